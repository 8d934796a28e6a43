package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that the window and the command line report the same figures of a run. */
class CompareFiguresTest {

  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static final String[][] LINE_UPS = {
    {"backtracking", "ac3", "forward-checking", "mac"},
    {"cbj", "fc-cbj", "domwdeg", "bitboard"},
    {"wfc", "wfc-greedy", "wfc-backtracking", "wfc-neighbours"},
    {"singles", "pairs-backtracking", "exact-cover", "min-conflicts"},
  };

  static Stream<Arguments> comparisons() {
    return Stream.of(LINE_UPS)
        .flatMap(ids -> Stream.of(1L, 7L, 123456789L).map(seed -> Arguments.of(ids, seed)));
  }

  @ParameterizedTest(name = "seed {1}")
  @MethodSource("comparisons")
  void everyFigureEqualsThatOfSolveForTheSameSolverAndSeed(String[] ids, long seed)
      throws InterruptedException {
    CompareModel model = new CompareModel(Runs.THREADS, MachineClocks::get);
    for (int i = 0; i < ids.length; i++) {
      model.choose(i, Runs.solver(ids[i]));
    }
    model.setSeed(seed);
    model.open((Reading.Opened) PuzzleEntry.ofText("Puzzle", "Text", EASY));
    Runs.await("all have run", () -> !isAtWork(model));
    model.refresh(System.nanoTime()); // after all traces are complete
    model.playback().toEnd();
    model.refresh(System.nanoTime());

    for (Extent extent : Extent.values()) {
      Standings standings = model.standings(extent);
      for (int i = 0; i < ids.length; i++) {
        boolean hasTrace = model.contenders().get(i).player().isPresent();
        if (extent == Extent.WHOLE_RUN || hasTrace) {
          assertSame(standings, standings.rows().get(i), ids[i], seed);
        }
      }
    }
    model.stop();
  }

  private static boolean isAtWork(CompareModel model) {
    model.refresh(System.nanoTime());
    return model.contenders().stream().anyMatch(Contender::isRunning);
  }

  private static void assertSame(Standings standings, Standings.Row row, String id, long seed) {
    JsonObject statistics = statistics(id, seed);
    for (Column column : standings.columns()) {
      String field = column.name().toLowerCase(Locale.ROOT);
      if (column != Column.TIME) {
        long counted = statistics.has(field) ? statistics.get(field).getAsLong() : 0;
        assertThat(row.figure(column).orElse(0))
            .as("%s, seed %d, %s", id, seed, field)
            .isEqualTo(counted);
      }
    }
  }

  private static JsonObject statistics(String id, long seed) {
    Csp.Ending ending =
        Csp.run("solve", EASY, "--solver", id, "--seed", String.valueOf(seed), "--format", "json");
    return JsonParser.parseString(ending.out()).getAsJsonObject().getAsJsonObject("statistics");
  }
}
