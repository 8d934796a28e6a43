package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the bar for scrubbing several runs together: the scale, dotted where nothing is
 * recorded, a diamond at the end of each run with its name below, and the playhead.
 */
public final class JointTimelinePainter {

  /** The required height. */
  public static final int HEIGHT = 48;

  private static final int LINE = 20;
  private static final int NAMES = 36;
  private static final int BETWEEN_NAMES = 12;
  private static final double NAME = 12;
  private static final double NOTES = 7;
  private static final double ONE_PLACE = 18;
  private static final double CROWDED = 60; // three ends within it share a line, too
  private static final double ASTRAY = 12;

  private static final ScrubMarksPainter.Rows ROWS =
      new ScrubMarksPainter.Rows(NOTES, LINE, LINE - 9, LINE + 9, 3, LINE);

  private final Ink ink;
  private final ScrubScale scale;
  private final JointTimeline timeline;
  private final ScrubMarks marks;
  private final ScrubMarksPainter markPainter;

  private JointTimelinePainter(Ink ink, Box area, JointTimeline timeline, ScrubMarks marks) {
    this.ink = ink;
    this.scale = new ScrubScale(area, timeline.scale());
    this.timeline = timeline;
    this.marks = marks;
    this.markPainter = new ScrubMarksPainter(ink, scale, marks, ROWS);
  }

  /** Paints {@code timeline} into {@code area}, which should be {@link #HEIGHT} high. */
  public static void paint(
      Surface surface, Box area, Look look, JointTimeline timeline, ScrubMarks marks) {
    new Ink(surface, look)
        .within(
            new Box(area.x() - 8, area.y(), area.width() + 16, area.height()),
            ink -> new JointTimelinePainter(ink, area, timeline, marks).paint());
  }

  private double x(double place) {
    return scale.x(place);
  }

  private double y(double below) {
    return scale.area().y() + below;
  }

  private void paint() {
    line();
    names();
    marks.bookmarks().forEach(this::bookmark);
    loop();
    timeline.finishes().forEach(this::diamond);
    markPainter.playhead();
  }

  private void line() {
    double position = x(marks.place());
    double recorded = Math.max(position, x(timeline.recordedEnd()));
    bar(scale.area().x(), position, Token.ACCENT);
    bar(position, recorded, Token.LINE_CONTROL);
    if (recorded < scale.area().right() - 1) {
      ink.draw(
          new Line(recorded + 4, y(LINE), scale.area().right(), y(LINE)),
          ink.colour(Token.LINE_CONTROL),
          Stroke.round(3).dashed(0.1, 7, 0));
    }
  }

  private void bar(double from, double to, Token token) {
    double height = ink.device().whole(4);
    ink.fill(new Box(from, ink.device().y(y(LINE) - height / 2), to - from, height), token);
  }

  private void bookmark(double place, String note) {
    markPainter.flag(place);
    markPainter.note(note, markPainter.noteStart(place));
  }

  private void loop() {
    if (marks.loop().from() > 0) {
      markPainter.loopStart(marks.loop().from());
    }
    if (Double.isFinite(marks.loop().to())) {
      markPainter.loopEnd(marks.loop().to());
    }
  }

  private void diamond(JointTimeline.Finish finish) {
    double x = x(finish.place());
    Path.Builder path = Path.builder();
    path.moveTo(x, y(LINE - 7));
    path.lineTo(x + 7, y(LINE));
    path.lineTo(x, y(LINE + 7));
    path.lineTo(x - 7, y(LINE));
    path.close();
    ink.fill(path.build(), finish.hasAnswer() ? Token.SOLVED_MARK : Token.BG_PANEL);
    ink.draw(path.build(), finish.hasAnswer() ? Token.BG_PANEL : Token.LINE_CONTROL, 2);
  }

  /**
   * Writes the names below the diamonds, from the left; diamonds that touch share a line, and so do
   * three or more that are close together. A name that would overlap another one is moved to the
   * right, or omitted if that would be too far.
   */
  private void names() {
    double free = scale.area().x();
    ImmutableList<JointTimeline.Finish> inOrder =
        ImmutableList.sortedCopyOf(
            Comparator.comparingDouble(JointTimeline.Finish::place), timeline.finishes());
    int next = 0;
    while (next < inOrder.size()) {
      double x = x(inOrder.get(next).place());
      int close = endWithin(CROWDED, inOrder, next);
      int end = close - next > 2 ? close : endWithin(ONE_PLACE, inOrder, next);
      String names =
          inOrder.subList(next, end).stream()
              .map(JointTimeline.Finish::name)
              .collect(Collectors.joining(", "));
      free = name(names, x, free);
      next = end;
    }
  }

  /** Returns the index after the last of the diamonds within {@code width} of that at an index. */
  private int endWithin(double width, List<JointTimeline.Finish> inOrder, int first) {
    int end = first + 1;
    while (end < inOrder.size()
        && x(inOrder.get(end).place()) - x(inOrder.get(first).place()) < width) {
      end++;
    }
    return end;
  }

  /** Writes a name at {@code free} or to its right; returns the next free coordinate. */
  private double name(String name, double x, double free) {
    Face font = ink.look().fonts().regular();
    double width = ink.width(name, font, NAME);
    double left = Math.max(free, Math.min(x - width / 2, scale.area().right() - width));
    if (left > x + ASTRAY || left + width > scale.area().right() + 1) {
      return free;
    }
    ink.writeFrom(name, left, y(NAMES), font, NAME, Token.TEXT_MUTED);
    return left + width + BETWEEN_NAMES;
  }
}
