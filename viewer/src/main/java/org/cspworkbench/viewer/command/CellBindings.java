package org.cspworkbench.viewer.command;

/** The actions of the commands that act on a selected cell. */
public final class CellBindings {

  private CellBindings() {}

  /** Binds the commands to {@code cells}. */
  public static void bind(Bindings bindings, Cells cells) {
    bindings
        .on(CellCommands.CELL_UP, () -> cells.move(-1, 0))
        .on(CellCommands.CELL_DOWN, () -> cells.move(1, 0))
        .on(CellCommands.CELL_LEFT, () -> cells.move(0, -1))
        .on(CellCommands.CELL_RIGHT, () -> cells.move(0, 1))
        .on(CellCommands.OPEN_UP, () -> cells.moveToOpen(-1, 0))
        .on(CellCommands.OPEN_DOWN, () -> cells.moveToOpen(1, 0))
        .on(CellCommands.OPEN_LEFT, () -> cells.moveToOpen(0, -1))
        .on(CellCommands.OPEN_RIGHT, () -> cells.moveToOpen(0, 1))
        .on(CellCommands.ROW_START, cells::moveToRowStart)
        .on(CellCommands.ROW_END, cells::moveToRowEnd)
        .on(CellCommands.FIRST_CELL, cells::moveToFirst)
        .on(CellCommands.LAST_CELL, cells::moveToLast)
        .on(CellCommands.CLEAR, cells::clear)
        .on(CellCommands.UNDO, cells::undo)
        .on(CellCommands.REDO, cells::redo);
  }
}
