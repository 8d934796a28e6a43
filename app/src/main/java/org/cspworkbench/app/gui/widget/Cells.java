package org.cspworkbench.app.gui.widget;

import java.util.Optional;

/**
 * A board one of whose cells is selected: what the keys that move the selection and change the cell
 * act on. Nothing happens while there is no such cell.
 *
 * <p>Used by one thread.
 */
public interface Cells {

  /** The selected cell, and where one gets from there; none while no cell can be selected. */
  Optional<CellCursor> cursor();

  /** Selects the cell of {@code next}. */
  void go(CellCursor next);

  /** Whether {@code cell} holds no value. */
  boolean isOpen(int cell);

  /** The selected cell, if there is one. */
  default Optional<Integer> selected() {
    return cursor().map(CellCursor::cell);
  }

  /** Selects {@code cell}. */
  default void select(int cell) {
    cursor().ifPresent(at -> go(new CellCursor(at.shape(), cell)));
  }

  /** Moves the selection so many cells down and to the right; it stays where the board ends. */
  default void move(int down, int right) {
    cursor().ifPresent(at -> go(at.moved(down, right)));
  }

  /** Moves the selection to the next open cell in a direction; it stays where there is none. */
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

  /** Empties the selected cell. */
  void clear();

  /** Takes the last change back, if there is one. */
  void undo();

  /** Makes the change again that was taken back last, if there is one. */
  void redo();
}
