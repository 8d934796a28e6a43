package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;

/** Commands that act on the selected cell of a board. */
public enum CellCommands implements Command {
  /** To the cell above. */
  CELL_UP(KeyScope.CELLS, "UP"),
  /** To the cell below. */
  CELL_DOWN(KeyScope.CELLS, "DOWN"),
  /** To the cell at the left. */
  CELL_LEFT(KeyScope.CELLS, "LEFT"),
  /** To the cell at the right. */
  CELL_RIGHT(KeyScope.CELLS, "RIGHT"),
  /** To the next open cell above. */
  OPEN_UP(KeyScope.CELLS, "control UP"),
  /** To the next open cell below. */
  OPEN_DOWN(KeyScope.CELLS, "control DOWN"),
  /** To the next open cell at the left. */
  OPEN_LEFT(KeyScope.CELLS, "control LEFT"),
  /** To the next open cell at the right. */
  OPEN_RIGHT(KeyScope.CELLS, "control RIGHT"),
  /** To the start of the row. */
  ROW_START(KeyScope.CELLS, "HOME"),
  /** To the end of the row. */
  ROW_END(KeyScope.CELLS, "END"),
  /** To the first cell. */
  FIRST_CELL(KeyScope.CELLS, "control HOME"),
  /** To the last cell. */
  LAST_CELL(KeyScope.CELLS, "control END"),
  /** Empty the cell. */
  CLEAR(KeyScope.CELLS, "DELETE", "BACK_SPACE", "0", "NUMPAD0"),
  /** Take the last step back. */
  UNDO(KeyScope.CELLS, "control Z"),
  /** Do again what was taken back. */
  REDO(KeyScope.CELLS, "control shift Z", "control Y");

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  CellCommands(KeyScope scope, String... keyNames) {
    this.scope = scope;
    this.keyNames = ImmutableList.copyOf(keyNames);
  }

  @Override
  public KeyScope scope() {
    return scope;
  }

  @Override
  public ImmutableList<String> keyNames() {
    return keyNames;
  }
}
