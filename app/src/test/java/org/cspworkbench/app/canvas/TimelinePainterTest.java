package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import java.awt.Rectangle;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.paint.chart.ScrubMarks;
import org.cspworkbench.presentation.paint.chart.ScrubScale;
import org.cspworkbench.presentation.paint.chart.Timeline;
import org.cspworkbench.presentation.paint.chart.TimelinePainter;
import org.cspworkbench.presentation.paint.chart.TimelinePainter.End;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of a timeline apart from its run. */
final class TimelinePainterTest {

  private static final int WIDTH = 600;
  private static final Box AREA =
      new Box(16, 0, WIDTH - 32 - TimelinePainter.UNRECORDED, TimelinePainter.HEIGHT);
  private static final Trace TRACE =
      Runs.trace(Runs.solver("forward-checking"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void dotsAfterTheEndShowThatTheRunContinued(Look look) {
    Rectangle behind = new Rectangle((int) AREA.right() + 8, 0, 20, TimelinePainter.HEIGHT);
    ScrubMarks marks = ScrubMarks.at(0);
    End cutOff = new End(true, "");
    assertThat(marked(painted(look, End.WHOLE, marks), look, behind)).isZero();
    assertThat(marked(painted(look, cutOff, marks), look, behind)).isGreaterThan(8);
  }

  /** A note ends before the next flag or bracket. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void aNoteEndsBeforeTheNextMark(Look look) {
    int middle = TRACE.length() / 2;
    int near = middle + TRACE.length() / 8;
    String note = "W".repeat(40);
    int flag = (int) new ScrubScale(AREA, timeline().scale()).x(near);
    Rectangle behind = new Rectangle(flag, 0, 100, TimelinePainter.HEIGHT);
    assertThat(marked(painted(look, End.WHOLE, flags(middle, note, near)), look, behind))
        .isEqualTo(marked(painted(look, End.WHOLE, flags(middle, "", near)), look, behind));
  }

  private static ScrubMarks flags(double first, String note, double second) {
    return new ScrubMarks(0, Loop.none(), ImmutableSortedMap.of(first, note, second, ""));
  }

  private static Timeline timeline() {
    Timeline timeline = new Timeline(TRACE);
    while (timeline.length() < TRACE.length()) {
      timeline.update();
    }
    return timeline;
  }

  private static PixelCanvas painted(Look look, End end, ScrubMarks marks) {
    return PixelCanvas.of(
        WIDTH,
        TimelinePainter.HEIGHT,
        1,
        look.colour(Token.BG_PANEL),
        on -> TimelinePainter.paint(on, AREA, look, timeline(), end, marks));
  }

  private static int marked(PixelCanvas canvas, Look look, Rectangle part) {
    return part.width * part.height - canvas.count(part, look.colour(Token.BG_PANEL));
  }
}
