package org.cspworkbench.app.gui.widget;

/**
 * A board one of whose cells is selected: what the keys that move the selection and change the cell
 * act on. Nothing happens while there is no such cell.
 *
 * <p>Used by one thread.
 */
public interface Cells {

  /** Moves the selection so many cells down and to the right; it stays where the board ends. */
  void move(int down, int right);

  /** Moves the selection to the next open cell in a direction; it stays where there is none. */
  void moveToOpen(int down, int right);

  /** Moves the selection to the start of its row. */
  void moveToRowStart();

  /** Moves the selection to the end of its row. */
  void moveToRowEnd();

  /** Moves the selection to the first cell. */
  void moveToFirst();

  /** Moves the selection to the last cell. */
  void moveToLast();

  /** Empties the selected cell. */
  void clear();

  /** Takes the last change back, if there is one. */
  void undo();

  /** Makes the change again that was taken back last, if there is one. */
  void redo();
}
