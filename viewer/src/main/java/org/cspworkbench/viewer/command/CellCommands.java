package org.cspworkbench.viewer.command;

/** The commands that act on the selected cell of a board. */
public enum CellCommands implements Command {
  /** Selects the cell above. */
  CELL_UP(KeyScope.CELLS, "UP"),
  /** Selects the cell below. */
  CELL_DOWN(KeyScope.CELLS, "DOWN"),
  /** Selects the cell to the left. */
  CELL_LEFT(KeyScope.CELLS, "LEFT"),
  /** Selects the cell to the right. */
  CELL_RIGHT(KeyScope.CELLS, "RIGHT"),
  /** Selects the next open cell above. */
  OPEN_UP(KeyScope.CELLS, "control UP"),
  /** Selects the next open cell below. */
  OPEN_DOWN(KeyScope.CELLS, "control DOWN"),
  /** Selects the next open cell to the left. */
  OPEN_LEFT(KeyScope.CELLS, "control LEFT"),
  /** Selects the next open cell to the right. */
  OPEN_RIGHT(KeyScope.CELLS, "control RIGHT"),
  /** Selects the first cell of the row. */
  ROW_START(KeyScope.CELLS, "HOME"),
  /** Selects the last cell of the row. */
  ROW_END(KeyScope.CELLS, "END"),
  /** Selects the first cell. */
  FIRST_CELL(KeyScope.CELLS, "control HOME"),
  /** Selects the last cell. */
  LAST_CELL(KeyScope.CELLS, "control END"),
  /** Clears the cell. */
  CLEAR(KeyScope.CELLS, "DELETE", "BACK_SPACE", "0", "NUMPAD0"),
  /** Undoes the last change. */
  UNDO(Shortcut.of(KeyScope.CELLS, "control Z").button("undo", 40).item("edit", 10)),
  /** Redoes the last undone change. */
  REDO(
      Shortcut.of(KeyScope.CELLS, "control shift Z", "control Y")
          .button("redo", 30)
          .item("edit", 11));

  private final Shortcut shortcut;

  CellCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  CellCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
