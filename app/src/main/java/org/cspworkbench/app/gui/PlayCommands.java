package org.cspworkbench.app.gui;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.widget.Cells;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.HelpStage;

/** What every command does where a person plays, and where a cell is selected elsewhere. */
final class PlayCommands {

  private final PlayModel model;
  private final Supplier<Cells> cells;

  /** Those of {@code model}, and of the cells at hand. */
  PlayCommands(PlayModel model, Supplier<Cells> cells) {
    this.model = model;
    this.cells = cells;
  }

  void bindTo(KeyBinder keys) {
    keys.on(Command.CELL_UP, at(each -> each.move(-1, 0)))
        .on(Command.CELL_DOWN, at(each -> each.move(1, 0)))
        .on(Command.CELL_LEFT, at(each -> each.move(0, -1)))
        .on(Command.CELL_RIGHT, at(each -> each.move(0, 1)))
        .on(Command.OPEN_UP, at(each -> each.moveToOpen(-1, 0)))
        .on(Command.OPEN_DOWN, at(each -> each.moveToOpen(1, 0)))
        .on(Command.OPEN_LEFT, at(each -> each.moveToOpen(0, -1)))
        .on(Command.OPEN_RIGHT, at(each -> each.moveToOpen(0, 1)))
        .on(Command.ROW_START, at(Cells::moveToRowStart))
        .on(Command.ROW_END, at(Cells::moveToRowEnd))
        .on(Command.FIRST_CELL, at(Cells::moveToFirst))
        .on(Command.LAST_CELL, at(Cells::moveToLast))
        .on(Command.NOTES, model::toggleNotesMode)
        .on(Command.CLEAR, at(Cells::clear))
        .on(Command.UNDO, at(Cells::undo))
        .on(Command.REDO, at(Cells::redo))
        .on(Command.HINT, model::hint)
        .on(Command.CONFLICTS, () -> inGame(Game::checkConflicts))
        .on(Command.SINGLES, () -> model.solve(HelpStage.SINGLES))
        .on(Command.PAIRS, () -> model.solve(HelpStage.PAIRS))
        .on(Command.SOLVE, () -> model.solve(HelpStage.ALL))
        .on(Command.COUNTS, () -> model.setView(model.view().withCounts(!model.view().counts())))
        .on(
            Command.CANDIDATES,
            () -> model.setView(model.view().withCandidates(!model.view().candidates())))
        .on(
            Command.EQUAL_DIGITS,
            () -> model.setView(model.view().withEqualDigits(!model.view().equalDigits())))
        .on(Command.CLOCK, model::toggleClock);
  }

  private Runnable at(Consumer<Cells> action) {
    return () -> action.accept(cells.get());
  }

  private void inGame(Consumer<Game> action) {
    model.game().ifPresent(action);
  }
}
