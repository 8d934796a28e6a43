package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of accessibility: the window can be used with the keyboard and with a screen reader. */
@Tag("display")
class AccessDisplayTest extends OpenWindow {

  private void play() {
    Screen.onEventThread(
        () -> models.opener().play(PuzzleEntry.ofGrid("Easy", Grid.ofLine(Runs.EASY))));
    screen.until("the game has begun", () -> models.playModel().game().isPresent());
  }

  @Test
  void everyControlHasAName() {
    assertThat(Screen.see(() -> unnamed(window.frame()))).as("start").isEmpty();
    Screen.onEventThread(models::showOwn);
    assertThat(Screen.see(() -> unnamed(window.frame()))).as("own problem").isEmpty();
    play();
    assertThat(Screen.see(() -> unnamed(window.frame()))).as("play").isEmpty();
    Screen.onEventThread(models::showNewGame);
    assertThat(Screen.see(() -> unnamed(window.frame()))).as("new game").isEmpty();
    Screen.onEventThread(() -> models.workspaces().goTo(AnimateCommands.ANIMATE));
    screen.until("there is a run", () -> models.model().playback().isPresent());
    Screen.onEventThread(models.model().legend()::switchOnOrOff);
    assertThat(Screen.see(() -> unnamed(window.frame()))).as("animate").isEmpty();
    Screen.onEventThread(() -> models.commands().accept(WindowCommands.SETTINGS));
    assertThat(Screen.see(() -> unnamed(window.frame()))).as("settings").isEmpty();
  }

  /** Returns the visible controls without an accessible name. */
  private static List<String> unnamed(Container in) {
    List<String> unnamed = new ArrayList<>();
    for (Component child : in.getComponents()) {
      if (child.isShowing() && isControl(child) && isNameless(child)) {
        unnamed.add(
            child.getClass().getSimpleName()
                + " in "
                + in.getClass().getName()
                + ": "
                + child.getAccessibleContext().getAccessibleName());
      }
      if (child instanceof Container container && !(child instanceof JSpinner)) {
        unnamed.addAll(unnamed(container));
      }
    }
    return unnamed;
  }

  private static boolean isControl(Component component) {
    boolean isOfLook = component.getClass().getName().contains("plaf") || isOfTitle(component);
    return !isOfLook
        && (component instanceof AbstractButton
            || component instanceof JTextField
            || component instanceof JSpinner
            || component instanceof JSlider
            || component instanceof JComboBox<?>
            || component instanceof Canvas);
  }

  /**
   * Returns whether the look and feel names the component itself: a button of its title bar or of a
   * combo box.
   */
  private static boolean isOfTitle(Component component) {
    return component.getParent().getClass().getName().startsWith("com.formdev")
        || component.getParent() instanceof JComboBox<?>
        || component.getParent().getClass().getName().startsWith("javax.swing.JScroll");
  }

  /** Returns whether a component has no name, or one that ends with a key, which is read apart. */
  private static boolean isNameless(Component component) {
    String name = component.getAccessibleContext().getAccessibleName();
    return name == null
        || name.isBlank()
        || name.matches(".*\\((Esc|Space|F\\d+|(Ctrl|Shift|Alt) .*|[A-Z0-9←→↑↓.,])\\)");
  }

  @Test
  void cellsAnnounceTheirPositionAndContent() {
    play();
    AccessibleContext board = Screen.see(() -> board(window.frame()).getAccessibleContext());
    assertThat(Screen.see(board::getAccessibleChildrenCount)).isEqualTo(81);
    assertThat(Screen.see(() -> cell(board, 0))).isEqualTo("Row 1, column 1, 5, given");
    assertThat(Screen.see(() -> cell(board, 2)))
        .isEqualTo("Row 1, column 3, empty, 3 candidates: 1, 2 or 4");
    Screen.onEventThread(() -> game().place(2, 4));
    assertThat(Screen.see(() -> cell(board, 2))).isEqualTo("Row 1, column 3, 4");
  }

  private Game game() {
    return models.playModel().game().orElseThrow();
  }

  private static String cell(AccessibleContext board, int cell) {
    return board.getAccessibleChild(cell).getAccessibleContext().getAccessibleName();
  }

  private static Component board(Container in) {
    return all(in).stream()
        .filter(Component::isShowing)
        .filter(org.cspworkbench.app.gui.widget.BoardCanvas.class::isInstance)
        .findFirst()
        .orElseThrow();
  }

  private static List<Component> all(Container in) {
    List<Component> all = new ArrayList<>();
    for (Component child : in.getComponents()) {
      all.add(child);
      if (child instanceof Container container) {
        all.addAll(all(container));
      }
    }
    return all;
  }

  @Test
  void cellsOfARunDescribeTheStepOfTheSolver() {
    Screen.onEventThread(
        () -> {
          models.model().prefer(Runs.solver("forward-checking"));
          models.opener().open(PuzzleEntry.ofGrid("Hard", Grid.ofLine(Runs.HARD)));
        });
    screen.until("there is a run", () -> models.model().playback().isPresent());
    Screen.onEventThread(
        () -> {
          models.model().playback().orElseThrow().toStart();
          models.model().playback().orElseThrow().next(Landmark.DECISION);
          models.model().refresh(System.nanoTime());
        });
    AccessibleContext board = Screen.see(() -> board(window.frame()).getAccessibleContext());
    assertThat(Screen.see(() -> board(window.frame()))).isInstanceOf(BoardPane.class);
    List<String> cells = new ArrayList<>();
    Screen.onEventThread(
        () -> {
          for (int cell = 0; cell < 81; cell++) {
            cells.add(cell(board, cell));
          }
        });
    assertThat(cells.get(0)).isEqualTo("Row 1, column 1, 8, given");
    assertThat(cells).anyMatch(cell -> cell.contains("value being tried"));
    assertThat(cells).anyMatch(cell -> cell.contains("empty, "));
  }

  @Test
  void f6MovesThroughTheRegionsOfTheWindow() {
    play();
    screen.until("the board has the keyboard", () -> board(window.frame()).isFocusOwner());
    Component board = Screen.see(() -> board(window.frame()));
    screen.press(KeyEvent.VK_F6);
    screen.until("it is in the values beside it", () -> owner().getClass() != board.getClass());
    Component values = Screen.see(this::owner);
    screen.press(KeyEvent.VK_F6);
    screen.until("it has gone on", () -> owner() != values);
    screen.press(KeyEvent.VK_F6, KeyEvent.VK_SHIFT);
    screen.until("it is back", () -> owner() == values);
    screen.press(KeyEvent.VK_F6, KeyEvent.VK_SHIFT);
    screen.until("it is on the board", () -> owner() == board);
  }

  private Component owner() {
    Component owner = window.frame().getFocusOwner();
    return owner == null ? window.frame() : owner;
  }

  @Test
  void popupsKeepTheKeyboardFocusAndReturnIt() {
    play();
    screen.until("the board has the keyboard", () -> board(window.frame()).isFocusOwner());
    screen.press(KeyEvent.VK_COMMA, KeyEvent.VK_CONTROL);
    screen.until("the settings have it", this::isOverTheWindow);
    for (int i = 0; i < 12; i++) { // more often than the number of settings
      Component before = Screen.see(this::owner);
      screen.press(KeyEvent.VK_TAB);
      screen.until("the next one has it", () -> owner() != before);
      assertThat(Screen.see(this::isOverTheWindow)).isTrue();
    }
    screen.press(KeyEvent.VK_F6);
    screen.press(KeyEvent.VK_F1);
    screen.until("the filter of the keys has it", () -> owner() instanceof JTextField);
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it is where it was", () -> board(window.frame()).isFocusOwner());
    assertThat(Screen.see(() -> Popover.isOpen(window.frame().getRootPane()))).isFalse();
  }

  private boolean isOverTheWindow() {
    return Popover.isOpen(window.frame().getRootPane())
        && !SwingUtilities.isDescendingFrom(owner(), window.frame().getContentPane());
  }

  @Test
  void anOpenMenuTakesPrecedenceOverTheKeysOfTheBoard() {
    play();
    screen.until("the board has the keyboard", () -> board(window.frame()).isFocusOwner());
    Optional<Integer> selected = Screen.see(() -> models.playModel().selected());
    screen.press(KeyEvent.VK_G, KeyEvent.VK_ALT);
    screen.until("the menu is open", () -> menuPath() > 0);
    screen.press(KeyEvent.VK_DOWN);
    screen.press(KeyEvent.VK_DOWN);
    while (Screen.see(AccessDisplayTest::menuPath) > 0) {
      int depth = Screen.see(AccessDisplayTest::menuPath);
      screen.press(KeyEvent.VK_ESCAPE);
      screen.until("it closes", () -> menuPath() < depth);
    }
    assertThat(Screen.see(() -> models.playModel().selected())).isEqualTo(selected);
  }

  private static int menuPath() {
    return MenuSelectionManager.defaultManager().getSelectedPath().length;
  }

  @Test
  void anArrowKeyMovesToTheNextAlternative() {
    Screen.onEventThread(() -> named("Problems").requestFocusInWindow());
    screen.until("the problems have the keyboard", () -> named("Problems").isFocusOwner());
    assertThat(Screen.see(() -> Screen.find(window.frame(), "How far to look ahead"))).isEmpty();
    screen.press(KeyEvent.VK_RIGHT);
    screen.until(
        "the lessons are shown",
        () -> Screen.find(window.frame(), "How far to look ahead").isPresent());
    screen.press(KeyEvent.VK_LEFT);
    screen.until(
        "the problems are", () -> Screen.find(window.frame(), "How far to look ahead").isEmpty());
  }

  @Test
  void aPageScrollsToTheFocusedComponent() {
    Screen.onEventThread(() -> window.frame().setSize(window.frame().getMinimumSize()));
    Screen.onEventThread(() -> named("No solution").requestFocusInWindow());
    screen.until("it has the keyboard", () -> named("No solution").isFocusOwner());
    screen.until("the next one is not in sight", () -> !isInSight(named("A random problem")));
    screen.press(KeyEvent.VK_TAB);
    screen.until("the next one has it", () -> named("A random problem").isFocusOwner());
    screen.until("it is in sight", () -> isInSight(named("A random problem")));
  }

  @Test
  void zoomingEnlargesAndReducesAllParts() {
    int usual = Screen.see(this::heightOfNewGame);
    for (int i = 0; i < 3; i++) {
      screen.press(KeyEvent.VK_EQUALS, KeyEvent.VK_CONTROL);
    }
    screen.until("it is larger", () -> heightOfNewGame() > usual);
    screen.press(KeyEvent.VK_0, KeyEvent.VK_CONTROL);
    screen.until("it is as before", () -> heightOfNewGame() == usual);
  }

  private int heightOfNewGame() {
    Component button = named(WindowCommands.NEW_GAME.title());
    return button.getFontMetrics(button.getFont()).getHeight();
  }

  private static boolean isInSight(Component component) {
    return ((JComponent) component).getVisibleRect().getSize().equals(component.getSize());
  }

  private Component named(String name) {
    return Screen.find(window.frame(), name).orElseThrow();
  }

  @Test
  void altShowsTheMenusWithTheProjectorTheme() {
    play();
    Screen.onEventThread(Theme.PROJECTOR::install);
    screen.until("they are gone", () -> !window.frame().getJMenuBar().isVisible());
    screen.press(KeyEvent.VK_ALT);
    screen.until("they are there", () -> window.frame().getJMenuBar().isVisible());
    Screen.onEventThread(() -> MenuSelectionManager.defaultManager().clearSelectedPath());
    screen.until("they are gone again", () -> !window.frame().getJMenuBar().isVisible());
    Screen.onEventThread(Theme.LIGHT::install);
    assertThat(Screen.see(() -> window.frame().getJMenuBar().isVisible())).isTrue();
    assertThat(Keys.title(WindowCommands.NEXT_REGION)).isEqualTo("F6");
  }
}
