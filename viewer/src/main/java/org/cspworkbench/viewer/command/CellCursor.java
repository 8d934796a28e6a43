package org.cspworkbench.viewer.command;

import java.util.function.IntPredicate;
import org.cspworkbench.sudoku.Shape;

/**
 * The selected cell of a board, and its movement.
 *
 * @param shape the shape of the board
 * @param cell the selected cell
 */
public record CellCursor(Shape shape, int cell) {

  /** Returns a cursor on the first open cell, or on the first cell if none is open. */
  public static CellCursor onFirst(Shape shape, IntPredicate isOpen) {
    return new CellCursor(shape, shape.cells().filter(isOpen).findFirst().orElse(0));
  }

  /** Returns the cursor moved down and to the right; it stops at the edge of the board. */
  public CellCursor moved(int down, int right) {
    int last = shape.size() - 1;
    int row = Math.max(0, Math.min(last, shape.row(cell) + down));
    int column = Math.max(0, Math.min(last, shape.column(cell) + right));
    return at(row, column);
  }

  /** Returns the cursor on the next open cell in that direction, or this one if there is none. */
  public CellCursor movedToOpen(int down, int right, IntPredicate isOpen) {
    CellCursor next = this;
    while (true) {
      CellCursor further = next.moved(down, right);
      if (further.cell == next.cell) {
        return this;
      }
      next = further;
      if (isOpen.test(next.cell)) {
        return next;
      }
    }
  }

  /** Returns the cursor at the start of the row. */
  public CellCursor atRowStart() {
    return at(shape.row(cell), 0);
  }

  /** Returns the cursor at the end of the row. */
  public CellCursor atRowEnd() {
    return at(shape.row(cell), shape.size() - 1);
  }

  /** Returns the cursor on the first cell. */
  public CellCursor atFirst() {
    return new CellCursor(shape, 0);
  }

  /** Returns the cursor on the last cell. */
  public CellCursor atLast() {
    return new CellCursor(shape, shape.cellCount() - 1);
  }

  private CellCursor at(int row, int column) {
    return new CellCursor(shape, row * shape.size() + column);
  }
}
