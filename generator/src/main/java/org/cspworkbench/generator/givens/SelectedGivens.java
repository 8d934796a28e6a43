package org.cspworkbench.generator.givens;

import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle, and how much work the selection of its givens took.
 *
 * @param solution the complete grid of the givens: the only solution of the puzzle
 * @param puzzle the givens that are left
 * @param draws how many puzzles were drawn until this one was found
 * @param undecided the number of givens for which the proof that they are needed was given up
 * @param removable the number of givens that could be removed, each alone, where these were
 *     counted; each belongs by symmetry to others, with which it is needed
 */
public record SelectedGivens(Grid solution, Grid puzzle, long draws, int undecided, int removable) {

  /** A puzzle whose givens were not tested one at a time. */
  SelectedGivens(Grid solution, Grid puzzle, long draws, int undecided) {
    this(solution, puzzle, draws, undecided, 0);
  }

  /** Returns how many givens are left. */
  public int givens() {
    return puzzle.filled();
  }
}
