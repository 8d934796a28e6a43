package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.awt.Container;
import java.awt.Rectangle;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.compare.ComparePage;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that the layout of boards side by side does not change during playback. */
final class CompareBoardsTest {

  /** A fast protocol for tests that ignore times. */
  private static final Protocol QUICK = new Protocol(Duration.ZERO, 1, Duration.ofSeconds(2));

  private final CompareModel model =
      new CompareModel(Runs.THREADS, CompareModel.ALL_TRACES, QUICK, MachineClocks::get);

  @BeforeEach
  void light() {
    Theme.prepare();
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
  }

  @AfterEach
  void stop() {
    OffscreenWindow.onEventThread(model::stop);
  }

  @ParameterizedTest
  @CsvSource({"1024, 700", "960, 640", "1280, 800", "1100, 1000"})
  void fourBoardsDoNotMove(int width, int height) throws InterruptedException {
    OffscreenWindow window = Screen.see(OffscreenWindow::new);
    ComparePage page =
        pageOf(window, (Reading.Opened) PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
    ImmutableSet.Builder<List<Rectangle>> places = ImmutableSet.builder();
    window.layOut(width, height, () -> model.playback().toStart());
    for (Lock lock : Lock.values()) {
      for (int i = 0; i <= 4; i++) {
        double share = i / 4.0;
        window.layOut(
            width,
            height,
            () -> {
              model.setLock(lock);
              model.playback().seek(model.playback().end() * share);
              model.refresh(System.nanoTime());
            });
        places.add(Screen.see(() -> places(page)));
      }
    }
    assertThat(places.build()).hasSize(1);
  }

  /** A table that is too large for its pane is scrolled; no text is omitted. */
  @ParameterizedTest
  @CsvSource({"960, 640", "1280, 800"})
  void everyVariableOfATableIsNamed(int width, int height) throws InterruptedException {
    Csp zebra = Zebra.puzzle();
    OffscreenWindow window = Screen.see(OffscreenWindow::new);
    ComparePage page =
        pageOf(window, new Reading.Opened("zebra", new Problem.General(zebra), Optional.empty()));
    window.layOut(width, height, () -> {});
    Runs.await(
        "all tables are drawn", () -> Screen.see(() -> boards(page).allMatch(BoardPane::isReady)));
    window.layOut(width, height, () -> {});
    for (BoardPane board : Screen.see(() -> boards(page).toList())) {
      List<String> texts = Screen.see(() -> texts(board));
      for (Variable variable : zebra.variables()) {
        assertThat(texts).anyMatch(text -> isNameOf(text, variable));
      }
    }
  }

  /** Returns whether {@code text} is the name of the variable, which may be shortened. */
  private static boolean isNameOf(String text, Variable variable) {
    int end = text.indexOf('…');
    return end < 0
        ? text.equals(variable.name())
        : end >= 4 && variable.name().startsWith(text.substring(0, end));
  }

  private ComparePage pageOf(OffscreenWindow window, Reading.Opened opened)
      throws InterruptedException {
    ComparePage page = Screen.see(() -> new ComparePage(model, command -> {}, other -> {}));
    OffscreenWindow.onEventThread(
        () -> {
          model.setCount(CompareModel.MOST);
          model.open(opened);
          window.show(page);
        });
    Runs.await(
        "all have run",
        () ->
            Screen.see(
                () -> {
                  model.refresh(System.nanoTime());
                  return model.contenders().stream().allMatch(each -> each.player().isPresent());
                }));
    return page;
  }

  private static List<String> texts(BoardPane board) {
    TextRecorder recorder = new TextRecorder(board.getWidth(), board.getHeight());
    board.print(recorder);
    return recorder.texts().stream().map(WrittenText::text).toList();
  }

  private static List<Rectangle> places(ComparePage page) {
    return boards(page)
        .map(board -> SwingUtilities.convertRectangle(board.getParent(), board.getBounds(), page))
        .toList();
  }

  private static Stream<BoardPane> boards(Container in) {
    return Arrays.stream(in.getComponents())
        .flatMap(
            each ->
                each instanceof BoardPane board
                    ? Stream.of(board)
                    : each instanceof Container inner ? boards(inner) : Stream.empty());
  }
}
