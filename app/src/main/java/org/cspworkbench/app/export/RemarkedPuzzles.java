package org.cspworkbench.app.export;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.JsonPuzzleWriter;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.cspworkbench.sudoku.format.Remarks;

/**
 * A writer of puzzles with remarks in one of the puzzle formats. Remarks are written where readers
 * of the format ignore them: in columns, members of JSON or comments.
 */
public final class RemarkedPuzzles {

  private final PuzzleFormat format;

  /** Creates a writer of this format. */
  public RemarkedPuzzles(PuzzleFormat format) {
    this.format = format;
  }

  /** Returns the text of a puzzle: complete lines, each terminated by LF. */
  public String write(Grid puzzle, PencilMarks marks, Remarks remarks) {
    String text = format.writer().write(puzzle, marks);
    return switch (format) {
      case LINE -> text.stripTrailing() + columns(puzzle, remarks) + "\n";
      case JSON -> new JsonPuzzleWriter().write(puzzle, marks, remarks);
      default -> comments(puzzle, remarks) + text;
    };
  }

  private static String givens(Grid puzzle) {
    return puzzle.givens().filled() + " givens";
  }

  private static String level(Remarks remarks) {
    return remarks.level().orElse(Remarks.NOT_RATED);
  }

  private static String technique(Remarks remarks) {
    return remarks.technique().orElse(Remarks.NOT_RATED);
  }

  private static String columns(Grid puzzle, Remarks remarks) {
    return remarks.solution().map(solution -> "\t" + solution).orElse("")
        + "\t"
        + String.join("\t", givens(puzzle), level(remarks), technique(remarks));
  }

  private static String comments(Grid puzzle, Remarks remarks) {
    String origin =
        remarks
            .origin()
            .map(of -> String.format("puzzle %d of seed %d: ", of.number(), of.seed()))
            .orElse("");
    String rating =
        String.format("%s, %s (%s)", givens(puzzle), level(remarks), technique(remarks));
    return "# "
        + origin
        + rating
        + "\n"
        + remarks.solution().map(solution -> "# solution " + solution + "\n").orElse("");
  }
}
