package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests of the lecturer's view on a display with two screens: where it opens, the keys of the
 * device in a speaker's hand, and the exchange of the screens. If the property {@code
 * lecture.pictures} is set, a picture of it is written to that folder.
 */
@Tag("display")
class LecturerDisplayTest extends OpenWindow {

  private static GraphicsDevice[] screens() {
    return GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices();
  }

  @BeforeEach
  void openLecture() {
    assumeTrue(screens().length > 1, "needs two screens: see CONTRIBUTING.md");
    Screen.onEventThread(
        () -> models.opener().open(ShippedLecture.find("introduction").orElseThrow()));
    screen.until("the lecture is open", () -> lecture().isOpen());
  }

  private LectureModel lecture() {
    return models.lecture();
  }

  private JFrame view() {
    return window.lecturer().frame().orElseThrow();
  }

  private void enterStage() {
    screen.until(
        "there is something to show", () -> models.workspaces().shown().stage().isPresent());
    screen.press(KeyEvent.VK_F11, KeyEvent.VK_SHIFT);
    screen.until("the stage has the focus", () -> window.stage().canvas().isFocusOwner());
  }

  @Test
  void itFillsTheOtherScreenAndLeavesTheFocusOnTheStage() {
    enterStage();
    screen.until("the view is open", () -> window.lecturer().frame().isPresent());
    GraphicsDevice own = Screen.see(() -> view().getGraphicsConfiguration().getDevice());
    assertThat(own).isEqualTo(screens()[1]);
    assertThat(Screen.see(() -> view().getBounds()))
        .isEqualTo(own.getDefaultConfiguration().getBounds());
    assertThat(Screen.see(() -> window.stage().canvas().isFocusOwner())).isTrue();
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the stage is left", () -> !models.stage().isOn());
    assertThat(Screen.see(() -> view().isShowing())).as("until it is closed").isTrue();
  }

  @Test
  void pageKeysGoThroughTheStopsOfTheLecture() {
    enterStage();
    while (Screen.see(() -> !models.model().lesson().isOpen())) {
      int step = Screen.see(() -> lecture().step());
      screen.press(KeyEvent.VK_PAGE_DOWN);
      screen.until("the next scene", () -> lecture().step() == step + 1);
      screen.until("it is there", () -> models.workspaces().shown().stage().isPresent());
      screen.pause();
    }
    screen.until("the focus", () -> window.stage().canvas().isFocusOwner());
    screen.press(KeyEvent.VK_PAGE_DOWN);
    screen.until("a stop", () -> models.model().lesson().step() == 1);
    screen.until("it is reached", () -> !models.model().isRunning());
    takePicture("lecturer");
    screen.press(KeyEvent.VK_PAGE_UP);
    screen.until("the stop before", () -> models.model().lesson().step() == 0);
  }

  private void takePicture(String name) {
    String folder = System.getProperty("lecture.pictures");
    if (folder != null) {
      screen.pause();
      BufferedImage picture =
          Screen.see(
              () -> {
                BufferedImage image =
                    new BufferedImage(
                        view().getWidth(), view().getHeight(), BufferedImage.TYPE_INT_RGB);
                view().printAll(image.getGraphics());
                return image;
              });
      try {
        ImageIO.write(picture, "png", Path.of(folder, name + ".png").toFile());
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void aKeyExchangesTheScreens() {
    enterStage();
    screen.until("the view is open", () -> window.lecturer().frame().isPresent());
    screen.press(KeyEvent.VK_F11, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until(
        "the view is on the first screen",
        () -> view().getGraphicsConfiguration().getDevice().equals(screens()[0]));
    assertThat(Screen.see(() -> window.frame().getGraphicsConfiguration().getDevice()))
        .isEqualTo(screens()[1]);
  }
}
