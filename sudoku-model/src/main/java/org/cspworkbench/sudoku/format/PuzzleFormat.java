package org.cspworkbench.sudoku.format;

import java.util.Arrays;
import java.util.Optional;

/** The formats in which puzzles are written; a file holds one or several puzzles. */
public enum PuzzleFormat {
  /** One line for each puzzle. */
  LINE("line", "one line for each puzzle"),
  /** The rows of a puzzle. */
  SDK("sdk", "one line for each row"),
  /** A collection. */
  SDM("sdm", "a collection, one line for each puzzle"),
  /** A drawn grid. */
  GRID("grid", "a grid with lines between the boxes"),
  /** A grid of candidates. */
  CANDIDATES("candidates", "a grid with the candidates of each cell"),
  /** A line of a library. */
  LIBRARY("library", "a line of a library of 9×9 positions"),
  /** A list of lists. */
  LIST("list", "a list of lists of numbers, as in JSON or Python"),
  /** The format of this program. */
  JSON("json", "a JSON object with everything that is known"),
  /** A table. */
  CSV("csv", "comma-separated values, one line for each row");

  private final String id;
  private final String description;

  PuzzleFormat(String id, String description) {
    this.id = id;
    this.description = description;
  }

  /** Returns the format with this id, if there is one. */
  public static Optional<PuzzleFormat> of(String id) {
    return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
  }

  /** Returns its name on the command line. */
  public String id() {
    return id;
  }

  /** Returns what it looks like, in a few words. */
  public String description() {
    return description;
  }

  /** Returns its writer. */
  public GridWriter writer() {
    return switch (this) {
      case LINE, SDM -> new LineWriter();
      case SDK -> new RowsWriter();
      case GRID -> new BoxedWriter();
      case CANDIDATES -> new CandidateWriter();
      case LIBRARY -> new LibraryWriter();
      case LIST -> new ListWriter();
      case JSON -> new JsonPuzzleWriter();
      case CSV -> new CsvWriter();
    };
  }

  @Override
  public String toString() {
    return id;
  }
}
