package org.cspworkbench.generator.collection;

import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle of the collection.
 *
 * @param number which of the puzzles of the collection's seed it is, from 1
 * @param difficulty how full it is
 * @param puzzle the givens, which have exactly one solution
 * @param score how hard it is for a person: the sum of the weights of all steps
 * @param hardest the hardest technique that it needs
 */
public record CollectedPuzzle(
    long number, Difficulty difficulty, Grid puzzle, int score, RatedTechnique hardest) {

  /** Returns how many cells are given. */
  public int givens() {
    return puzzle.filled();
  }

  /** How hard it is for a person: the level of the hardest technique. */
  public Level level() {
    return hardest.level();
  }
}
