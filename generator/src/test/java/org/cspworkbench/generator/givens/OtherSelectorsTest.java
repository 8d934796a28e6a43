package org.cspworkbench.generator.givens;

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

class OtherSelectorsTest {

  private static final Shape NINE = Shape.ofSize(9);

  @ParameterizedTest
  @ValueSource(ints = {27, 24, 22, 21})
  void aLeanDigReachesFewGivensOfTheSameSolution(int wanted) {
    VicinitySearch selector = new VicinitySearch(NINE, Symmetry.NONE, wanted);
    int reached = 0;
    for (long seed = 0; seed < 20; seed++) {
      RandomStream random = new RandomStream(seed);
      Grid solution = new TemplateShuffle(NINE).next(random);
      SelectedGivens selected = selector.select(solution, random, () -> false);
      assertThat(selected.solution()).isSameAs(solution);
      assertThat(selected.givens()).as("seed %d", seed).isGreaterThanOrEqualTo(wanted);
      assertThat(SolutionCounter.count(selected.puzzle(), 2))
          .as("seed %d: %s", seed, selected)
          .isEqualTo(1);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(selected.puzzle().value(cell)).isIn(0, solution.value(cell));
      }
      reached += selected.givens() == wanted ? 1 : 0;
    }
    assertThat(reached).isGreaterThan(10);
  }

  /** A minimal puzzle of that solution nearly always has fewer; the rest is given back. */
  @ParameterizedTest
  @ValueSource(ints = {28, 27, 26})
  void cellsAreGivenBackUpToExactlyTheNumber(int wanted) {
    VicinitySearch selector = new VicinitySearch(NINE, Symmetry.NONE, wanted);
    for (long seed = 0; seed < 50; seed++) {
      RandomStream random = new RandomStream(seed);
      Grid solution = new TemplateShuffle(NINE).next(random);
      SelectedGivens selected = selector.select(solution, random, () -> false);
      assertThat(selected.givens()).as("seed %d", seed).isEqualTo(wanted);
      assertThat(SolutionCounter.count(selected.puzzle(), 2))
          .as("seed %d: %s", seed, selected)
          .isEqualTo(1);
    }
  }

  /** A selection that is stopped, at whatever proof, leaves a puzzle of one solution. */
  @Test
  void aDigThatIsStoppedHasOneSolution() {
    for (int proofs = 0; proofs < 60; proofs++) {
      int[] left = {proofs};
      RandomStream random = new RandomStream(proofs);
      Grid solution = new TemplateShuffle(NINE).next(random);
      SelectedGivens selected =
          new VicinitySearch(NINE, Symmetry.NONE, 20)
              .select(solution, random, () -> left[0]-- <= 0);
      assertThat(SolutionCounter.count(selected.puzzle(), 2))
          .as("%d: %s", proofs, selected)
          .isEqualTo(1);
    }
  }

  /** Also where the usual effort is not enough to prove of every given that it is needed. */
  @Test
  @Tag("slow")
  void aMinimalPuzzleOfALargeBoardIsMinimal() {
    Shape twelve = Shape.ofSize(12);
    RandomStream random = new RandomStream(3);
    Grid solution = new TemplateShuffle(twelve).next(random);
    SelectedGivens selected =
        MinimalRemoval.byGroups(twelve, Symmetry.NONE).select(solution, random, () -> false);
    assertThat(selected.undecided()).isZero();
    Grid puzzle = selected.puzzle();
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
    SelectedGivens selected =
        MinimalRemoval.byGroups(NINE, Symmetry.NONE)
            .select(solution, random, () -> asked[0]++ >= 10);
    assertThat(selected.undecided()).isBetween(1, selected.givens());
    assertThat(SolutionCounter.count(selected.puzzle(), 2)).isEqualTo(1);
  }

  @Test
  void masksAreDrawnUntilOneHasOneSolution() {
    RandomMask selector = new RandomMask(NINE, Symmetry.ROTATE_180, 45);
    long draws = 0;
    for (long seed = 0; seed < 50; seed++) {
      RandomStream random = new RandomStream(seed);
      SelectedGivens selected =
          selector.select(new TemplateShuffle(NINE).next(random), random, () -> false);
      assertThat(selected.givens()).as("seed %d", seed).isEqualTo(45);
      assertThat(SolutionCounter.count(selected.puzzle(), 2))
          .as("seed %d: %s", seed, selected)
          .isEqualTo(1);
      for (int cell = 0; cell < 81; cell++) {
        assertThat(selected.puzzle().isGiven(cell)).isEqualTo(selected.puzzle().isGiven(80 - cell));
      }
      draws += selected.draws();
    }
    assertThat(draws).isGreaterThan(60);
  }

  @Test
  void masksOfFewGivensAreHopeless() {
    RandomStream random = new RandomStream(1);
    Grid solution = new TemplateShuffle(NINE).next(random);
    SelectedGivens selected =
        new RandomMask(NINE, Symmetry.NONE, 22).select(solution, random, () -> false);
    assertThat(selected).isEqualTo(new SelectedGivens(solution, solution, 1000, 0));
  }
}
