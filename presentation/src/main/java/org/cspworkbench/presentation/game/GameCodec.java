package org.cspworkbench.presentation.game;

import static org.cspworkbench.document.json.Member.member;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.time.Duration;
import java.util.Map;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Member;
import org.cspworkbench.presentation.game.Game.Phase;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/**
 * The codec of what a saved game has beside its puzzle. A sheet is written as the cells in which it
 * differs from the one before.
 */
final class GameCodec {

  private static final Codec<Integer> COUNT = Codec.whole(0, Integer.MAX_VALUE);

  private static final Member<SavedGame, String> TITLE =
      member("title", Codec.text(), game -> game.terms().title());
  private static final Member<SavedGame, Phase> PHASE =
      member("phase", Codec.word(Phase.class), SavedGame::phase);
  private static final Member<SavedGame, Boolean> TIMED =
      member("timed", Codec.truth(), game -> game.terms().timed());
  private static final Member<SavedGame, Duration> ELAPSED =
      member(
          "elapsedMillis",
          Codec.wholeLong(0, Long.MAX_VALUE).as(Duration::ofMillis, Duration::toMillis),
          SavedGame::elapsed);
  private static final Member<SavedGame, Allowance> HINTS_ALLOWED =
      member("hintsAllowed", Allowance.CODEC, game -> game.terms().hints());
  private static final Member<SavedGame, Integer> HINTS_USED =
      member("hintsUsed", COUNT, game -> game.tally().hints());
  private static final Member<SavedGame, Allowance> ERRORS_ALLOWED =
      member("errorsAllowed", Allowance.CODEC, game -> game.terms().errors());
  private static final Member<SavedGame, Integer> ERRORS_MADE =
      member("errorsMade", COUNT, game -> game.tally().errors());
  private static final Member<SavedGame, Boolean> ERRORS_COUNT =
      member("errorsCount", Codec.truth(), game -> game.tally().errorsCount());
  private static final Member<SavedGame, Integer> PLACED_BY_SOLVER =
      member("placedBySolver", COUNT, game -> game.tally().helped());

  private final Grid grid;
  private final PencilMarks notes;
  private final Member<SavedGame, ImmutableMap<Integer, CellText>> struckOut;
  private final Member<SavedGame, ImmutableList<ImmutableMap<Integer, CellText>>> undo;
  private final Member<SavedGame, ImmutableList<ImmutableMap<Integer, CellText>>> redo;

  private GameCodec(Grid grid, PencilMarks notes) {
    this.grid = grid;
    this.notes = notes;
    Shape shape = grid.shape();
    Codec<ImmutableMap<Integer, CellText>> changes =
        CellText.CODEC.map(name -> cell(shape, name), shape::cellName);
    struckOut =
        member("struckOut", changes, game -> changes(Sheet.of(grid), onlyStruck(game.sheet())));
    undo = member("undo", changes.list(), game -> steps(game.sheet(), game.past().reverse()));
    redo = member("redo", changes.list(), game -> steps(game.sheet(), game.future()));
  }

  /** Returns the codec of games on this grid, with these notes. */
  static Codec<SavedGame> of(Grid grid, PencilMarks notes) {
    GameCodec codec = new GameCodec(grid, notes);
    return Codec.objectAmongOthers(
        codec::game,
        TITLE,
        PHASE,
        TIMED,
        ELAPSED,
        HINTS_ALLOWED,
        HINTS_USED,
        ERRORS_ALLOWED,
        ERRORS_MADE,
        ERRORS_COUNT,
        PLACED_BY_SOLVER,
        codec.struckOut,
        codec.undo,
        codec.redo);
  }

  private SavedGame game(Fields fields) throws UnreadableException {
    Terms terms =
        new Terms(
            fields.get(TITLE),
            fields.get(HINTS_ALLOWED),
            fields.get(ERRORS_ALLOWED),
            fields.get(TIMED));
    GameTally tally =
        new GameTally(
            fields.get(HINTS_USED),
            fields.get(ERRORS_MADE),
            fields.get(ERRORS_COUNT),
            fields.get(PLACED_BY_SOLVER));
    Sheet struck = after(Sheet.of(grid), fields.get(struckOut));
    Sheet sheet = new Sheet(grid, notes, struck.struck(), struck.colours());
    return new SavedGame(
        terms,
        fields.get(PHASE),
        sheets(sheet, fields.get(undo)).reverse(),
        sheet,
        sheets(sheet, fields.get(redo)),
        tally,
        fields.get(ELAPSED));
  }

  private static int cell(Shape shape, String name) {
    return shape
        .cellNamed(name)
        .orElseThrow(() -> new IllegalArgumentException("expected a cell, found '" + name + "'"));
  }

  private static ImmutableList<Sheet> sheets(
      Sheet first, ImmutableList<ImmutableMap<Integer, CellText>> steps) {
    ImmutableList.Builder<Sheet> sheets = ImmutableList.builder();
    Sheet sheet = first;
    for (ImmutableMap<Integer, CellText> step : steps) {
      sheet = after(sheet, step);
      sheets.add(sheet);
    }
    return sheets.build();
  }

  private static Sheet after(Sheet sheet, ImmutableMap<Integer, CellText> changes) {
    int[] values = sheet.grid().shape().cells().map(sheet.grid()::value).toArray();
    int[] notes = sheet.notes().masks().toArray();
    int[] struck = sheet.struck().masks().toArray();
    int[] colours = sheet.colours().numbers().toArray();
    for (Map.Entry<Integer, CellText> change : changes.entrySet()) {
      int cell = change.getKey();
      values[cell] = change.getValue().value();
      notes[cell] = change.getValue().notes();
      struck[cell] = change.getValue().struck();
      colours[cell] = change.getValue().colour();
    }
    return new Sheet(
        sheet.grid().withValues(values),
        PencilMarks.of(notes),
        PencilMarks.of(struck),
        new CellColours(ImmutableIntArray.copyOf(colours)));
  }

  /**
   * Returns the parts of the sheet that do not belong to the puzzle: excluded candidates and
   * colours.
   */
  private static Sheet onlyStruck(Sheet sheet) {
    PencilMarks none = PencilMarks.none(sheet.grid().shape());
    return new Sheet(sheet.grid(), none, sheet.struck(), sheet.colours());
  }

  /** Returns the changes of each sheet from the one before; the first one follows {@code start}. */
  private static ImmutableList<ImmutableMap<Integer, CellText>> steps(
      Sheet start, ImmutableList<Sheet> sheets) {
    ImmutableList.Builder<ImmutableMap<Integer, CellText>> steps = ImmutableList.builder();
    Sheet before = start;
    for (Sheet sheet : sheets) {
      steps.add(changes(before, sheet));
      before = sheet;
    }
    return steps.build();
  }

  private static ImmutableMap<Integer, CellText> changes(Sheet from, Sheet to) {
    ImmutableMap.Builder<Integer, CellText> changes = ImmutableMap.builder();
    for (int cell = 0; cell < to.grid().shape().cellCount(); cell++) {
      CellText text = CellText.of(to, cell);
      if (!text.equals(CellText.of(from, cell))) {
        changes.put(cell, text);
      }
    }
    return changes.buildOrThrow();
  }
}
