package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.JTextField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of selecting a solver with the keyboard, in a real window. */
@Tag("display")
class PickerDisplayTest extends OpenWindow {

  private String before;

  @BeforeEach
  void openPicker() {
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY)));
    screen.until("there is a run", () -> models.model().session().isPresent());
    before = Screen.see(this::solver);
    String name = Screen.see(() -> models.model().solver().about().name());
    screen.click(window.frame(), "Solver: " + name);
    screen.until("the filter has the keyboard", () -> filter().hasFocus());
  }

  private String solver() {
    return models.model().solver().about().id();
  }

  private boolean isOpen() {
    return Popover.isOpen(window.frame().getRootPane());
  }

  private JTextField filter() {
    return Screen.find(window.frame().getLayeredPane(), Texts.text("picker.filter"))
        .map(JTextField.class::cast)
        .orElseGet(JTextField::new);
  }

  /** Returns the accessible name of the marked solver. */
  private String marked() {
    return filter().getAccessibleContext().getAccessibleDescription();
  }

  private static String name(String id) {
    return SolverCatalog.find(id).orElseThrow().about().name();
  }

  @Test
  void theSelectedSolverIsMarkedAndEnterConfirmsIt() {
    assertThat(Screen.see(this::marked)).isEqualTo(name(before));
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it has closed", () -> !isOpen());
    assertThat(Screen.see(this::solver)).isEqualTo(before);
  }

  @Test
  void typingFiltersAndEnterSelectsTheMarkedSolver() {
    for (int key : new int[] {KeyEvent.VK_M, KeyEvent.VK_A, KeyEvent.VK_C}) {
      screen.press(key);
    }
    screen.until("the filter is typed", () -> filter().getText().equals("mac"));
    String first = Screen.see(this::marked);
    screen.press(KeyEvent.VK_DOWN);
    screen.until("the mark has moved", () -> !marked().equals(first));
    screen.press(KeyEvent.VK_UP);
    screen.until("the mark is back", () -> marked().equals(first));
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it has closed", () -> !isOpen());
    screen.until("it is chosen", () -> models.model().solver().about().name().equals(first));
  }

  @Test
  void theMarkStopsAtBothEndsAndTheListFollowsIt() {
    int rows = SolverCatalog.SOLVERS.size();
    for (int i = 0; i < rows; i++) {
      screen.press(KeyEvent.VK_PAGE_DOWN);
    }
    screen.until("the mark is visible", () -> isVisible(marked()));
    String last = Screen.see(this::marked);
    screen.press(KeyEvent.VK_DOWN);
    assertThat(Screen.see(this::marked)).isEqualTo(last);
    assertThat(Screen.see(() -> filter().hasFocus())).isTrue();
  }

  private boolean isVisible(String row) {
    return Screen.find(window.frame().getLayeredPane(), row)
        .filter(Component::isShowing)
        .map(JComponent.class::cast)
        .filter(each -> each.getVisibleRect().height == each.getHeight())
        .isPresent();
  }

  @Test
  void escapeClosesItAndChangesNothing() {
    screen.press(KeyEvent.VK_DOWN);
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it has closed", () -> !isOpen());
    assertThat(Screen.see(this::solver)).isEqualTo(before);
  }

  @Test
  void aFilterWithoutMatchesIsReportedAndEnterDoesNothing() {
    for (int i = 0; i < 3; i++) {
      screen.press(KeyEvent.VK_Q);
    }
    screen.until(
        "it says so",
        () -> Screen.find(window.frame().getLayeredPane(), Texts.text("picker.none")).isPresent());
    screen.press(KeyEvent.VK_ENTER);
    assertThat(Screen.see(this::isOpen)).isTrue();
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it has closed", () -> !isOpen());
    assertThat(Screen.see(this::solver)).isEqualTo(before);
  }

  /** The focused row is the marked one, so that Enter and the space bar have the same effect. */
  @Test
  void theTabKeyMovesTheMark() {
    String first = Screen.see(this::marked);
    screen.press(KeyEvent.VK_TAB);
    screen.until("a row has the keyboard", () -> !filter().hasFocus());
    screen.until("it is marked", () -> !marked().equals(first) || hasFocus(first));
    String second = Screen.see(this::marked);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it has closed", () -> !isOpen());
    assertThat(Screen.see(() -> models.model().solver().about().name())).isEqualTo(second);
  }

  private boolean hasFocus(String row) {
    return Screen.find(window.frame().getLayeredPane(), row)
        .filter(Component::hasFocus)
        .isPresent();
  }
}
