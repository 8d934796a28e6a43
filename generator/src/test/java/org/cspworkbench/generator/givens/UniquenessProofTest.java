package org.cspworkbench.generator.givens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.generator.fill.CollapseFill;
import org.cspworkbench.generator.givens.UniquenessProof.Verdict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UniquenessProofTest {

  private static Stream<UniquenessProof> proofs() {
    return Stream.of(
        new UniquenessProof.BitboardProof(), new UniquenessProof.SearchProof(Shape.ofSize(9)));
  }

  /** Random givens of a correct grid, few enough that about half the puzzles are not unique. */
  @ParameterizedTest
  @MethodSource("proofs")
  void itAgreesWithAnIndependentCount(UniquenessProof proof) {
    assertAgreement(proof, Shape.ofSize(9), 37);
  }

  /** One diagonal alone excludes less than the other rules. */
  @ParameterizedTest
  @MethodSource("variants")
  void soItDoesUnderOtherRules(Variant variant) {
    Shape shape = Shape.ofSize(9).with(variant);
    assertAgreement(
        new UniquenessProof.SearchProof(shape), shape, shape.diagonals().size() == 1 ? 31 : 26);
  }

  private static Stream<Variant> variants() {
    return Stream.of(Variant.values());
  }

  private static void assertAgreement(UniquenessProof proof, Shape shape, int wanted) {
    CollapseFill collapse = new CollapseFill(shape);
    int unique = 0;
    int givenUp = 0;
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Grid grid = collapse.next(new RandomStream(seed), () -> false).orElseThrow().grid();
      int[] solution = shape.cells().map(grid::value).toArray();
      int[] givens =
          shape.cells().map(c -> random.nextInt(81) < wanted ? solution[c] : 0).toArray();
      Grid puzzle = Grid.ofGivens(shape, givens);
      boolean expected = SolutionCounter.count(puzzle, 2) == 1;
      Verdict verdict = proof.of(givens, solution, UniquenessProof.USUAL_EFFORT, () -> false);
      if (verdict == Verdict.GAVE_UP) {
        givenUp++;
        continue;
      }
      assertThat(verdict)
          .as("seed %d: %s", seed, puzzle)
          .isEqualTo(expected ? Verdict.UNIQUE : Verdict.ANOTHER);
      if (verdict == Verdict.ANOTHER) {
        Grid another = puzzle.withValues(proof.another());
        assertThat(another.isSolved()).as("seed %d: %s", seed, another).isTrue();
        assertThat(another.toLine()).as("seed %d", seed).isNotEqualTo(grid.toLine());
      }
      unique += expected ? 1 : 0;
    }
    assertThat(unique).isBetween(20, 180);
    assertThat(givenUp).isLessThan(5);
  }
}
