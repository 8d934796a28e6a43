package org.cspworkbench.generator.dig;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OtherDigsTest {

  private static final Shape NINE = Shape.ofSize(9);

  @ParameterizedTest
  @ValueSource(ints = {27, 24, 22, 21})
  void aLeanDigReachesFewGivensOfTheSameSolution(int wanted) {
    LeanDig dig = new LeanDig(NINE, Symmetry.NONE, wanted);
    int reached = 0;
    for (long seed = 0; seed < 20; seed++) {
      RandomStream random = new RandomStream(seed);
      Grid solution = new TemplateShuffle(NINE).next(random);
      DugPuzzle dug = dig.dig(solution, random, () -> false);
      assertThat(dug.solution()).isSameAs(solution);
      assertThat(dug.givens()).as("seed %d", seed).isGreaterThanOrEqualTo(wanted);
      assertThat(SolutionCounter.count(dug.puzzle(), 2)).as("seed %d: %s", seed, dug).isEqualTo(1);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(dug.puzzle().value(cell)).isIn(0, solution.value(cell));
      }
      reached += dug.givens() == wanted ? 1 : 0;
    }
    assertThat(reached).isGreaterThan(10);
  }

  /** A minimal puzzle of that solution nearly always has fewer; the rest is given back. */
  @ParameterizedTest
  @ValueSource(ints = {28, 27, 26})
  void cellsAreGivenBackUpToExactlyTheNumber(int wanted) {
    LeanDig dig = new LeanDig(NINE, Symmetry.NONE, wanted);
    for (long seed = 0; seed < 50; seed++) {
      RandomStream random = new RandomStream(seed);
      Grid solution = new TemplateShuffle(NINE).next(random);
      DugPuzzle dug = dig.dig(solution, random, () -> false);
      assertThat(dug.givens()).as("seed %d", seed).isEqualTo(wanted);
      assertThat(SolutionCounter.count(dug.puzzle(), 2)).as("seed %d: %s", seed, dug).isEqualTo(1);
    }
  }

  /** Whoever stops a dig gets a puzzle of one solution, at whatever proof that was. */
  @Test
  void aDigThatIsStoppedHasOneSolution() {
    for (int proofs = 0; proofs < 60; proofs++) {
      int[] left = {proofs};
      RandomStream random = new RandomStream(proofs);
      Grid solution = new TemplateShuffle(NINE).next(random);
      DugPuzzle dug =
          new LeanDig(NINE, Symmetry.NONE, 20).dig(solution, random, () -> left[0]-- <= 0);
      assertThat(SolutionCounter.count(dug.puzzle(), 2)).as("%d: %s", proofs, dug).isEqualTo(1);
    }
  }

  /** Also where the usual effort is not enough to prove of every given that it is needed. */
  @Test
  @Tag("slow")
  void aMinimalPuzzleOfALargeBoardIsMinimal() {
    Shape twelve = Shape.ofSize(12);
    RandomStream random = new RandomStream(3);
    Grid solution = new TemplateShuffle(twelve).next(random);
    DugPuzzle dug = MinimalDig.byGroups(twelve, Symmetry.NONE).dig(solution, random, () -> false);
    assertThat(dug.undecided()).isZero();
    Grid puzzle = dug.puzzle();
    assertThat(SolutionCounter.count(puzzle, 2)).isEqualTo(1);
    for (int cell = 0; cell < 144; cell++) {
      int blanked = cell;
      int[] fewer = twelve.cells().map(c -> c == blanked ? 0 : puzzle.value(c)).toArray();
      assertThat(puzzle.isEmpty(cell) || SolutionCounter.count(Grid.ofGivens(twelve, fewer), 2) > 1)
          .as("without cell %d of %s", cell, puzzle)
          .isTrue();
    }
  }

  @Test
  void aMinimalDigThatIsStoppedSaysOfHowManyGivensItDoesNotKnow() {
    int[] asked = {0};
    RandomStream random = new RandomStream(1);
    Grid solution = new TemplateShuffle(NINE).next(random);
    DugPuzzle dug =
        MinimalDig.byGroups(NINE, Symmetry.NONE).dig(solution, random, () -> asked[0]++ >= 10);
    assertThat(dug.undecided()).isBetween(1, dug.givens());
    assertThat(SolutionCounter.count(dug.puzzle(), 2)).isEqualTo(1);
  }

  @Test
  void masksAreDrawnUntilOneHasOneSolution() {
    MaskDig dig = new MaskDig(NINE, Symmetry.ROTATE_180, 45);
    long draws = 0;
    for (long seed = 0; seed < 50; seed++) {
      RandomStream random = new RandomStream(seed);
      DugPuzzle dug = dig.dig(new TemplateShuffle(NINE).next(random), random, () -> false);
      assertThat(dug.givens()).as("seed %d", seed).isEqualTo(45);
      assertThat(SolutionCounter.count(dug.puzzle(), 2)).as("seed %d: %s", seed, dug).isEqualTo(1);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(dug.puzzle().isGiven(cell)).isEqualTo(dug.puzzle().isGiven(80 - cell));
      }
      draws += dug.draws();
    }
    assertThat(draws).isGreaterThan(60);
  }

  @Test
  void masksOfFewGivensAreHopeless() {
    RandomStream random = new RandomStream(1);
    Grid solution = new TemplateShuffle(NINE).next(random);
    DugPuzzle dug = new MaskDig(NINE, Symmetry.NONE, 22).dig(solution, random, () -> false);
    assertThat(dug).isEqualTo(new DugPuzzle(solution, solution, 1000, 0));
  }
}
