package org.cspworkbench.generator.dig;

import java.util.function.BooleanSupplier;
import org.cspworkbench.sudoku.Shape;

/**
 * Proves by a complete search that the solution of a puzzle is its only one, or finds another. Not
 * to be used by two threads at once.
 */
interface UniquenessProof {

  /** So many nodes are enough for most proofs; many of those that take more take for ever. */
  long USUAL_EFFORT = 2_000;

  /** What a search has come to. */
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
   * @param effort how many nodes it may take; a proof that is always short may take no notice
   * @param stop is asked at every node whether to give up
   */
  Verdict of(int[] givens, int[] solution, long effort, BooleanSupplier stop);

  /** Returns the value of each cell in the other solution, if there was one; to be read only. */
  int[] another();
}
