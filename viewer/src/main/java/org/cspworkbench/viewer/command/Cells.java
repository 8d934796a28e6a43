package org.cspworkbench.viewer.command;

import java.util.Optional;

/**
 * A board with a selected cell, on which the keys that move the selection and change the cell act.
 * The methods do nothing while there is no such cell.
 *
 * <p>Used by one thread.
 */
public interface Cells {

  /** Returns the cursor of the selected cell; empty while no cell can be selected. */
  Optional<CellCursor> cursor();

  /** Selects the cell of {@code next}. */
  void go(CellCursor next);

  /** Returns whether {@code cell} has no value. */
  boolean isOpen(int cell);

  /** Returns the selected cell, if there is one. */
  default Optional<Integer> selected() {
    return cursor().map(CellCursor::cell);
  }

  /** Selects {@code cell}. */
  default void select(int cell) {
    cursor().ifPresent(at -> go(new CellCursor(at.shape(), cell)));
  }

  /** Moves the selection down and to the right; it stops at the edge of the board. */
  default void move(int down, int right) {
    cursor().ifPresent(at -> go(at.moved(down, right)));
  }

  /** Moves the selection to the next open cell in a direction, if there is one. */
  default void moveToOpen(int down, int right) {
    cursor().ifPresent(at -> go(at.movedToOpen(down, right, this::isOpen)));
  }

  /** Moves the selection to the start of its row. */
  default void moveToRowStart() {
    cursor().ifPresent(at -> go(at.atRowStart()));
  }

  /** Moves the selection to the end of its row. */
  default void moveToRowEnd() {
    cursor().ifPresent(at -> go(at.atRowEnd()));
  }

  /** Moves the selection to the first cell. */
  default void moveToFirst() {
    cursor().ifPresent(at -> go(at.atFirst()));
  }

  /** Moves the selection to the last cell. */
  default void moveToLast() {
    cursor().ifPresent(at -> go(at.atLast()));
  }

  /** Clears the selected cell. */
  void clear();

  /** Undoes the last change, if there is one. */
  void undo();

  /** Redoes the last undone change, if there is one. */
  void redo();
}
