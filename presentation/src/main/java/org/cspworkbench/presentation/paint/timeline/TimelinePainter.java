package org.cspworkbench.presentation.paint.timeline;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Path;
import org.cspworkbench.presentation.look.Ink;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.timeline.Timeline.Mark;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A painter of a timeline, the bar for scrubbing a run. From top to bottom it shows bookmarks and
 * the loop, the skyline of depth or conflicts, decisions, and other marks.
 */
public final class TimelinePainter {

  /** The required height. */
  public static final int HEIGHT = 64;

  /** The width of the dots after the end of a run that was cut off. */
  public static final int UNRECORDED = 30;

  private static final double DOT = 3;
  private static final int LABELS = 8;
  private static final int LOOP = 16;
  private static final int SKYLINE_TOP = 18;
  private static final int BASE = 46;
  private static final int MARKS = 58;

  /**
   * Two marks that are closer than this are indistinguishable, and only the more important one is
   * drawn.
   */
  private static final int CLOSEST = 6;

  private static final Set<Mark> LANDMARKS =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Mark.DECISION)));

  private final Ink ink;
  private final Box area;
  private final Timeline timeline;
  private final Scrub scrub;

  private TimelinePainter(Ink ink, Box area, Timeline timeline, Scrub scrub) {
    this.ink = ink;
    this.area = area;
    this.timeline = timeline;
    this.scrub = scrub;
  }

  /** Paints {@code timeline} into {@code area}, which should be {@link #HEIGHT} high. */
  public static void paint(Surface surface, Box area, Look look, Timeline timeline, Scrub scrub) {
    int behind = scrub.isCutOff() ? UNRECORDED : 8;
    new Ink(surface, look)
        .within(
            new Box(area.x() - 8, area.y(), area.width() + 8 + behind, area.height()),
            ink -> new TimelinePainter(ink, area, timeline, scrub).paint());
  }

  /** Returns the position at the coordinate {@code x} of a timeline in {@code area}. */
  public static int positionAt(double x, Box area, Timeline timeline) {
    double part = Math.max(0, Math.min(1, (x - area.x()) / area.width()));
    return (int) Math.round(part * timeline.length());
  }

  /** Returns the x coordinate of {@code position} on a timeline in {@code area}. */
  public static double placeOf(int position, Box area, Timeline timeline) {
    return area.x() + area.width() * position / Math.max(1, timeline.length());
  }

  private double y(double below) {
    return area.y() + below;
  }

  private void paint() {
    loop();
    skyline();
    double pixel = ink.device().whole(1);
    ink.fill(new Box(area.x(), ink.device().y(y(BASE)), area.width(), pixel), Token.LINE_CONTROL);
    cutOff();
    decisions();
    landmarks();
    scrub.bookmarks().forEach(this::bookmark);
    endNote();
    playhead();
  }

  /** Paints dots after the end of a run that continued without recording. */
  private void cutOff() {
    double dot = ink.device().whole(DOT);
    for (double x = DOT; scrub.isCutOff() && x + DOT <= UNRECORDED; x += 2 * DOT) {
      double left = ink.device().x(area.right() + x);
      ink.fill(new Box(left, ink.device().y(y(BASE)) - dot / 2, dot, dot), Token.TEXT);
    }
  }

  private void skyline() {
    double playhead = placeOf(scrub.position(), area, timeline);
    Colour accent = ink.colour(Token.ACCENT);
    Colour played = accent.withAlpha(97);
    ink.fill(skyline(area.x(), playhead), played);
    ink.fill(skyline(playhead, area.right()), ink.colour(Token.LINE_SOFT));
  }

  /**
   * Returns the outline of the skyline between two coordinates, with a step at each pixel whose
   * height differs.
   */
  private Path skyline(double from, double to) {
    double base = ink.device().y(y(BASE));
    double high = base - ink.device().y(y(SKYLINE_TOP));
    Path.Builder path = Path.builder();
    path.moveTo(from, base);
    double level = base;
    double step = ink.device().pixel();
    for (double x = from; x < to - step / 2; x += step) {
      double top =
          ink.device().y(base - high * heightAt(x, step) / Math.max(1, timeline.highest()));
      if (top != level) {
        path.lineTo(x, level);
        path.lineTo(x, top);
        level = top;
      }
    }
    path.lineTo(to, level);
    path.lineTo(to, base);
    path.close();
    return path.build();
  }

  private int heightAt(double x, double step) {
    int from = (int) eventAt(x);
    return timeline.height(from, Math.max(from + 1, (int) eventAt(x + step)));
  }

  private double eventAt(double x) {
    return (x - area.x()) / area.width() * timeline.length();
  }

  /** Returns the marks of the last events before the positions of a column. */
  private Set<Mark> marksAt(int column) {
    return timeline.marks(eventsBefore(column), eventsBefore(column + 1));
  }

  private int eventsBefore(int column) {
    return column >= area.width()
        ? timeline.length()
        : Math.max(0, (int) Math.ceil(eventAt(area.x() + column) - 1e-9) - 1);
  }

  private void decisions() {
    double width = ink.device().whole(2);
    int column = 0;
    while (column < area.width()) {
      if (marksAt(column).contains(Mark.DECISION)) {
        double x = ink.device().x(area.x() + column);
        ink.fill(new Box(x, y(BASE + 2), width, 6), Token.ACCENT);
        column += 4;
      } else {
        column++;
      }
    }
  }

  /** Paints landmarks; of those that are too close to each other only the most important one. */
  private void landmarks() {
    int column = 0;
    while (column < area.width()) {
      if (Collections.disjoint(marksAt(column), LANDMARKS)) {
        column++;
        continue;
      }
      int best = column;
      Mark highest = mostImportant(column);
      for (int other = column + 1; other < Math.min(column + CLOSEST, area.width()); other++) {
        Mark mark = mostImportant(other);
        if (mark.compareTo(highest) > 0) {
          highest = mark;
          best = other;
        }
      }
      landmark(highest, area.x() + best + 0.5, y(MARKS));
      column = Math.max(best, column) + CLOSEST;
    }
  }

  private Mark mostImportant(int column) {
    return Collections.max(union(marksAt(column)));
  }

  private static Set<Mark> union(Set<Mark> marks) {
    Set<Mark> all = EnumSet.of(Mark.DECISION);
    all.addAll(marks);
    return all;
  }

  private void landmark(Mark mark, double x, double y) {
    Path.Builder path = Path.builder();
    switch (mark) {
      case CONTRADICTION -> {
        path.moveTo(x - 4, y - 4);
        path.lineTo(x + 4, y + 4);
        path.moveTo(x - 4, y + 4);
        path.lineTo(x + 4, y - 4);
        ink.draw(path.build(), Token.CONFLICT_MARK, 2);
      }
      case BACKTRACK -> {
        path.moveTo(x + 3.5, y - 4.5);
        path.lineTo(x - 4, y);
        path.lineTo(x + 3.5, y + 4.5);
        path.close();
        ink.fill(path.build(), Token.BACK_FILL);
        ink.draw(path.build(), Token.BACK_MARK, 1.6);
      }
      case RESTART -> {
        ink.fill(new Box(x - 3, y - 5, 2, 10), Token.TEXT);
        ink.fill(new Box(x + 1, y - 5, 2, 10), Token.TEXT);
      }
      case SOLUTION -> {
        path.moveTo(x, y - 5.5);
        path.lineTo(x + 5.5, y);
        path.lineTo(x, y + 5.5);
        path.lineTo(x - 5.5, y);
        path.close();
        ink.fill(path.build(), Token.SOLVED_MARK);
      }
      case DECISION -> {}
    }
  }

  private void loop() {
    if (scrub.isLooping() && scrub.loopFrom() != NONE && scrub.loopTo() != NONE) {
      double from = placeOf(scrub.loopFrom(), area, timeline);
      double to = placeOf(scrub.loopTo(), area, timeline);
      ink.fill(new Box(from, y(LOOP), to - from, BASE - LOOP), Token.ACCENT_TINT);
    }
    bracket(scrub.loopFrom(), "A", 1);
    bracket(scrub.loopTo(), "B", -1);
  }

  private void bracket(int position, String letter, int inwards) {
    if (position == NONE) {
      return;
    }
    Token colour = scrub.isLooping() ? Token.ACCENT : Token.TEXT_MUTED;
    double x = placeOf(position, area, timeline);
    MarkPen.bracket(ink, x, y(LOOP), y(BASE), inwards, colour);
    int side = hasRoomInside() ? inwards : -inwards;
    double flag = side > 0 && isBookmarked(position) ? MarkPen.FLAG : 0;
    ink.write(
        letter,
        x + side * (6 + flag + ink.look().label() * 0.4),
        y(LABELS),
        ink.look().fonts().bold(),
        ink.look().label(),
        colour);
  }

  /**
   * Returns whether both letters fit between the brackets; otherwise they are outside, in the same
   * order.
   */
  private boolean hasRoomInside() {
    double from = placeOf(scrub.loopFrom(), area, timeline);
    double to = placeOf(scrub.loopTo(), area, timeline);
    return scrub.loopTo() == NONE || to - from >= 2 * (6 + ink.look().label());
  }

  private boolean isBookmarked(int position) {
    return scrub.bookmarks().stream().anyMatch(each -> each.position() == position);
  }

  /**
   * Returns whether the letter of a bracket is at the right of {@code position}, where a note
   * starts.
   */
  private boolean hasLetterBehind(int position) {
    return position == (hasRoomInside() ? scrub.loopFrom() : scrub.loopTo());
  }

  private void bookmark(Scrub.Bookmark bookmark) {
    double x = placeOf(bookmark.position(), area, timeline);
    MarkPen.flag(ink, x, y(2), y(BASE));
    double label = ink.look().label();
    double left = x + MarkPen.FLAG + 3 + (hasLetterBehind(bookmark.position()) ? 4 + label : 0);
    ink.writeFrom(
        shortened(bookmark.note(), endOfNote(bookmark.position()) - left),
        left,
        y(LABELS),
        ink.look().fonts().regular(),
        ink.look().label(),
        Token.TEXT_MUTED);
  }

  /** Returns the start of the next flag or bracket after {@code position}. */
  private double endOfNote(int position) {
    double letter = hasRoomInside() ? 8 + ink.look().label() : 0;
    double end = area.right();
    if (scrub.loopTo() > position) {
      end = Math.min(end, placeOf(scrub.loopTo(), area, timeline) - letter);
    }
    if (scrub.loopFrom() > position) {
      end = Math.min(end, placeOf(scrub.loopFrom(), area, timeline));
    }
    for (Scrub.Bookmark other : scrub.bookmarks()) {
      if (other.position() > position) {
        end = Math.min(end, placeOf(other.position(), area, timeline));
      }
    }
    return end - 4;
  }

  private String shortened(String note, double room) {
    String shorter = note;
    while (!shorter.isEmpty() && noteWidth(shorter) > room) {
      shorter = shorter.length() <= 2 ? "" : shorter.substring(0, shorter.length() - 2) + "…";
    }
    return shorter;
  }

  private double noteWidth(String note) {
    return ink.width(note, ink.look().fonts().regular(), ink.look().label());
  }

  private void endNote() {
    double width = noteWidth(scrub.endNote());
    ink.writeFrom(
        scrub.endNote(),
        area.right() - width,
        y(LABELS),
        ink.look().fonts().regular(),
        ink.look().label(),
        Token.TEXT_MUTED);
  }

  private void playhead() {
    Playhead.paint(ink, placeOf(scrub.position(), area, timeline), y(11), HEIGHT - 18);
  }
}
