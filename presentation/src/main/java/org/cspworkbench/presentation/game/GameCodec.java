package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.time.Duration;
import java.util.Map;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;
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

  private static final Codec<Duration> MILLIS =
      Codec.wholeLong(0, Long.MAX_VALUE).as(Duration::ofMillis, Duration::toMillis);

  private final Grid grid;
  private final PencilMarks notes;
  private final Codec<ImmutableMap<Integer, CellText>> changes;

  private GameCodec(Grid grid, PencilMarks notes) {
    this.grid = grid;
    this.notes = notes;
    Shape shape = grid.shape();
    this.changes = CellText.CODEC.map(name -> cell(shape, name), shape::cellName);
  }

  /** Returns the codec of games on this grid, with these notes. */
  static Codec<SavedGame> of(Grid grid, PencilMarks notes) {
    return Codec.objectAmongOthers(new GameCodec(grid, notes)::game);
  }

  private SavedGame game(Members<SavedGame> members) throws UnreadableException {
    String title = members.get("title", Codec.text(), game -> game.terms().title());
    Phase phase = members.get("phase", Codec.word(Phase.class), SavedGame::phase);
    boolean timed = members.get("timed", Codec.truth(), game -> game.terms().timed());
    Duration elapsed = members.get("elapsedMillis", MILLIS, SavedGame::elapsed);
    Allowance hints = members.get("hintsAllowed", Allowance.CODEC, game -> game.terms().hints());
    int hintsUsed = members.get("hintsUsed", COUNT, game -> game.tally().hints());
    Allowance errors = members.get("errorsAllowed", Allowance.CODEC, game -> game.terms().errors());
    GameTally tally =
        new GameTally(
            hintsUsed,
            members.get("errorsMade", COUNT, game -> game.tally().errors()),
            members.get("errorsCount", Codec.truth(), game -> game.tally().errorsCount()),
            members.get("placedBySolver", COUNT, game -> game.tally().helped()));
    ImmutableMap<Integer, CellText> struckOut =
        members.get(
            "struckOut", changes, game -> changes(Sheet.of(grid), onlyStruck(game.sheet())));
    Sheet struck = after(Sheet.of(grid), struckOut);
    Sheet sheet = new Sheet(grid, notes, struck.struck(), struck.colours());
    return new SavedGame(
        new Terms(title, hints, errors, timed),
        phase,
        sheets(
                sheet,
                members.get(
                    "undo", changes.list(), game -> steps(game.sheet(), game.past().reverse())))
            .reverse(),
        sheet,
        sheets(
            sheet, members.get("redo", changes.list(), game -> steps(game.sheet(), game.future()))),
        tally,
        elapsed);
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
