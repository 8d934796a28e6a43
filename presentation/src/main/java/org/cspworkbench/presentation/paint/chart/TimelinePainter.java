package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of a timeline, the bar for scrubbing a run. From top to bottom it shows bookmarks and
 * the loop, the skyline of depth or conflicts with the values of the objective, decisions, and
 * other marks.
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
  private static final int CURVE_TOP = 22;
  private static final int BASE = 46;
  private static final int MARKS = 58;
  private static final ScrubMarksPainter.Rows ROWS =
      new ScrubMarksPainter.Rows(LABELS, BASE, LOOP, BASE, 11, HEIGHT - 18);

  /**
   * The end of a recording.
   *
   * @param isCutOff whether the run continued after the end of the recording
   * @param note a note on the end, for example that it is still growing; may be empty
   */
  public record End(boolean isCutOff, String note) {

    /** The end of a run that is recorded as a whole. */
    public static final End WHOLE = new End(false, "");
  }

  /**
   * An end of the loop.
   *
   * @param inwards 1 at the start, -1 at the end
   */
  private record LoopEnd(double place, String letter, int inwards) {}

  private final Ink ink;
  private final Box area;
  private final Timeline timeline;
  private final End end;
  private final ScrubScale scale;
  private final ScrubMarks marks;
  private final ScrubMarksPainter markPainter;
  private final ImmutableList<LoopEnd> loopEnds;

  private TimelinePainter(Ink ink, Box area, Timeline timeline, End end, ScrubMarks marks) {
    this.ink = ink;
    this.area = area;
    this.timeline = timeline;
    this.end = end;
    this.scale = new ScrubScale(area, timeline.scale());
    this.marks = marks;
    this.markPainter = new ScrubMarksPainter(ink, scale, marks, ROWS);
    this.loopEnds = loopEnds(marks.loop(), timeline.length());
  }

  private static ImmutableList<LoopEnd> loopEnds(Loop loop, double length) {
    return loop.isOn() || loop.isMarked()
        ? ImmutableList.of(new LoopEnd(loop.from(), "A", 1), new LoopEnd(loop.end(length), "B", -1))
        : ImmutableList.of();
  }

  /** Paints {@code timeline} into {@code area}, which should be {@link #HEIGHT} high. */
  public static void paint(
      Surface surface, Box area, Look look, Timeline timeline, End end, ScrubMarks marks) {
    paintEvents(surface, area, look, timeline);
    paintPosition(surface, area, look, timeline, end, marks);
  }

  /** Paints the part that does not depend on the position of the viewer, which takes longest. */
  public static void paintEvents(Surface surface, Box area, Look look, Timeline timeline) {
    Box rows = new Box(area.x() - 8, area.y(), area.width() + 16, area.height());
    new Ink(surface, look)
        .within(
            rows,
            ink -> {
              EventMarksPainter events =
                  new EventMarksPainter(ink, new ScrubScale(area, timeline.scale()), timeline);
              events.decisions(area.y() + BASE + 2);
              events.landmarks(area.y() + MARKS);
            });
  }

  /** Paints the rest over the events. */
  public static void paintPosition(
      Surface surface, Box area, Look look, Timeline timeline, End end, ScrubMarks marks) {
    int behind = end.isCutOff() ? UNRECORDED : 8;
    new Ink(surface, look)
        .within(
            new Box(area.x() - 8, area.y(), area.width() + 8 + behind, area.height()),
            ink -> new TimelinePainter(ink, area, timeline, end, marks).paint());
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
    objective();
    marks.bookmarks().forEach(this::bookmark);
    markPainter.note(end.note(), area.right() - markPainter.noteWidth(end.note()));
    markPainter.playhead();
  }

  private void objective() {
    List<ObjectiveCurve.Point> points = timeline.curve().points();
    if (!points.isEmpty()) {
      Box band = new Box(area.x(), y(CURVE_TOP), area.width(), BASE - CURVE_TOP - 4);
      new ObjectiveCurvePainter(ink, scale, band, points).paint();
    }
  }

  /** Paints dots after the end of a run that continued without recording. */
  private void cutOff() {
    double dot = ink.device().whole(DOT);
    for (double x = DOT; end.isCutOff() && x + DOT <= UNRECORDED; x += 2 * DOT) {
      double left = ink.device().x(area.right() + x);
      ink.fill(new Box(left, ink.device().y(y(BASE)) - dot / 2, dot, dot), Token.TEXT);
    }
  }

  private void skyline() {
    double playhead = scale.x(marks.place());
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
    int from = (int) scale.placeAt(x);
    return timeline.height(from, Math.max(from + 1, (int) scale.placeAt(x + step)));
  }

  private void loop() {
    if (loopEnds.isEmpty()) {
      return;
    }
    LoopEnd start = loopEnds.get(0);
    LoopEnd stop = loopEnds.get(1);
    if (marks.loop().isOn()) {
      double left = scale.x(start.place());
      double width = scale.x(stop.place()) - left;
      ink.fill(new Box(left, y(LOOP), width, BASE - LOOP), Token.ACCENT_TINT);
    }
    markPainter.loopStart(start.place());
    letter(start);
    markPainter.loopEnd(stop.place());
    letter(stop);
  }

  private void letter(LoopEnd loopEnd) {
    int side = side(loopEnd);
    boolean isBesideFlag = side > 0 && marks.bookmarks().containsKey(loopEnd.place());
    double flag = isBesideFlag ? ScrubMarksPainter.FLAG : 0;
    ink.write(
        loopEnd.letter(),
        scale.x(loopEnd.place()) + side * (6 + flag + ink.look().label() * 0.4),
        y(LABELS),
        ink.look().fonts().bold(),
        ink.look().label(),
        markPainter.loopColour());
  }

  /** Returns 1 if the letter is at the right of the bracket, and -1 if it is at the left. */
  private int side(LoopEnd loopEnd) {
    return hasRoomInside() ? loopEnd.inwards() : -loopEnd.inwards();
  }

  /**
   * Returns whether both letters fit between the brackets; otherwise they are outside, in the same
   * order.
   */
  private boolean hasRoomInside() {
    double from = scale.x(loopEnds.get(0).place());
    double to = scale.x(loopEnds.get(1).place());
    return to - from >= 2 * (6 + ink.look().label());
  }

  private void bookmark(double place, String note) {
    markPainter.flag(place);
    boolean isBehindLetter =
        loopEnds.stream().anyMatch(each -> each.place() == place && side(each) > 0);
    double left = markPainter.noteStart(place) + (isBehindLetter ? 4 + ink.look().label() : 0);
    markPainter.note(shortened(note, endOfNote(place) - left), left);
  }

  /** Returns the start of the next flag or bracket after {@code place}. */
  private double endOfNote(double place) {
    double next = area.right();
    for (LoopEnd loopEnd : loopEnds) {
      if (loopEnd.place() > place) {
        boolean hasLetterInside = loopEnd.inwards() < 0 && hasRoomInside();
        double letter = hasLetterInside ? 8 + ink.look().label() : 0;
        next = Math.min(next, scale.x(loopEnd.place()) - letter);
      }
    }
    for (double flag : marks.bookmarks().keySet()) {
      next = flag > place ? Math.min(next, scale.x(flag)) : next;
    }
    return next - 4;
  }

  private String shortened(String note, double room) {
    String shorter = note;
    while (!shorter.isEmpty() && markPainter.noteWidth(shorter) > room) {
      shorter = shorter.length() <= 2 ? "" : shorter.substring(0, shorter.length() - 2) + "…";
    }
    return shorter;
  }
}
