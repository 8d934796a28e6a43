package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import java.awt.Rectangle;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.Timeline;
import org.cspworkbench.presentation.paint.chart.TimelinePainter;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is painted of a timeline shows what it knows. */
final class TimelinePicturesTest {

  private static final Box AREA = new Box(10, 0, 600, TimelinePainter.HEIGHT);

  private static Timeline of(Trace trace) {
    Timeline timeline = new Timeline(trace);
    while (!timeline.update()) {
      assertThat(timeline.length()).isLessThan(trace.length());
    }
    return timeline;
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void solutionAtTheEndAndThePlayheadAreVisible(Look look, double scale) {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    Timeline timeline = of(trace);
    PixelCanvas canvas = paint(timeline, look, scale, trace.length() / 2);
    Rectangle end = new Rectangle((int) (600 * scale), 0, (int) (16 * scale), canvas.height());
    assertThat(canvas.count(end, look.colour(Token.SOLVED_MARK))).isGreaterThan(20);
    Rectangle middle =
        new Rectangle((int) (300 * scale), 0, (int) (20 * scale), (int) (23 * scale));
    assertThat(canvas.count(middle, look.colour(Token.ACCENT))).isGreaterThan(40);
    assertThat(canvas.count(look.colour(Token.CONFLICT_MARK))).isGreaterThan(20);
    assertThat(canvas.count(look.colour(Token.BACK_MARK))).isGreaterThan(5);
  }

  @Test
  void partPlayedHasAnotherToneThanTheRest() {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    Timeline timeline = of(trace);
    int rest = paint(timeline, Looks.light(), 1, 0).count(Looks.light().colour(Token.LINE_SOFT));
    int half =
        paint(timeline, Looks.light(), 1, trace.length() / 2)
            .count(Looks.light().colour(Token.LINE_SOFT));
    int all =
        paint(timeline, Looks.light(), 1, trace.length())
            .count(Looks.light().colour(Token.LINE_SOFT));
    assertThat(rest).isGreaterThan(half);
    assertThat(half).isGreaterThan(all);
  }

  /** The loop is tinted only while playback repeats it. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void loopIsTintedBetweenItsBracketsAndBookmarksHaveFlags(Look look, double scale) {
    Trace trace = PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
    Timeline timeline = of(trace);
    int from = trace.length() / 4;
    int to = trace.length() / 2;
    Rectangle inside = part(160, 300, 15, 24, scale);
    Rectangle behind = part(320, 600, 15, 24, scale);
    PixelCanvas looping = paint(timeline, look, scale, looped(new Loop(from, to, true)));
    PixelCanvas idle = paint(timeline, look, scale, looped(new Loop(from, to, false)));
    assertThat(looping.count(inside, look.colour(Token.ACCENT_TINT))).isGreaterThan(100);
    assertThat(looping.count(behind, look.colour(Token.ACCENT_TINT))).isZero();
    assertThat(idle.count(inside, look.colour(Token.ACCENT_TINT))).isZero();
    assertThat(idle.count(look.colour(Token.TEXT_MUTED))).isGreaterThan(20);

    ScrubMarks flagged = new ScrubMarks(0, Loop.none(), ImmutableSortedMap.of((double) to, ""));
    PixelCanvas marked = paint(timeline, look, scale, flagged);
    Rectangle flag = part(308, 325, 0, 12, scale);
    assertThat(marked.count(flag, look.colour(Token.TEXT_MUTED))).isGreaterThan(20);
  }

  private static ScrubMarks looped(Loop loop) {
    return new ScrubMarks(0, loop, ImmutableSortedMap.of());
  }

  private static Rectangle part(int left, int right, int top, int bottom, double scale) {
    return new Rectangle(
        (int) (left * scale),
        (int) (top * scale),
        (int) ((right - left) * scale),
        (int) ((bottom - top) * scale));
  }

  private static PixelCanvas paint(Timeline timeline, Look look, double scale, int position) {
    return paint(timeline, look, scale, ScrubMarks.at(position));
  }

  private static PixelCanvas paint(Timeline timeline, Look look, double scale, ScrubMarks marks) {
    return PixelCanvas.of(
        620,
        TimelinePainter.HEIGHT,
        scale,
        look.colour(Token.BG_PANEL),
        g -> TimelinePainter.paint(g, AREA, look, timeline, TimelinePainter.End.WHOLE, marks));
  }

  @Test
  void emptyTimelineIsPainted() {
    Timeline timeline =
        new Timeline(PaintedRuns.of(PaintedRuns.AUSTRALIA, "mac", Detail.DECISIONS));
    assertThat(timeline.length()).isZero();
    assertThat(paint(timeline, Looks.dark(), 1, 0).count(Looks.dark().colour(Token.ACCENT)))
        .isPositive();
  }
}
