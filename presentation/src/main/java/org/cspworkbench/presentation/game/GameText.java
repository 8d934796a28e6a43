package org.cspworkbench.presentation.game;

import java.io.IOException;
import java.io.StringReader;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.JsonPuzzleWriter;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/**
 * Saved games as readable JSON objects. An object is a puzzle in the JSON format of this project,
 * so that every reader of puzzles accepts it, with an additional member {@code game} for the rest.
 * A step to undo or redo is written as the cells that it changes, in the format of {@link
 * CellText}. Reading is lenient, because users edit saved games by hand.
 */
public final class GameText {

  /** The member that distinguishes a game from a puzzle. */
  private static final String GAME = "game";

  private GameText() {}

  /** Returns {@code game} as text. */
  public static String write(SavedGame game) {
    return codec(game.sheet().grid(), game.sheet().notes()).forPeople(game);
  }

  /** Returns whether {@code text} is a saved game, and not only a puzzle. */
  public static boolean isOne(String text) {
    try {
      return Codec.json().readLeniently("", text).asMembers().containsKey(GAME);
    } catch (UnreadableException e) {
      return false;
    }
  }

  /**
   * Parses a saved game.
   *
   * @param source the name of the text in messages
   * @throws UnreadableException if {@code text} is not a saved game; the message states the reason
   */
  public static SavedGame read(String source, String text) throws UnreadableException {
    Puzzle puzzle = puzzle(source, text);
    return codec(puzzle.grid(), puzzle.marks()).readLeniently(source, text);
  }

  private static Puzzle puzzle(String source, String text) throws UnreadableException {
    try (PuzzleReader reader = PuzzleReader.of(source, new StringReader(text))) {
      Entry entry = reader.next();
      if (entry instanceof Fault fault) {
        throw new UnreadableException(fault.position(), fault.problem());
      }
      return (Puzzle) entry;
    } catch (IOException e) {
      throw new IllegalStateException("a text in memory can be read", e);
    }
  }

  /** Returns the codec of games on this grid, with these notes. */
  private static Codec<SavedGame> codec(Grid grid, PencilMarks notes) {
    Codec<SavedGame> codec = GameCodec.of(grid, notes);
    return Codec.of(
        json -> codec.read(new Fields(json).need(GAME)),
        (game, json) -> {
          json.beginObject();
          JsonPuzzleWriter.writeMembers(grid, notes, json);
          json.name(GAME);
          codec.write(game, json);
          json.endObject();
        });
  }
}
