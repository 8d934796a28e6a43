package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Rectangle;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.timeline.Scrub;
import org.cspworkbench.presentation.paint.timeline.Timeline;
import org.cspworkbench.presentation.paint.timeline.TimelinePainter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of a timeline apart from its run. */
final class TimelinePainterTest {

  private static final int WIDTH = 600;
  private static final Box AREA =
      new Box(16, 0, WIDTH - 32 - TimelinePainter.UNRECORDED, TimelinePainter.HEIGHT);
  private static final Trace TRACE =
      Runs.tape(Runs.solver("forward-checking"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void dotsAfterTheEndShowThatTheRunContinued(Look look) {
    Rectangle behind = new Rectangle((int) AREA.right() + 8, 0, 20, TimelinePainter.HEIGHT);
    Scrub scrub = Scrub.at(0);
    assertThat(marked(painted(look, scrub), look, behind)).isZero();
    assertThat(marked(painted(look, scrub.withCutOff(true)), look, behind)).isGreaterThan(8);
  }

  /** A note ends before the next flag or bracket. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void aNoteEndsBeforeTheNextMark(Look look) {
    int middle = TRACE.length() / 2;
    int near = middle + TRACE.length() / 8;
    String note = "W".repeat(40);
    Scrub.Bookmark second = new Scrub.Bookmark(near, "");
    Scrub longNote =
        Scrub.at(0).withBookmarks(ImmutableList.of(new Scrub.Bookmark(middle, note), second));
    Scrub noNote =
        Scrub.at(0).withBookmarks(ImmutableList.of(new Scrub.Bookmark(middle, ""), second));
    Timeline timeline = timeline();
    int flag = (int) TimelinePainter.placeOf(near, AREA, timeline);
    Rectangle behind = new Rectangle(flag, 0, 100, TimelinePainter.HEIGHT);
    assertThat(marked(painted(look, longNote), look, behind))
        .isEqualTo(marked(painted(look, noNote), look, behind));
  }

  private static Timeline timeline() {
    Timeline timeline = new Timeline(TRACE);
    while (timeline.length() < TRACE.length()) {
      timeline.update();
    }
    return timeline;
  }

  private static PixelCanvas painted(Look look, Scrub scrub) {
    return PixelCanvas.of(
        WIDTH,
        TimelinePainter.HEIGHT,
        1,
        look.colour(Token.BG_PANEL),
        on -> TimelinePainter.paint(on, AREA, look, timeline(), scrub));
  }

  private static int marked(PixelCanvas canvas, Look look, Rectangle part) {
    return part.width * part.height - canvas.count(part, look.colour(Token.BG_PANEL));
  }
}
