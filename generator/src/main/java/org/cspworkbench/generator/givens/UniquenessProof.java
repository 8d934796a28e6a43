package org.cspworkbench.generator.givens;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.bitboard.BitboardSearch;
import org.cspworkbench.solvers.bitboard.BitboardSearch.State;
import org.cspworkbench.solvers.search.MaintainingArcConsistency;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Proves by a complete search that the solution of a puzzle is its only one, or finds another. Not
 * safe for use by several threads.
 */
interface UniquenessProof {

  /** A number of nodes that suffices for most proofs; many of the others never end. */
  long USUAL_EFFORT = 2_000;

  /** The result of a search. */
  enum Verdict {
    /** There is no other solution. */
    UNIQUE,
    /** There is another solution. */
    ANOTHER,
    /** The limit was reached before a decision. */
    GAVE_UP
  }

  /** The fastest proof for puzzles of this shape. */
  static UniquenessProof of(Shape shape) {
    return shape == Shape.ofSize(9) ? new BitboardProof() : new SearchProof(shape);
  }

  /**
   * Looks for another solution.
   *
   * @param givens the value of each cell, 0 for an empty one
   * @param solution the value of each cell in the solution that is known
   * @param effort the most nodes; a proof that is always short may ignore it
   * @param stop is polled at every node; returns whether to give up
   */
  Verdict of(int[] givens, int[] solution, long effort, BooleanSupplier stop);

  /** Returns the value of each cell in the other solution, if one was found; read-only. */
  int[] another();

  /**
   * Proof by the {@link BitboardSearch}: for plain 9×9, a microsecond or two, and never gives up.
   */
  final class BitboardProof implements UniquenessProof {

    private final BitboardSearch search = BitboardSearch.byTriads();
    private int[] another = {};

    @Override
    public Verdict of(int[] givens, int[] solution, long effort, BooleanSupplier stop) {
      search.start(cell -> givens[cell]);
      State state = search.advance();
      while (state != State.EXHAUSTED) {
        if (state == State.SOLVED) {
          int[] found = search.solution();
          if (!Arrays.equals(found, solution)) {
            another = found;
            return Verdict.ANOTHER;
          }
        }
        state = search.advance();
      }
      return Verdict.UNIQUE;
    }

    @Override
    public int[] another() {
      return another;
    }
  }

  /** Proof by maintaining arc consistency, for any shape. */
  final class SearchProof implements UniquenessProof {

    private static final Solver SOLVER = new MaintainingArcConsistency();
    private static final Settings TWO_SOLUTIONS = Settings.defaults().withSolutions(2, 2);

    private final Shape shape;
    private int[] another = {};

    SearchProof(Shape shape) {
      this.shape = shape;
    }

    @Override
    public Verdict of(int[] givens, int[] solution, long effort, BooleanSupplier stop) {
      Problem puzzle = Problem.Sudoku.of(Grid.ofGivens(shape, givens));
      Limits limits = Limits.none().withNodes(effort).withCancellation(Cancellation.when(stop));
      Result result = SOLVER.solve(puzzle, TWO_SOLUTIONS.withLimits(limits), null);
      for (Solution found : result.solutions()) {
        another = found.values().toArray();
        if (!Arrays.equals(another, solution)) {
          return Verdict.ANOTHER;
        }
      }
      return result.outcome() instanceof Outcome.Solved ? Verdict.UNIQUE : Verdict.GAVE_UP;
    }

    @Override
    public int[] another() {
      return another;
    }
  }
}
