package org.cspworkbench.presentation.game;

import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;

/**
 * The content of all cells: givens, values and notes. Immutable.
 *
 * @param grid the givens and the values of the player
 * @param notes the notes in empty cells
 * @param struck the automatic candidates of empty cells that the player has excluded
 * @param colours the colours of cells
 */
public record Sheet(Grid grid, PencilMarks notes, PencilMarks struck, CellColours colours) {

  /** Returns the sheet of {@code puzzle}, without notes. */
  public static Sheet of(Grid puzzle) {
    PencilMarks none = PencilMarks.none(puzzle.shape());
    return new Sheet(puzzle, none, none, CellColours.none(puzzle.shape()));
  }

  /**
   * Returns this sheet with {@code value} in {@code cell}, and without the notes of the cell.
   *
   * @param value from 1, or 0 to clear the cell
   * @throws IllegalArgumentException if the cell is a given
   */
  public Sheet with(int cell, int value) {
    return new Sheet(grid.with(cell, value), notes.with(cell, 0), struck.with(cell, 0), colours);
  }

  /**
   * Returns this sheet with the note {@code value} added to {@code cell}, or removed if it was
   * there.
   */
  public Sheet withNote(int cell, int value) {
    return new Sheet(grid, notes.with(cell, notes.mask(cell) ^ bit(value)), struck, colours);
  }

  /**
   * Returns this sheet with {@code value} excluded from {@code cell}, or included if it was
   * excluded.
   */
  public Sheet withStruck(int cell, int value) {
    return new Sheet(grid, notes, struck.with(cell, struck.mask(cell) ^ bit(value)), colours);
  }

  /**
   * Returns this sheet with {@code cell} in colour {@code number}, or in none if it has that colour
   * already; 0 is no colour.
   */
  public Sheet withColour(int cell, int number) {
    int next = colours.of(cell) == number ? 0 : number;
    return new Sheet(grid, notes, struck, colours.with(cell, next));
  }

  /** Returns this sheet without the values of the player. */
  public Sheet withoutOwnValues() {
    return new Sheet(grid.givens(), notes, struck, colours);
  }

  /** Returns the sheet of the givens alone. */
  public Sheet cleared() {
    return of(grid.givens());
  }

  /**
   * Returns the values to show in {@code cell}, where bit v − 1 stands for value v: its candidates
   * or its notes.
   *
   * @param automatic whether to return the computed candidates instead of the notes
   */
  public int shown(int cell, boolean automatic) {
    return automatic ? left(cell) : notes.mask(cell);
  }

  /**
   * Returns the candidates of {@code cell} that neither its peers nor the player exclude; its value
   * if it has one.
   */
  public int left(int cell) {
    return Candidates.maskOf(grid, cell) & ~struck.mask(cell);
  }

  /**
   * Returns whether no peer of {@code cell} has {@code value}, regardless of whether the player has
   * excluded it.
   */
  public boolean isCandidate(int cell, int value) {
    return (Candidates.maskOf(grid, cell) & bit(value)) != 0;
  }

  /** Returns how many times {@code value} is still to be placed; negative if there are too many. */
  public int leftToPlace(int value) {
    return grid.shape().size()
        - (int) grid.shape().cells().filter(cell -> grid.value(cell) == value).count();
  }

  /** Returns the cells that the player, or a solver for the player, has filled in. */
  public IntStream ownCells() {
    return grid.shape().cells().filter(cell -> !grid.isEmpty(cell) && !grid.isGiven(cell));
  }

  private static int bit(int value) {
    return 1 << (value - 1);
  }
}
