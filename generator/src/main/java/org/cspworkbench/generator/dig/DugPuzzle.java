package org.cspworkbench.generator.dig;

import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle, and how much digging it took.
 *
 * @param solution the complete grid in which it was dug: its only solution
 * @param puzzle the givens that are left
 * @param draws how many puzzles were drawn until this one was there
 * @param undecided of how many givens, of those that were asked about, it is not known whether they
 *     are needed, because the proof was given up
 * @param removable how many givens, of those that were asked about alone, are not needed; each of
 *     them belongs by symmetry to others, with which it is needed
 */
public record DugPuzzle(Grid solution, Grid puzzle, long draws, int undecided, int removable) {

  /** A puzzle whose givens were not asked about one at a time. */
  DugPuzzle(Grid solution, Grid puzzle, long draws, int undecided) {
    this(solution, puzzle, draws, undecided, 0);
  }

  /** Returns how many givens are left. */
  public int givens() {
    return puzzle.filled();
  }
}
