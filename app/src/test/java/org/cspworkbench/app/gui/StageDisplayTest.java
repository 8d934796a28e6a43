package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.stage.StageModel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of the stage in a real window: its keys, its controls, and the way back. */
@Tag("display")
class StageDisplayTest extends OpenWindow {

  private StageModel stage() {
    return models.stage();
  }

  private void watch() {
    Screen.onEventThread(() -> models.opener().paste(Runs.HARD));
    screen.until("a puzzle is open", () -> models.model().opened().isPresent());
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until("Animate", () -> models.workspaces().isAt(AnimateCommands.ANIMATE));
    screen.until("there is a run", () -> models.model().playback().isPresent());
  }

  private void enter() {
    screen.press(KeyEvent.VK_F11, KeyEvent.VK_SHIFT);
    screen.until("the stage is on", () -> stage().isOn() && window.stage().canvas().isShowing());
    screen.until("the stage has the focus", () -> window.stage().canvas().isFocusOwner());
  }

  @Test
  void theStageFillsTheScreenAndEscapeLeavesIt() {
    watch();
    int height = Screen.see(() -> window.frame().getHeight());
    enter();
    screen.until(
        "nothing else is there",
        () -> window.stage().canvas().getSize().equals(window.frame().getSize()));
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the window is back", () -> !stage().isOn());
    screen.until("in its size", () -> window.frame().getHeight() == height);
    screen.until("the menus too", () -> window.frame().getJMenuBar().isShowing());
  }

  @Test
  void keysOfTheRunWorkOnTheStage() {
    watch();
    enter();
    screen.press(KeyEvent.VK_HOME);
    screen.until("the start", () -> models.model().playback().orElseThrow().position() == 0);
    screen.press(KeyEvent.VK_RIGHT);
    screen.until("a step", () -> models.model().playback().orElseThrow().position() > 0);
  }

  @Test
  void sizeAndBlanksAreThoseOfTheStage() {
    watch();
    enter();
    float zoom = UIScale.getZoomFactor();
    double side = Screen.see(this::side);
    screen.press(KeyEvent.VK_EQUALS, KeyEvent.VK_CONTROL);
    screen.until("the board is larger", () -> side() > side);
    screen.press(KeyEvent.VK_0, KeyEvent.VK_CONTROL);
    screen.until("the first size", () -> side() == side);
    assertThat(UIScale.getZoomFactor()).isEqualTo(zoom);
    screen.press(KeyEvent.VK_F12);
    screen.until("it is blank", () -> stage().isBlank());
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it is there again", () -> !stage().isBlank() && stage().isOn());
  }

  private double side() {
    return window.stage().canvas().layoutOfScene().orElseThrow().side();
  }

  @Test
  void controlsComeWithThePointerAndStayUnderIt() throws Exception {
    watch();
    Robot pointer = new Robot();
    pointer.mouseMove(200, 200);
    enter();
    pointer.mouseMove(300, 300);
    screen.until("the controls come", () -> stage().hasControls());
    screen.until("and go", () -> !stage().hasControls());
    screen.press(KeyEvent.VK_TAB);
    screen.until("the controls come by key", () -> stage().hasControls());
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("Escape hides them first", () -> !stage().hasControls() && stage().isOn());
  }

  @Test
  void aComparisonAndAGameHaveTheStageToo() {
    watch();
    screen.press(KeyEvent.VK_3, KeyEvent.VK_CONTROL);
    screen.until("Compare", () -> models.workspaces().isAt(CompareCommands.COMPARE));
    screen.until("traces", () -> models.compareModel().contenders().get(0).player().isPresent());
    enter();
    screen.press(KeyEvent.VK_TAB);
    screen.until(
        "the second board",
        () -> stage().chosen(window.stage().canvas().scene().orElseThrow()) == 1);
    screen.press(KeyEvent.VK_1, KeyEvent.VK_CONTROL);
    screen.until("Play", () -> models.workspaces().isAt(PlayCommands.GAME));
    screen.until(
        "its board", () -> window.stage().canvas().scene().orElseThrow().parts().size() == 1);
    assertThat(Screen.see(() -> stage().isOn())).isTrue();
  }

  @Test
  void thereIsNoStageForTheStartPage() {
    screen.press(KeyEvent.VK_F11, KeyEvent.VK_SHIFT);
    screen.until("the reason", () -> models.model().notices().current().isPresent());
    assertThat(Screen.see(() -> stage().isOn())).isFalse();
  }
}
