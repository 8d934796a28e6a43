package org.cspworkbench.app.gui;

import java.util.function.Consumer;
import org.cspworkbench.app.game.Game;
import org.cspworkbench.app.game.Stage;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.play.PlayModel;

/** What every command does where a person plays. */
final class PlayCommands {

  private final PlayModel model;

  PlayCommands(PlayModel model) {
    this.model = model;
  }

  void bindTo(KeyBinder keys) {
    keys.on(Command.CELL_UP, () -> model.move(-1, 0))
        .on(Command.CELL_DOWN, () -> model.move(1, 0))
        .on(Command.CELL_LEFT, () -> model.move(0, -1))
        .on(Command.CELL_RIGHT, () -> model.move(0, 1))
        .on(Command.OPEN_UP, () -> model.moveToOpen(-1, 0))
        .on(Command.OPEN_DOWN, () -> model.moveToOpen(1, 0))
        .on(Command.OPEN_LEFT, () -> model.moveToOpen(0, -1))
        .on(Command.OPEN_RIGHT, () -> model.moveToOpen(0, 1))
        .on(Command.ROW_START, model::moveToRowStart)
        .on(Command.ROW_END, model::moveToRowEnd)
        .on(Command.FIRST_CELL, model::moveToFirst)
        .on(Command.LAST_CELL, model::moveToLast)
        .on(Command.NOTES, model::toggleNotesMode)
        .on(Command.CLEAR, model::clear)
        .on(Command.UNDO, () -> inGame(Game::undo))
        .on(Command.REDO, () -> inGame(Game::redo))
        .on(Command.HINT, model::hint)
        .on(Command.CONFLICTS, () -> inGame(Game::checkConflicts))
        .on(Command.SINGLES, () -> model.solve(Stage.SINGLES))
        .on(Command.PAIRS, () -> model.solve(Stage.PAIRS))
        .on(Command.SOLVE, () -> model.solve(Stage.ALL))
        .on(Command.COUNTS, () -> model.setView(model.view().withCounts(!model.view().counts())))
        .on(
            Command.CANDIDATES,
            () -> model.setView(model.view().withCandidates(!model.view().candidates())))
        .on(
            Command.EQUAL_DIGITS,
            () -> model.setView(model.view().withEqualDigits(!model.view().equalDigits())))
        .on(Command.CLOCK, model::toggleClock);
  }

  private void inGame(Consumer<Game> action) {
    model.game().ifPresent(action);
  }
}
