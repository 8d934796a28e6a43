package org.cspworkbench.presentation.paint;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is drawn on a timeline beside the run itself. */
final class TimelinePainterTest {

  private static final int WIDTH = 600;
  private static final Rectangle AREA =
      new Rectangle(16, 0, WIDTH - 32 - TimelinePainter.UNRECORDED, TimelinePainter.HEIGHT);
  private static final Trace TRACE =
      Runs.tape(Runs.solver("forward-checking"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);

  @ParameterizedTest
  @MethodSource(Looks.ALL)
  void dotsBehindTheEndSayThatTheRunWentOn(Look look) {
    Rectangle behind = new Rectangle((int) AREA.getMaxX() + 8, 0, 20, TimelinePainter.HEIGHT);
    Scrub scrub = Scrub.at(0);
    assertThat(marked(painted(look, scrub), look, behind)).isZero();
    assertThat(marked(painted(look, scrub.withCutOff(true)), look, behind)).isGreaterThan(8);
  }

  /** A note ends where the next flag or bracket begins. */
  @ParameterizedTest
  @MethodSource(Looks.ALL)
  void aNoteDoesNotRunIntoWhatStandsBehindIt(Look look) {
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

  private static BufferedImage painted(Look look, Scrub scrub) {
    BufferedImage image =
        new BufferedImage(WIDTH, TimelinePainter.HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(look.colour(Token.BG_PANEL));
    g.fillRect(0, 0, WIDTH, TimelinePainter.HEIGHT);
    TimelinePainter.paint(g, AREA, look, timeline(), scrub);
    g.dispose();
    return image;
  }

  private static int marked(BufferedImage image, Look look, Rectangle part) {
    int ground = look.colour(Token.BG_PANEL).getRGB();
    int count = 0;
    for (int y = part.y; y < part.y + part.height; y++) {
      for (int x = part.x; x < part.x + part.width; x++) {
        count += new Color(image.getRGB(x, y)).getRGB() == ground ? 0 : 1;
      }
    }
    return count;
  }
}
