package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a real window on a display, with mouse and keyboard. */
@Tag("display")
class WorkbenchDisplayTest extends OpenWindow {

  private static final String PLAY = "Play the run";
  private static final String NOTE = "Note of the bookmark: Enter saves it, Esc discards it";
  private static final String DELAY = "A delay such as 200, 200 ms or 0.5 s";
  private static final String PAUSE = "Pause";

  @TempDir private Path folder;

  @Test
  void aPuzzleIsOpenedPlayedPausedAndSteppedBack() throws IOException {
    Path file = Files.writeString(folder.resolve("hard.sdk"), Runs.HARD + "\n");
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("it plays", () -> isPlaying() && position() > 2);
    assertThat(Screen.see(() -> frame().getTitle())).isEqualTo("hard.sdk");

    screen.click(frame(), PAUSE);
    screen.until("it pauses", () -> !isPlaying());
    int paused = Screen.see(this::position);
    screen.click(frame(), ReplayCommands.STEP_BACK.title());
    screen.until("it has stepped back", () -> position() == paused - 1);
    screen.click(frame(), ReplayCommands.STEP.title());
    screen.until("it has stepped", () -> position() == paused);
    screen.click(frame(), PLAY);
    screen.until("it plays on", () -> position() > paused);
  }

  @Test
  void theKeyboardDoesTheSame() {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("queens:8", 1)));
    screen.until("it plays", this::isPlaying);
    screen.press(KeyEvent.VK_SPACE);
    screen.until("it pauses", () -> !isPlaying());
    screen.press(KeyEvent.VK_END);
    screen.until("it is at the end", () -> playback().isAtEnd());
    int end = Screen.see(this::position);
    screen.press(KeyEvent.VK_LEFT);
    screen.until("it has stepped back", () -> position() == end - 1);
    screen.press(KeyEvent.VK_HOME);
    screen.until("it is at the start", () -> position() == 0);
    screen.press(KeyEvent.VK_X);
    screen.until("it is at a contradiction", () -> position() > 0);
    screen.press(KeyEvent.VK_H, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until(
        "it is at the start page", () -> models.workspaces().isAt(WindowCommands.START_PAGE));
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until("it is back", () -> !models.workspaces().isAt(WindowCommands.START_PAGE));
  }

  /** The menu item can be selected before there is a run. */
  @Test
  void theLegendCanBeHiddenBeforeTheBoardIsShown() {
    Screen.onEventThread(() -> models.commands().accept(AnimateCommands.LEGEND));
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("queens:8", 1)));
    screen.until("it plays", this::isPlaying);
    screen.until(
        "the board is there",
        () ->
            Screen.find(frame(), Texts.text("board.name"))
                .filter(Component::isShowing)
                .isPresent());
  }

  /** After a delay has been typed, the keys for playback are active again. */
  @Test
  void typingADelayReturnsTheKeyboardFocus() {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("queens:8", 1)));
    screen.until("it plays", this::isPlaying);
    screen.click(frame(), "Delay: 200 ms per decision");
    screen.until("the keyboard is there", () -> hasFocus(DELAY));
    screen.press(KeyEvent.VK_A, KeyEvent.VK_CONTROL);
    screen.press(KeyEvent.VK_3);
    screen.press(KeyEvent.VK_0);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("the form is closed", () -> !isAnythingOpen());
    assertThat(Screen.see(() -> models.model().delay())).isEqualTo(30);
    screen.press(KeyEvent.VK_SPACE);
    screen.until("it pauses", () -> !isPlaying());
  }

  @Test
  void aGivenIsChangedAndTheSolverRunsOnTheChangedPuzzle() {
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.HARD)));
    screen.until("it plays", this::isPlaying);
    screen.press(KeyEvent.VK_F2);
    screen.until("the cursor is there", () -> models.givens().isOn());
    screen.press(KeyEvent.VK_RIGHT);
    screen.press(KeyEvent.VK_2);
    screen.until("the puzzle is another", () -> Runs.UNSATISFIABLE.equals(puzzle()));
    assertThat(Screen.see(() -> frame().getTitle())).isEqualTo("Puzzle (changed)");
    screen.press(KeyEvent.VK_R);
    screen.until("it is solved", () -> !models.givens().isOn() && !models.model().isRunning());
    screen.until("it has no solution", () -> models.model().notices().current().isPresent());
    screen.until("its trace is watched", this::isNewestWatched);

    screen.press(KeyEvent.VK_F2);
    screen.until("the cursor is back", () -> models.givens().isOn());
    screen.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
    screen.until("the puzzle is the old one", () -> Runs.HARD.equals(puzzle()));
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the cursor is gone", () -> !models.givens().isOn());
    screen.press(KeyEvent.VK_R);
    screen.until("it plays again", this::isPlaying);
  }

  @Test
  void aLoopIsRepeatedAndABookmarkIsFound() {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("queens:8", 1)));
    screen.until("it plays", this::isPlaying);
    screen.press(KeyEvent.VK_SPACE);
    screen.press(KeyEvent.VK_HOME);
    screen.press(KeyEvent.VK_I);
    screen.press(KeyEvent.VK_M);
    screen.press(KeyEvent.VK_RIGHT);
    screen.press(KeyEvent.VK_RIGHT);
    screen.press(KeyEvent.VK_O);
    screen.until("the loop has both ends", () -> playback().loop().equals(new Loop(0, 2, true)));
    screen.press(KeyEvent.VK_SPACE);
    screen.until("it has turned back", () -> isPlaying() && position() < 2);
    screen.click(frame(), Texts.text("header.more"));
    screen.click(frame(), ReplayCommands.LOOP.title());
    screen.until("it leaves the loop", () -> position() > 2);
    screen.press(KeyEvent.VK_N, KeyEvent.VK_SHIFT);
    screen.until("it is at the bookmark", () -> position() == 0);

    screen.press(KeyEvent.VK_M, KeyEvent.VK_SHIFT);
    screen.until("a note can be written", () -> Screen.find(frame(), NOTE).isPresent());
    screen.until("here", () -> Screen.find(frame(), NOTE).orElseThrow().hasFocus());
    screen.press(KeyEvent.VK_R);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it is kept", () -> playback().bookmarks().noteAt(0).equals("r"));
    screen.press(KeyEvent.VK_M);
    screen.until("the keys are back", () -> playback().bookmarks().all().isEmpty());
  }

  private boolean hasFocus(String control) {
    return Screen.find(frame(), control).filter(Component::hasFocus).isPresent();
  }

  private String puzzle() {
    return models.workspaces().shown().sudoku().orElseThrow().toLine();
  }

  /** The window stays responsive while a solver runs that would not finish in a week. */
  @Test
  void aLongRunIsStoppedByAClick() {
    Screen.onEventThread(
        () -> {
          models.model().prefer(Runs.solver("backtracking"));
          models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.ENDLESS));
        });
    screen.until("the trace is full", () -> models.model().notices().current().isPresent());
    assertThat(Screen.see(() -> models.model().isRunning())).isTrue();
    screen.click(frame(), "Stop");
    screen.until("the solver has stopped", () -> state() == RunRecording.State.CANCELLED);
    int position = Screen.see(this::position);
    screen.until("what was recorded plays on", () -> position() > position);
  }

  @Test
  void invalidInputIsReportedInAStripThatEscapeCloses() {
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Clipboard", "nonsense")));
    screen.until("it is said", () -> models.model().notices().fault().isPresent());
    assertThat(Screen.see(() -> models.workspaces().isAt(WindowCommands.START_PAGE))).isTrue();
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("it is dismissed", () -> models.model().notices().fault().isEmpty());
  }

  /**
   * A file that cannot be opened is reported in every workspace, and Escape dismisses this message
   * first.
   */
  @Test
  void everyWorkspaceReportsWhyAFileCannotBeOpened() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.sdk"), "53..7....6..19x..\n");
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY)));
    screen.until("it plays", this::isPlaying);
    for (Command workspace :
        new Command[] {
          WindowCommands.START_PAGE,
          PlayCommands.GAME,
          AnimateCommands.ANIMATE,
          CompareCommands.COMPARE,
          ExploreCommands.EXPLORE
        }) {
      Screen.onEventThread(() -> models.workspaces().goTo(workspace));
      Screen.onEventThread(() -> models.opener().open(broken));
      screen.until(workspace + " says so", () -> isSaid("broken.sdk"));
      screen.press(KeyEvent.VK_ESCAPE);
      screen.until("it is dismissed", () -> !isSaid("broken.sdk"));
    }
  }

  private boolean isSaid(String part) {
    return shownLabels(frame().getContentPane()).anyMatch(text -> text.contains(part));
  }

  private static Stream<String> shownLabels(Container in) {
    return Stream.of(in.getComponents())
        .filter(Component::isShowing)
        .flatMap(
            each ->
                each instanceof JLabel label && label.getText() != null
                    ? Stream.of(label.getText())
                    : each instanceof Container inner ? shownLabels(inner) : Stream.empty());
  }

  @Test
  void theRunIsExportedFromTheKeyboard() {
    Path file = folder.resolve("board.png");
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("queens:6", 1)));
    screen.until("it plays", this::isPlaying);
    screen.press(KeyEvent.VK_E, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("it is asked where", () -> Screen.chooser().isPresent());
    Screen.onEventThread(
        () -> {
          Screen.chooser().orElseThrow().setSelectedFile(file.toFile());
          Screen.chooser().orElseThrow().approveSelection();
        });
    screen.until(
        "it is written",
        () -> window.output().status().filter(status -> !status.isRunning()).isPresent());
    assertThat(file).isNotEmptyFile();
  }

  @Test
  void aProgramErrorIsDisplayedInABarThatCanBeClosed() {
    Screen.onEventThread(
        () ->
            window
                .errors()
                .uncaughtException(Thread.currentThread(), new IllegalStateException("a test")));
    screen.until("it is told", () -> window.errors().shown().isPresent());
    screen.until("the bar is there", () -> Screen.find(frame(), "Close").isPresent());
    screen.click(frame(), "Copy details");
    screen.click(frame(), "Close");
    screen.until("it is dismissed", () -> window.errors().shown().isEmpty());
  }

  @Test
  void theListsOfSolversOptionsAndKeysOpenAndClose() {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("australia", 1)));
    screen.until("it plays", this::isPlaying);
    String solver = Screen.see(() -> models.model().solver().about().name());
    for (String button :
        new String[] {
          "Solver: " + solver, Texts.text("header.more"), WindowCommands.SEARCH.title()
        }) {
      screen.click(frame(), button);
      screen.until(button + " has opened something", this::isAnythingOpen);
      screen.press(KeyEvent.VK_ESCAPE);
      screen.until("it has closed", () -> !isAnythingOpen());
    }
  }

  private boolean isAnythingOpen() {
    return Popover.isOpen(frame().getRootPane());
  }

  @Test
  void fullScreenIsOfferedWithTheProjectorTheme() {
    int usual = Screen.see(() -> window.frame().getWidth());
    screen.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("it is offered", () -> window.fullScreen().isShowing());
    screen.click(window.frame(), WindowCommands.FULL_SCREEN.title());
    screen.until("the screen is filled", () -> window.frame().getWidth() > usual);
    assertThat(Screen.see(() -> window.fullScreen().isShowing())).isFalse();
    screen.press(KeyEvent.VK_F11);
    screen.until("the screen is given back", () -> window.frame().getWidth() == usual);
    screen.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("the theme is the one before", () -> Theme.current() != Theme.PROJECTOR);
  }

  @Test
  void theTransportTakesOneRowWithTheProjectorTheme() {
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.HARD)));
    screen.until("it plays", this::isPlaying);
    double usual = Screen.see(this::boardShare);
    screen.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("there is one row", () -> !isShown(ReplayCommands.NEXT_CONTRADICTION.title()));
    screen.press(KeyEvent.VK_F11);
    screen.until("the board is large", () -> boardShare() > usual);
    assertThat(Screen.see(() -> isShown(ReplayCommands.NEXT_DECISION.title()))).isTrue();
    screen.press(KeyEvent.VK_F11);
    screen.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until(
        "there are two rows again", () -> isShown(ReplayCommands.NEXT_CONTRADICTION.title()));
  }

  private boolean isShown(String name) {
    return Screen.find(frame(), name).isPresent();
  }

  /**
   * Returns the height of the board with its surroundings, as a fraction of the height of the
   * window.
   */
  private double boardShare() {
    return (double) board(frame()).orElseThrow().getHeight() / frame().getHeight();
  }

  private static Optional<Component> board(Container in) {
    return Stream.of(in.getComponents())
        .filter(Component::isVisible)
        .flatMap(
            child ->
                child instanceof BoardPane
                    ? Stream.of(child)
                    : child instanceof Container container
                        ? board(container).stream()
                        : Stream.empty())
        .findFirst();
  }

  @Test
  void everyControlFitsIntoTheSmallestWindowInBothThemes() {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("australia", 1)));
    screen.until("it plays", this::isPlaying);
    Screen.onEventThread(() -> frame().setSize(frame().getMinimumSize()));
    for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
      Screen.onEventThread(theme::install);
      for (String control :
          new String[] {PAUSE, ReplayCommands.NEXT_DECISION.title(), Texts.text("header.more")}) {
        assertThat(Screen.see(() -> isWithinFrame(control))).as("%s, %s", theme, control).isTrue();
      }
    }
    Screen.onEventThread(Theme.LIGHT::install);
  }

  private boolean isWithinFrame(String control) {
    frame().validate();
    Component component = Screen.find(frame(), control).orElseThrow();
    Rectangle place =
        SwingUtilities.convertRectangle(
            component.getParent(), component.getBounds(), frame().getContentPane());
    return new Rectangle(frame().getContentPane().getSize()).contains(place);
  }

  private JFrame frame() {
    return window.frame();
  }

  private Playback playback() {
    return models.model().playback().orElseThrow();
  }

  private int position() {
    return models.model().playback().map(Playback::position).orElse(0);
  }

  private boolean isPlaying() {
    return models.model().playback().map(Playback::isPlaying).orElse(false);
  }

  private boolean isNewestWatched() {
    return models
        .model()
        .session()
        .flatMap(RunSession::trace)
        .equals(models.model().playback().map(at -> at.player().trace()));
  }

  private RunRecording.State state() {
    return models.model().session().orElseThrow().state();
  }
}
