package org.cspworkbench.presentation.game;

import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;

/**
 * What stands in the cells: givens, the player's values and notes. Immutable.
 *
 * @param grid the givens, and the values that were filled in
 * @param notes what is noted in open cells
 * @param struck which automatic candidates of open cells the player has struck out
 */
public record Sheet(Grid grid, PencilMarks notes, PencilMarks struck) {

  /** The puzzle as it is given, without notes. */
  public static Sheet of(Grid puzzle) {
    PencilMarks none = PencilMarks.none(puzzle.shape());
    return new Sheet(puzzle, none, none);
  }

  /**
   * The same with {@code value} in {@code cell}, whose notes go.
   *
   * @param value from 1, or 0 to empty the cell
   * @throws IllegalArgumentException if the cell is given
   */
  public Sheet with(int cell, int value) {
    return new Sheet(grid.with(cell, value), notes.with(cell, 0), struck.with(cell, 0));
  }

  /** The same with {@code value} noted in {@code cell}, or not noted if it was. */
  public Sheet withNote(int cell, int value) {
    return new Sheet(grid, notes.with(cell, notes.mask(cell) ^ bit(value)), struck);
  }

  /** The same with {@code value} struck out in {@code cell}, or not if it was. */
  public Sheet withStruck(int cell, int value) {
    return new Sheet(grid, notes, struck.with(cell, struck.mask(cell) ^ bit(value)));
  }

  /** The givens and the notes. */
  public Sheet withoutOwnValues() {
    return new Sheet(grid.givens(), notes, struck);
  }

  /** The givens alone. */
  public Sheet cleared() {
    return of(grid.givens());
  }

  /**
   * What {@code cell} can be, value v as bit v − 1: what its peers and the player leave to it, or
   * what is noted in it.
   *
   * @param automatic whether candidates are worked out, and not what is noted
   */
  public int shown(int cell, boolean automatic) {
    return automatic ? left(cell) : notes.mask(cell);
  }

  /** What the peers of an open cell, and the player, leave to it; its value if it has one. */
  public int left(int cell) {
    return Candidates.maskOf(grid, cell) & ~struck.mask(cell);
  }

  /** Whether the peers of {@code cell} leave {@code value} to it, struck out or not. */
  public boolean isCandidate(int cell, int value) {
    return (Candidates.maskOf(grid, cell) & bit(value)) != 0;
  }

  /** How many times {@code value} still has to be placed; negative if there are too many. */
  public int leftToPlace(int value) {
    return grid.shape().size()
        - (int) grid.shape().cells().filter(cell -> grid.value(cell) == value).count();
  }

  /** The cells that the player, or a solver for him, has filled in. */
  public IntStream ownCells() {
    return grid.shape().cells().filter(cell -> !grid.isEmpty(cell) && !grid.isGiven(cell));
  }

  private static int bit(int value) {
    return 1 << (value - 1);
  }
}
