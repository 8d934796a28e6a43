package org.cspworkbench.solvers.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import org.cspworkbench.solvers.MaskSearch;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PuzzleSet;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Solvers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whether a puzzle has no solution, one, or several, and which. */
class VerdictsTest {

  private static final Solver BITBOARD = Solvers.byId("bitboard");
  private static final Settings TWO = Settings.defaults().withSolutions(2, 2);

  @ParameterizedTest(name = "{0}")
  @MethodSource(PuzzleSet.OURS)
  void everyPuzzleHasTheSolutionsOfAnIndependentSearch(PuzzleSet set) {
    for (String line : set.lines()) {
      Problem.Sudoku puzzle = sudoku(line);
      var expected = MaskSearch.solutions(line, 2);
      assertThat(expected).as(line).hasSize(set.solutions());
      var found =
          BITBOARD.solve(puzzle, TWO, null).solutions().stream()
              .map(solution -> puzzle.filledWith(solution).toLine())
              .toList();
      assertThat(found).as(line).hasSize(set.solutions()).doesNotHaveDuplicates();
      if (set.solutions() == 1) {
        assertThat(found).as(line).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource(PuzzleSet.PUBLIC)
  void everyPublicPuzzleHasTheSolutionsThatItIsKnownFor(PuzzleSet set) {
    for (String line : set.lines()) {
      Problem.Sudoku puzzle = sudoku(line);
      assertThat(BITBOARD.solve(puzzle, TWO, null).solutions())
          .as(line)
          .hasSize(set.solutions())
          .doesNotHaveDuplicates()
          .allMatch(solution -> puzzle.filledWith(solution).isSolved());
    }
  }

  /** The same verdict, and where there is one solution, the same. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(PuzzleSet.OURS)
  void otherSolversAgree(PuzzleSet set) {
    for (String line : set.sample(20)) {
      assertAgrees("mac-alldifferent", line);
      assertAgrees("exact-cover", line);
    }
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource(PuzzleSet.OURS)
  void otherSolversAgreeOnEveryPuzzle(PuzzleSet set) {
    for (String line : set.lines()) {
      assertAgrees("mac-alldifferent", line);
      assertAgrees("exact-cover", line);
    }
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource(PuzzleSet.PUBLIC)
  void otherSolversAgreeOnPublicPuzzles(PuzzleSet set) {
    for (String line : set.sample(2_000)) {
      assertAgrees("mac-alldifferent", line);
      assertAgrees("exact-cover", line);
    }
  }

  private static void assertAgrees(String id, String line) {
    Problem.Sudoku puzzle = sudoku(line);
    Result expected = Solvers.byId(id).solve(puzzle, TWO, null);
    Result found = BITBOARD.solve(puzzle, TWO, null);
    assertThat(found.solutionCount()).as("%s: %s", id, line).isEqualTo(expected.solutionCount());
    if (expected.solutionCount() == 1) {
      assertThat(found.solutions()).as("%s: %s", id, line).isEqualTo(expected.solutions());
    }
  }
}
