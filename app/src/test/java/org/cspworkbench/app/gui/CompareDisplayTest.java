package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JScrollBar;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.cspworkbench.app.gui.compare.PuzzleFile;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.FileRun;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of comparing solvers in a real window. */
@Tag("display")
class CompareDisplayTest extends OpenWindow {

  private static final String NOTE = Texts.text("scrub.note");

  @TempDir private Path folder;

  private JFrame frame() {
    return window.frame();
  }

  private CompareModel model() {
    return models.compareModel();
  }

  private void compare(String puzzle) {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", puzzle)));
    screen.press(KeyEvent.VK_3, KeyEvent.VK_CONTROL);
    screen.until("solvers are compared", () -> models.workspaces().isAt(CompareCommands.COMPARE));
    screen.until(
        "all have run", () -> model().contenders().stream().noneMatch(Contender::isRunning));
  }

  @Test
  void aComparedPuzzleIsNotRunInAnimate() {
    compare(Runs.EASY);
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.HARD)));
    screen.until(
        "it is compared",
        () ->
            model().opened().equals(models.model().opened())
                && models.workspaces().isAt(CompareCommands.COMPARE));
    assertThat(Screen.see(() -> models.model().session())).isEmpty();
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until("it is watched", () -> models.model().session().isPresent());
  }

  @Test
  void aNoteIsWrittenToABookmarkOnTheCommonBar() {
    compare(Runs.EASY);
    screen.press(KeyEvent.VK_HOME);
    screen.press(KeyEvent.VK_M, KeyEvent.VK_SHIFT);
    screen.until("it can be written", () -> Screen.find(frame(), NOTE).isPresent());
    screen.until("here", () -> Screen.find(frame(), NOTE).orElseThrow().hasFocus());
    screen.press(KeyEvent.VK_R);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it is kept", () -> bookmarks().equals(Map.of(0.0, "r")));
    screen.press(KeyEvent.VK_M);
    screen.until("the keys are back", () -> bookmarks().isEmpty());
  }

  private Map<Double, String> bookmarks() {
    return model().playback().bookmarks().all();
  }

  @Test
  void theKeyboardGoesFromBoardToBoard() {
    compare(Runs.EASY);
    Component first = Screen.see(() -> frame().getFocusOwner());
    for (int board = 2; board <= 4; board++) {
      String name = "Board " + board + ", ";
      screen.press(KeyEvent.VK_F6);
      screen.until("the keyboard is at board " + board, () -> ownerName().startsWith(name));
    }
    screen.press(KeyEvent.VK_F6, KeyEvent.VK_SHIFT);
    screen.until("it is one board back", () -> ownerName().startsWith("Board 3, "));
    assertThat(first).isNotNull();
  }

  private String ownerName() {
    Component owner = frame().getFocusOwner();
    return owner == null ? "" : owner.getAccessibleContext().getAccessibleName();
  }

  @Test
  void fourSolversRunToTheirEndsAndTheTableShowsTheirCounters() {
    compare(Runs.EASY);
    for (BoardPane board : Screen.see(() -> all(frame(), BoardPane.class).toList())) {
      assertThat(Screen.see(() -> Math.min(board.getWidth(), board.getHeight())))
          .as("room for a board")
          .isGreaterThan(9 * 24);
    }
    screen.click(frame(), "2 boards");
    screen.until("there are two", () -> model().contenders().size() == 2);
    screen.click(frame(), "4 boards");
    screen.until("there are four", () -> model().contenders().size() == 4);
    screen.press(KeyEvent.VK_R);
    screen.until("it plays", () -> model().playback().isPlaying());
    screen.press(KeyEvent.VK_SPACE);
    screen.until("it pauses", () -> !model().playback().isPlaying());
    screen.press(KeyEvent.VK_HOME); // it may already be at its end
    screen.until("it is at the start", () -> model().playback().place() == 0);
    double place = Screen.see(() -> model().playback().place());
    screen.press(KeyEvent.VK_RIGHT);
    screen.until("it has stepped", () -> model().playback().place() > place);
    screen.press(KeyEvent.VK_K);
    screen.until("it is locked by time", () -> model().playback().lock() == Lock.REAL_TIME);
    screen.until("the end is known", () -> model().areAllTimed());
    screen.press(KeyEvent.VK_END);
    screen.until("all are done", () -> model().contenders().stream().allMatch(Contender::isAtEnd));

    JTable table = Screen.see(() -> all(frame(), JTable.class).findFirst().orElseThrow());
    for (int row = 0; row < 4; row++) {
      int at = row;
      Contender contender = Screen.see(() -> model().contenders().get(at));
      Statistics counted =
          contender.solver().solve(Runs.sudoku(Runs.EASY), Settings.defaults(), null).statistics();
      assertThat(Screen.see(() -> table.getValueAt(at, 0)))
          .isEqualTo(contender.solver().about().name());
      assertThat(Screen.see(() -> table.getValueAt(at, 1)))
          .isEqualTo(Texts.number(counted.nodes()));
      assertThat(Screen.see(() -> table.getValueAt(at, 2)))
          .isEqualTo(Texts.number(counted.fails()));
    }
  }

  @Test
  void theComparisonIsExported() throws IOException, InterruptedException {
    compare(Runs.EASY);
    screen.until(
        "all have times",
        () -> model().contenders().stream().allMatch(each -> each.time().isPresent()));
    screen.press(KeyEvent.VK_E, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    export("png");
    for (String end : new String[] {"svg", "csv"}) {
      screen.click(frame(), Texts.text("header.more"));
      screen.click(frame(), WindowCommands.EXPORT.title());
      export(end);
    }
    assertThat(ImageIO.read(folder.resolve("view.png").toFile()).getWidth()).isGreaterThan(2000);
    assertThat(folder.resolve("view.svg")).content().contains("<svg").contains("</svg");
    assertThat(Files.readAllLines(folder.resolve("view.csv"))).hasSize(5);
  }

  /** Exports in the first format with this extension. */
  private void export(String end) throws InterruptedException {
    Path file = folder.resolve("view." + end);
    screen.until("the dialog is open", () -> Screen.chooser().isPresent());
    Screen.onEventThread(
        () -> {
          JFileChooser dialog = Screen.chooser().orElseThrow();
          dialog.setFileFilter(
              Stream.of(dialog.getChoosableFileFilters())
                  .filter(filter -> filter.accept(file.toFile()))
                  .findFirst()
                  .orElseThrow());
          dialog.setSelectedFile(file.toFile());
          dialog.approveSelection();
        });
    Runs.await("it is written", () -> Files.exists(file));
  }

  @Test
  void aWholeFileIsRunAndStopped() throws IOException {
    compare(Runs.EASY);
    Path file =
        Files.writeString(
            folder.resolve("many.sdk"), (Runs.EASY + "\n" + Runs.HARD + "\n").repeat(5000));
    Screen.onEventThread(() -> model().runFile(new PuzzleFile(file)));
    screen.until("some are done", () -> model().fileRun().orElseThrow().done() > 5);
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until(
        "it has stopped", () -> model().fileRun().orElseThrow().state() == FileRun.State.CANCELLED);
    screen.click(frame(), Texts.text("file.close"));
    screen.until("the table is back", () -> model().fileRun().isEmpty());
  }

  @Test
  void everyControlHasANameAndLiesWithinTheWindowInEveryTheme() {
    compare(Runs.EASY);
    for (Theme theme : Theme.values()) {
      Screen.onEventThread(theme::install);
      Screen.onEventThread(() -> {}); // waits for delayed work of the theme
      Screen.onEventThread(
          () -> {
            frame().validate(); // immediately, since background work also changes the window
            all(frame().getContentPane(), Component.class)
                .filter(Component::isShowing)
                .filter(each -> each instanceof AbstractButton || each instanceof JTextComponent)
                .filter(
                    each ->
                        !(each.getParent() instanceof JScrollBar)) // is named by the look and feel
                .forEach(each -> assertReachable(theme, each));
          });
    }
    Screen.onEventThread(Theme.LIGHT::install);
  }

  private void assertReachable(Theme theme, Component control) {
    assertThat(control.getAccessibleContext().getAccessibleName()).as("%s", control).isNotBlank();
    Rectangle place =
        SwingUtilities.convertRectangle(
            control.getParent(), control.getBounds(), frame().getContentPane());
    assertThat(new Rectangle(frame().getContentPane().getSize()).contains(place))
        .as("%s, %s at %s", theme, control.getAccessibleContext().getAccessibleName(), place)
        .isTrue();
  }

  @Test
  void closingTheWindowEndsTheThreads() {
    compare(Runs.HARD);
    Screen.onEventThread(
        () -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.ENDLESS)));
    screen.until("solvers are at work", () -> model().isAtWork());
    Screen.onEventThread(() -> frame().dispose());
    screen.until(
        "all threads have ended",
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .noneMatch(
                    each ->
                        each.getName().startsWith("solver ")
                            || each.getName().startsWith("stopwatch ")));
  }

  @Test
  void theKeyOfTheCommandShowsTheWorkspace() {
    compare(Runs.EASY);
    assertThat(Keys.title(CompareCommands.COMPARE)).contains("3");
    assertThat(Screen.see(() -> frame().getTitle())).isEqualTo("Puzzle");
  }

  private static <C> Stream<C> all(Container in, Class<C> type) {
    return Stream.of(in.getComponents())
        .flatMap(
            each ->
                Stream.concat(
                    type.isInstance(each) ? Stream.of(type.cast(each)) : Stream.empty(),
                    each instanceof Container inner ? all(inner, type) : Stream.empty()));
  }
}
