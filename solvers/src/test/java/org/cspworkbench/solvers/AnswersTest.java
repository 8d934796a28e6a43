package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.junit.jupiter.api.Named.named;

import java.util.stream.Stream;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks what every solver answers, by a few lines that share nothing with the program. A solver
 * that is cut off, or that never backtracks and gets stuck, has not answered wrongly.
 */
class AnswersTest {

  private static final Settings SETTINGS =
      Solvers.withFewAttempts(
          Settings.defaults().withSeed(1).withLimits(Limits.none().withNodes(200_000)));

  private static Stream<Named<Solver>> solvers() {
    return SolverCatalog.SOLVERS.stream().map(solver -> named(solver.about().id(), solver));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void anAnswerIsASolution(Solver solver) {
    Stream.of("20-givens", "minimal", "extreme", "hardest")
        .map(name -> PuzzleSet.ours(name, 1))
        .forEach(set -> assertAnswers(solver, set, 1));
    assertAnswers(solver, PuzzleSet.ours("several-solutions", 2), 1);
    assertAnswers(solver, PuzzleSet.ours("unsatisfiable", 0), 1);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void everyAnswerIsASolution(Solver solver) {
    boolean isPerson = solver.about().family() == Family.LOGIC; // a second for some puzzles
    Stream.concat(PuzzleSet.ours(), PuzzleSet.publicOnes())
        .forEach(set -> assertAnswers(solver, set, isPerson ? 3 : 24));
  }

  private static void assertAnswers(Solver solver, PuzzleSet set, int puzzles) {
    for (String puzzle : set.sample(puzzles)) {
      Result result = solver.solve(sudoku(puzzle), SETTINGS, null);
      if (set.solutions() == 0) {
        assertThat(result.outcome())
            .as("%s: %s", set, puzzle)
            .isNotInstanceOf(Outcome.Solved.class);
        assertThat(result.solutions()).as("%s: %s", set, puzzle).isEmpty();
      } else {
        assertThat(result.outcome())
            .as("%s: %s", set, puzzle)
            .isNotInstanceOf(Outcome.Unsatisfiable.class);
      }
      for (Solution solution : result.solutions()) {
        assertThat(isSolution(solution.values().toArray(), puzzle))
            .as("%s: %s, answered %s", set, puzzle, solution)
            .isTrue();
      }
      if (result.outcome() instanceof Outcome.Solved) {
        assertThat(result.solutions()).as("%s: %s", set, puzzle).hasSize(1);
      } else if (result.outcome() instanceof Outcome.Stalled stalled) {
        int[] reached = new int[81];
        stalled.reached().values().forEach((cell, value) -> reached[cell] = value);
        assertThat(isConsistent(reached, puzzle)).as("%s: %s", set, puzzle).isTrue();
      }
    }
  }

  private static boolean isSolution(int[] values, String puzzle) {
    for (int value : values) {
      if (value < 1 || value > 9) {
        return false;
      }
    }
    return values.length == 81 && isConsistent(values, puzzle);
  }

  /** Whether the givens are unchanged, and no row, column or box has a value twice. */
  private static boolean isConsistent(int[] values, String puzzle) {
    boolean[][] seen = new boolean[27][10];
    for (int cell = 0; cell < 81; cell++) {
      int given = Character.digit(puzzle.charAt(cell), 10);
      if (given > 0 && values[cell] != given) {
        return false;
      }
      int row = cell / 9;
      int column = cell % 9;
      for (int unit : new int[] {row, 9 + column, 18 + row / 3 * 3 + column / 3}) {
        if (values[cell] > 0 && seen[unit][values[cell]]) {
          return false;
        }
        seen[unit][values[cell]] = true;
      }
    }
    return true;
  }
}
