package org.cspworkbench.solvers.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.satisfiable;

import java.util.Optional;
import java.util.Random;
import org.cspworkbench.solvers.bitboard.BitboardSearch.State;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

/** Sets found with words of bits, against connected components found cell by cell. */
class UnavoidableSetTest {

  private static final Shape SHAPE = Shape.ofSize(9);
  private static final int CELLS = 81;

  @Test
  void twoDigitsCanBeExchangedIfAComponentOfTheirCellsHasNoGiven() {
    int found = 0;
    for (int seed = 0; seed < 200; seed++) {
      int[] solution = firstSolution(satisfiable(SHAPE, 0.5, seed).grid());
      int[] givens = someOf(solution, new Random(seed), 0.2 + 0.1 * (seed % 6));
      for (int one = 1; one <= 9; one++) {
        for (int other = one + 1; other <= 9; other++) {
          Optional<int[]> exchanged =
              exchangedInComponentWithoutGiven(solution, givens, one, other);
          boolean exists =
              UnavoidableSet.exists(frame(givens), frame(solution), one - 1, other - 1);
          assertThat(exists)
              .as("seed %d, digits %d and %d", seed, one, other)
              .isEqualTo(exchanged.isPresent());
          if (exchanged.isPresent()) {
            found++;
            assertIsSolution(exchanged.get(), givens, seed);
          }
        }
      }
    }
    assertThat(found).isGreaterThan(200);
  }

  private static void assertIsSolution(int[] values, int[] givens, int seed) {
    assertThat(Grid.ofGivens(SHAPE, values).isSolved()).as("seed %d", seed).isTrue();
    for (int cell = 0; cell < CELLS; cell++) {
      assertThat(givens[cell]).as("seed %d, cell %d", seed, cell).isIn(0, values[cell]);
    }
  }

  /** Returns the solution with two digits exchanged in such a component. */
  private static Optional<int[]> exchangedInComponentWithoutGiven(
      int[] solution, int[] givens, int one, int other) {
    for (int first = 0; first < CELLS; first++) {
      if (solution[first] != one) {
        continue;
      }
      boolean[] component = new boolean[CELLS];
      addWithNeighbours(component, first, solution, one, other);
      int[] exchanged = solution.clone();
      boolean hasGiven = false;
      for (int cell = 0; cell < CELLS; cell++) {
        if (component[cell]) {
          exchanged[cell] = one + other - solution[cell];
          hasGiven |= givens[cell] != 0;
        }
      }
      if (!hasGiven) {
        return Optional.of(exchanged);
      }
    }
    return Optional.empty();
  }

  private static void addWithNeighbours(
      boolean[] component, int cell, int[] solution, int one, int other) {
    component[cell] = true;
    for (int next = 0; next < CELLS; next++) {
      boolean holdsTheOther = solution[next] == one + other - solution[cell];
      if (holdsTheOther && !component[next] && sees(cell, next)) {
        addWithNeighbours(component, next, solution, one, other);
      }
    }
  }

  private static boolean sees(int cell, int other) {
    return cell / 9 == other / 9
        || cell % 9 == other % 9
        || (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3);
  }

  private static long[] frame(int[] values) {
    long[] frame = new long[BitboardFrame.SIZE];
    BitboardFrame.load(frame, cell -> values[cell]);
    return frame;
  }

  private static int[] someOf(int[] solution, Random random, double share) {
    int[] givens = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      givens[cell] = random.nextDouble() < share ? solution[cell] : 0;
    }
    return givens;
  }

  private static int[] firstSolution(Grid grid) {
    BitboardSearch search = new BitboardSearch();
    search.start(grid::value);
    while (search.advance() != State.SOLVED) {
      // until there is a solution
    }
    return search.solution();
  }

  /** The verdict "at least two" at the first solution, against all solutions of the same search. */
  @Test
  void aSecondSolutionIsCertainOnlyIfThereIsOne() {
    int certain = 0;
    for (int seed = 0; seed < 400; seed++) {
      Grid grid = satisfiable(SHAPE, 0.35 + 0.05 * (seed % 6), seed).grid();
      BitboardSearch search = new BitboardSearch();
      search.start(grid::value);
      State state = search.advance();
      while (state == State.OPEN) {
        state = search.advance();
      }
      if (!search.isAnotherCertain()) {
        continue;
      }
      certain++;
      BitboardSearch byTriads = BitboardSearch.byTriads();
      byTriads.start(grid::value);
      int solutions = 0;
      for (State s = byTriads.advance(); s != State.EXHAUSTED && solutions < 2; ) {
        solutions += s == State.SOLVED ? 1 : 0;
        s = byTriads.advance();
      }
      assertThat(solutions).as("seed %d", seed).isEqualTo(2);
    }
    assertThat(certain).isGreaterThan(100);
  }
}
