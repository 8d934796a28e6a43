package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Verifies that a window is placed on a screen, for any previous bounds and any set of screens. */
final class ScreenBoundsTest {

  private static final Dimension USUAL = new Dimension(1280, 832);
  private static final Rectangle SMALL = new Rectangle(0, 0, 1280, 800);
  private static final Rectangle BELOW_A_PANEL = new Rectangle(0, 28, 1280, 772);
  private static final Rectangle RIGHT = new Rectangle(1280, 0, 1920, 1080);

  private static ScreenBounds of(Rectangle... screens) {
    return new ScreenBounds(ImmutableList.copyOf(screens));
  }

  @Test
  void theWindowOpensNoLargerThanTheScreen() {
    assertThat(of(SMALL).centred(USUAL)).isEqualTo(SMALL);
    assertThat(of(BELOW_A_PANEL).centred(USUAL)).isEqualTo(BELOW_A_PANEL);
    assertThat(of(new Rectangle(0, 0, 960, 540)).centred(USUAL))
        .as("1920 × 1080 at 200 %%")
        .isEqualTo(new Rectangle(0, 0, 960, 540));
  }

  @Test
  void theWindowOpensInTheCentreOfALargeScreen() {
    assertThat(of(new Rectangle(0, 0, 1920, 1080)).centred(USUAL))
        .isEqualTo(new Rectangle(320, 124, 1280, 832));
  }

  @Test
  void theMinimumSizeIsNoLargerThanTheScreen() {
    Dimension enlarged = new Dimension(2048, 1280);
    assertThat(of(RIGHT).least(enlarged, RIGHT)).isEqualTo(RIGHT.getSize());
    assertThat(of(SMALL, RIGHT).least(new Dimension(1024, 640), RIGHT))
        .isEqualTo(new Dimension(1024, 640));
  }

  @Test
  void theWindowIsRestoredToItsPosition() {
    Rectangle before = new Rectangle(1400, 100, 1100, 700);
    assertThat(of(SMALL, RIGHT).fitted(before)).isEqualTo(before);
  }

  @Test
  void windowsOfMissingScreensMoveToAnother() {
    Rectangle before = new Rectangle(1400, 100, 1500, 900);
    assertThat(of(SMALL).fitted(before)).isEqualTo(SMALL);
  }

  @Test
  void restoredWindowsAreOnAScreen() {
    Random random = new Random(1);
    ScreenBounds room = of(BELOW_A_PANEL, RIGHT);
    for (int i = 0; i < 2000; i++) {
      Rectangle before =
          new Rectangle(
              random.nextInt(8000) - 4000,
              random.nextInt(8000) - 4000,
              1 + random.nextInt(4000),
              1 + random.nextInt(4000));
      Rectangle now = room.fitted(before);
      assertThat(room.screens()).as("%s", before).anyMatch(screen -> screen.contains(now));
    }
  }
}
