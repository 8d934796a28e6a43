package org.cspworkbench.app.export;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.cspworkbench.sudoku.format.PuzzleFormat;

/**
 * A writer of generated puzzles in one of the puzzle formats. Additional data is written where
 * readers of the format ignore it: in columns, members of JSON or comments.
 */
public final class GeneratedPuzzles {

  private final PuzzleFormat format;
  private final boolean solutions;

  /**
   * Creates a writer.
   *
   * @param format the format of the puzzles
   * @param solutions whether the solutions are written too
   */
  public GeneratedPuzzles(PuzzleFormat format, boolean solutions) {
    this.format = format;
    this.solutions = solutions;
  }

  /** Returns the text of {@code puzzle}: complete lines, each terminated by LF. */
  public String write(RatedPuzzle puzzle) {
    return switch (format) {
      case LINE -> line(puzzle);
      case JSON -> json(puzzle);
      default -> comments(puzzle) + text(puzzle);
    };
  }

  private String text(RatedPuzzle puzzle) {
    return format.writer().write(puzzle.puzzle());
  }

  private static String solution(RatedPuzzle puzzle) {
    return puzzle.solution().toLine();
  }

  private String line(RatedPuzzle puzzle) {
    return puzzle.puzzle().toLine()
        + (solutions ? "\t" + solution(puzzle) : "")
        + "\t"
        + String.join("\t", puzzle.givens(), puzzle.level(), puzzle.technique())
        + "\n";
  }

  private String json(RatedPuzzle puzzle) {
    JsonObject object = JsonParser.parseString(text(puzzle)).getAsJsonObject();
    if (solutions) {
      object.addProperty("solution", solution(puzzle));
    }
    object.addProperty("givenCount", puzzle.puzzle().filled());
    puzzle
        .score()
        .ifPresent(
            score -> {
              object.addProperty("level", puzzle.level());
              object.addProperty("technique", puzzle.technique());
              object.addProperty("score", score);
            });
    object.addProperty("seed", puzzle.seed());
    object.addProperty("number", puzzle.number());
    return object + "\n";
  }

  private String comments(RatedPuzzle puzzle) {
    String about =
        String.format(
            "# puzzle %d of seed %d: %s, %s (%s)\n",
            puzzle.number(), puzzle.seed(), puzzle.givens(), puzzle.level(), puzzle.technique());
    return about + (solutions ? "# solution " + solution(puzzle) + "\n" : "");
  }
}
