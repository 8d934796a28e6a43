package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The public collection of 95 hard puzzles, where it is at hand. */
class Top95Test {

  private static final Path FILE = Path.of("../../shared/data/sudoku/top95.txt");

  private List<String> lines = List.of();

  @BeforeEach
  void readTheCollection() throws IOException {
    assumeTrue(Files.exists(FILE), "the collection top95.txt is not at hand");
    lines = Files.readAllLines(FILE);
    assertThat(lines).hasSize(95);
  }

  /** Every engine that keeps pairwise arc consistency and branches alike fails as often. */
  @Test
  void macFailsExactlyAsOftenAsEveryOtherEngineDoes() {
    long fails = 0;
    for (String line : lines) {
      Result result = Solvers.byId("mac").solve(sudoku(line), Settings.defaults(), null);
      assertThat(result.solutionCount()).as(line).isEqualTo(1);
      fails += result.statistics().fails();
    }
    assertThat(fails).isEqualTo(213_348);
  }

  /** And as often as each that keeps all-different domain consistent. */
  @Test
  void macWithAllDifferentFailsExactlyAsOftenAsEveryOtherEngineDoes() {
    long fails = 0;
    for (String line : lines) {
      fails +=
          Solvers.byId("mac-alldifferent")
              .solve(sudoku(line), Settings.defaults(), null)
              .statistics()
              .fails();
    }
    assertThat(fails).isEqualTo(688);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mac", "forward-checking", "wfc-backtracking"})
  void everyPuzzleHasOneSolution(String id) {
    Settings two = Settings.defaults().withSolutions(2, 2);
    for (String line : lines) {
      Problem.Sudoku puzzle = sudoku(line);
      assertThat(Solvers.byId(id).solve(puzzle, two, null).solutions())
          .as(line)
          .singleElement()
          .satisfies(solution -> assertThat(puzzle.filledWith(solution).isSolved()).isTrue());
    }
  }
}
