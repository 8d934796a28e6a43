package org.cspworkbench.app.canvas;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.run.BoardModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Sudoku on a phone, upright or on its side, shows its candidates as digits. */
final class PhoneBoardTest {

  private final Look look = Looks.light();

  private static Trace trace() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Grid grid = Grid.ofLine("8" + ".".repeat(80));
    SolverCatalog.find("mac")
        .orElseThrow()
        .solve(Problem.Sudoku.of(grid), Settings.defaults(), recorder);
    return requireNonNull(recorder.trace());
  }

  private ImmutableList<Text> texts(int width, int height) {
    Trace trace = trace();
    BoardModel board = new BoardModel(look);
    board.show(trace, new Size(width, height), look);
    assertThat(board.view().isWhole()).isTrue();
    return DrawnTexts.of(
        new Box(0, 0, width, height),
        on -> board.picture().paint(on, board.area(), look, new Moments(trace).at(0)));
  }

  @ParameterizedTest
  @CsvSource({"404, 404", "352, 352", "346, 346"})
  void candidatesAreDigits(int width, int height) {
    ImmutableList<Text> texts = texts(width, height);
    assertThat(texts).as("9 in each open cell, and the given").hasSize(80 * 9 + 1);
    assertThat(texts).allMatch(text -> text.size() >= 9);
  }

  @ParameterizedTest
  @CsvSource({"560, 560"})
  void aBoardWithRoomForThemHasNumbers(int width, int height) {
    ImmutableList<String> texts =
        texts(width, height).stream().map(Text::text).collect(ImmutableList.toImmutableList());
    assertThat(texts).hasSize(80 * 9 + 1 + 18);
    assertThat(texts).containsAll(IntStream.rangeClosed(1, 9).mapToObj(Integer::toString).toList());
  }
}
