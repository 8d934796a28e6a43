package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.problem.OwnProblemPage;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.StatedExample;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verifies that a person can state a problem in the window, by keys alone or with the mouse. */
@Tag("display")
class OwnProblemDisplayTest extends OpenWindow {

  private static final int MOST_ACTIONS = 8;

  /** The keys of signs on a keyboard of the United States. */
  private static final Map<Character, Integer> SHIFTED =
      Map.of(
          '{', KeyEvent.VK_OPEN_BRACKET,
          '}', KeyEvent.VK_CLOSE_BRACKET,
          '(', KeyEvent.VK_9,
          ')', KeyEvent.VK_0,
          '!', KeyEvent.VK_1);

  private int actions;

  private OwnProblem own() {
    return models.start().own();
  }

  private void press(int key, int... held) {
    actions++;
    screen.press(key, held);
  }

  /** Types a line and the Enter key, which is one action. */
  private void type(String line) {
    actions++;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      Integer shifted = SHIFTED.get(c);
      if (shifted != null) {
        screen.press(shifted, KeyEvent.VK_SHIFT);
      } else if (Character.isUpperCase(c)) {
        screen.press(c, KeyEvent.VK_SHIFT);
      } else {
        screen.press(KeyEvent.getExtendedKeyCodeForChar(c));
      }
    }
    screen.press(KeyEvent.VK_ENTER);
  }

  private void show() {
    screen.press(KeyEvent.VK_T, KeyEvent.VK_CONTROL);
    screen.until("the page is shown", () -> isFocusedIn(OwnProblemPage.class));
  }

  private boolean isFocusedIn(Class<?> type) {
    return SwingUtilities.getAncestorOfClass(type, window.frame().getMostRecentFocusOwner())
        != null;
  }

  @Test
  void aNewcomerWatchesAnOwnMapStepByStepAfterAtMostEightActions() {
    press(KeyEvent.VK_T, KeyEvent.VK_CONTROL);
    screen.until("the page is shown", () -> isFocusedIn(OwnProblemPage.class));
    type("variables A, B, C, D in {red, green, blue}");
    type("alldifferent(A, B, C)");
    type("D != B");
    type("D != C");
    press(KeyEvent.VK_ENTER, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until(
        "there is a run",
        () -> models.model().playback().filter(at -> at.length() > 0).isPresent());
    assertThat(Screen.see(() -> models.workspaces().isAt(WindowCommands.START_PAGE))).isTrue();
    assertThat(Screen.see(() -> models.model().solver().about().id())).isEqualTo("mac");
    assertThat(Screen.see(() -> models.model().playback().orElseThrow().isPlaying())).isFalse();
    assertThat(Screen.see(() -> models.model().opened().orElseThrow().problem().csp().variables()))
        .hasSize(4);
    press(KeyEvent.VK_RIGHT);
    screen.until(
        "it is one step further", () -> models.model().playback().orElseThrow().position() == 1);
    assertThat(actions).isLessThanOrEqualTo(MOST_ACTIONS);
  }

  @Test
  void aMapIsDrawnByKeysAlone() {
    show();
    screen.press(KeyEvent.VK_F6);
    screen.until("the picture has the focus", () -> isFocusedOn(Texts.text("own.picture")));
    screen.press(KeyEvent.VK_INSERT);
    screen.press(KeyEvent.VK_INSERT);
    screen.until("B is selected", () -> isSelected("B"));
    screen.press(KeyEvent.VK_E);
    for (int key : List.of(KeyEvent.VK_LEFT, KeyEvent.VK_UP, KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN)) {
      if (!Screen.see(() -> isSelected("A"))) {
        screen.press(key);
        screen.pause();
      }
    }
    screen.press(KeyEvent.VK_ENTER);
    screen.until("they are connected", () -> own().text().contains("B != A"));
    screen.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
    screen.until("the constraint is undone", () -> !own().text().contains("!="));
  }

  private boolean isSelected(String name) {
    return own().selection().variable().filter(x -> x.name().equals(name)).isPresent();
  }

  private boolean isFocusedOn(String name) {
    return Optional.ofNullable(window.frame().getMostRecentFocusOwner())
        .filter(it -> name.equals(it.getAccessibleContext().getAccessibleName()))
        .isPresent();
  }

  @Test
  void aMapIsDrawnWithTheMouse() {
    show();
    String picture = Texts.text("own.picture");
    screen.clickAt(window.frame(), picture, new Point(60, 60));
    screen.clickAt(window.frame(), picture, new Point(200, 60));
    screen.until("there are two", () -> own().text().contains("A, B in"));
    screen.drag(window.frame(), picture, new Point(60, 60), new Point(200, 60));
    screen.until("they are connected", () -> own().text().contains("A != B"));
  }

  private void runTheMap() {
    Screen.onEventThread(
        () -> {
          models.commands().accept(WindowCommands.TYPE);
          own().open(StatedExample.MAP.text());
        });
    screen.press(KeyEvent.VK_ENTER, KeyEvent.VK_CONTROL);
    screen.until("there is a run", () -> models.model().playback().isPresent());
  }

  @Test
  void aChangeOfTheTextRunsAgainWithoutLeavingThePage() {
    runTheMap();
    Screen.onEventThread(() -> own().type(own().text() + "A = red\n"));
    screen.until(
        "it runs again",
        () -> models.model().opened().orElseThrow().problem().csp().constraints().size() == 6);
    assertThat(Screen.see(() -> models.workspaces().isAt(WindowCommands.START_PAGE))).isTrue();
    assertThat(Screen.see(() -> models.model().solver().about().id())).isEqualTo("mac");
  }

  @Test
  void theTextOfARunElsewhereIsEditedAndRunAgain() {
    runTheMap();
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until("Animate", () -> models.workspaces().isAt(AnimateCommands.ANIMATE));
    screen.press(KeyEvent.VK_F2);
    screen.until("the text is shown", () -> isFocusedIn(OwnProblemPage.class));
    assertThat(Screen.see(() -> own().text())).isEqualTo(StatedExample.MAP.text());
    Screen.onEventThread(() -> own().type(own().text() + "A = red\n"));
    screen.until(
        "it runs again",
        () -> models.model().opened().orElseThrow().problem().csp().constraints().size() == 6);
  }
}
