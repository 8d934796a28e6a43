package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.Named.named;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What any solver answers to puzzles of public collections, where they are at hand, checked by a
 * few lines that share nothing with the program. All these puzzles have a solution. Who is cut off,
 * or never goes back and gets stuck, has not lied.
 */
class PublicAnswersTest {

  private static final Path FOLDER = Path.of("../../shared/data/sudoku");

  private static final List<String> FILES =
      List.of(
          "17-clue.txt",
          "unbiased.txt",
          "top95.txt",
          "top1465-half.txt",
          "hardest-1106.txt",
          "hardest-11plus.txt",
          "multiple-solutions.txt");

  private static final Settings SETTINGS =
      Solvers.withFewAttempts(
          Settings.defaults().withSeed(1).withLimits(Limits.none().withNodes(200_000)));

  private static Stream<Named<Solver>> solvers() {
    return SolverCatalog.SOLVERS.stream().map(solver -> named(solver.about().id(), solver));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void anAnswerIsASolution(Solver solver) throws IOException {
    assertAnswers(solver, 1);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void everyAnswerIsASolution(Solver solver) throws IOException {
    boolean isPerson = solver.about().family() == Family.LOGIC; // who takes a second for some
    assertAnswers(solver, isPerson ? 3 : 24);
  }

  /** To so many puzzles of each collection, from its beginning to its end. */
  private static void assertAnswers(Solver solver, int puzzles) throws IOException {
    for (String file : FILES) {
      assumeTrue(Files.exists(FOLDER.resolve(file)), "the collection " + file + " is not at hand");
      List<String> lines = Files.readAllLines(FOLDER.resolve(file));
      for (int k = 0; k < puzzles; k++) {
        String puzzle = lines.get((int) ((long) lines.size() * k / puzzles)).substring(0, 81);
        Result result = solver.solve(sudoku(puzzle), SETTINGS, null);
        assertThat(result.outcome())
            .as("%s: %s", file, puzzle)
            .isNotInstanceOf(Outcome.Unsatisfiable.class);
        for (Solution solution : result.solutions()) {
          assertThat(isSolution(solution.values().toArray(), puzzle))
              .as("%s: %s, answered %s", file, puzzle, solution)
              .isTrue();
        }
        if (result.outcome() instanceof Outcome.Solved) {
          assertThat(result.solutions()).as("%s: %s", file, puzzle).hasSize(1);
        } else if (result.outcome() instanceof Outcome.Stalled stalled) {
          int[] reached = new int[81];
          stalled.reached().values().forEach((cell, value) -> reached[cell] = value);
          assertThat(isConsistent(reached, puzzle)).as("%s: %s", file, puzzle).isTrue();
        }
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

  /** Whether the givens stand where they stood, and no row, column or box has a value twice. */
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
