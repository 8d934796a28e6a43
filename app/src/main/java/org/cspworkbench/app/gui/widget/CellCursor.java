package org.cspworkbench.app.gui.widget;

import java.util.function.IntPredicate;
import org.cspworkbench.sudoku.Shape;

/**
 * The cell that is selected, and where it goes from there.
 *
 * @param shape how the cells are laid out
 * @param cell the selected cell
 */
public record CellCursor(Shape shape, int cell) {

  /** On the first open cell, or on the first of all if none is open. */
  public static CellCursor onFirst(Shape shape, IntPredicate isOpen) {
    return new CellCursor(shape, shape.cells().filter(isOpen).findFirst().orElse(0));
  }

  /** So many cells down and to the right; stays where the board ends. */
  public CellCursor moved(int down, int right) {
    int last = shape.size() - 1;
    int row = Math.max(0, Math.min(last, shape.row(cell) + down));
    int column = Math.max(0, Math.min(last, shape.column(cell) + right));
    return at(row, column);
  }

  /** To the next open cell in that direction; stays where there is none. */
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

  /** To the start of the row. */
  public CellCursor atRowStart() {
    return at(shape.row(cell), 0);
  }

  /** To the end of the row. */
  public CellCursor atRowEnd() {
    return at(shape.row(cell), shape.size() - 1);
  }

  /** To the first cell. */
  public CellCursor atFirst() {
    return new CellCursor(shape, 0);
  }

  /** To the last cell. */
  public CellCursor atLast() {
    return new CellCursor(shape, shape.cellCount() - 1);
  }

  private CellCursor at(int row, int column) {
    return new CellCursor(shape, row * shape.size() + column);
  }
}
