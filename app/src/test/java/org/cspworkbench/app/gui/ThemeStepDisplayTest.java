package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.AWTException;
import java.awt.Color;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the window never shows two themes at a time. */
@Tag("display")
class ThemeStepDisplayTest extends OpenWindow {

  private static final int EDGE = 12; // from the edges of the window, where nothing is written

  @ParameterizedTest
  @ValueSource(floats = {1, 2})
  void aThemeIsReplacedInOneStepWhileARunIsPlayed(float zoom) throws AWTException {
    Screen.onEventThread(() -> models.opener().paste(Runs.HARD));
    screen.until("a puzzle is open", () -> models.model().opened().isPresent());
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until("Animate", () -> models.workspaces().isAt(AnimateCommands.ANIMATE));
    screen.until("everything is drawn", () -> models.workspaces().isDrawn());
    while (Screen.see(UIScale::getZoomFactor) < zoom) {
      Screen.onEventThread(() -> models.commands().accept(WindowCommands.LARGER));
    }
    Screen.onEventThread(
        () -> {
          Playback playback = models.model().playback().orElseThrow();
          playback.toStart();
          playback.play();
        });
    Robot camera = new Robot();
    Rectangle bounds = Screen.see(() -> window.frame().getBounds());
    screen.press(KeyEvent.VK_D, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    long end = System.nanoTime() + Runs.GENEROUS.toNanos();
    boolean isDark = false;
    while (!isDark) {
      assertThat(System.nanoTime()).as("waited in vain").isLessThan(end);
      BufferedImage seen = camera.createScreenCapture(bounds);
      isDark = isDark(seen, EDGE, bounds.height / 2);
      assertThat(isDark(seen, bounds.width - EDGE, bounds.height / 2)).isEqualTo(isDark);
      assertThat(isDark(seen, EDGE, bounds.height - EDGE)).isEqualTo(isDark);
    }
    assertThat(Theme.current()).isEqualTo(Theme.DARK);
  }

  private static boolean isDark(BufferedImage image, int x, int y) {
    return new Color(image.getRGB(x, y)).getGreen() < 128;
  }
}
