package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.keys.Bindings;
import org.cspworkbench.app.gui.keys.CellCommand;
import org.cspworkbench.app.gui.widget.Cells;

/** The actions of the commands that act on a selected cell. */
final class CellBindings {

  private CellBindings() {}

  /** Binds the commands to {@code cells}. */
  static void bind(Bindings bindings, Cells cells) {
    bindings
        .on(CellCommand.CELL_UP, () -> cells.move(-1, 0))
        .on(CellCommand.CELL_DOWN, () -> cells.move(1, 0))
        .on(CellCommand.CELL_LEFT, () -> cells.move(0, -1))
        .on(CellCommand.CELL_RIGHT, () -> cells.move(0, 1))
        .on(CellCommand.OPEN_UP, () -> cells.moveToOpen(-1, 0))
        .on(CellCommand.OPEN_DOWN, () -> cells.moveToOpen(1, 0))
        .on(CellCommand.OPEN_LEFT, () -> cells.moveToOpen(0, -1))
        .on(CellCommand.OPEN_RIGHT, () -> cells.moveToOpen(0, 1))
        .on(CellCommand.ROW_START, cells::moveToRowStart)
        .on(CellCommand.ROW_END, cells::moveToRowEnd)
        .on(CellCommand.FIRST_CELL, cells::moveToFirst)
        .on(CellCommand.LAST_CELL, cells::moveToLast)
        .on(CellCommand.CLEAR, cells::clear)
        .on(CellCommand.UNDO, cells::undo)
        .on(CellCommand.REDO, cells::redo);
  }
}
