package org.cspworkbench.sudoku.format;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;

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

  /** Writes a grid as one line, {@code .} for an empty cell. */
  private static final class LineWriter implements GridWriter {

    @Override
    public String write(Grid grid) {
      return grid.toLine() + "\n";
    }
  }

  /** Writes a grid as one line for each row, and an empty line after it. */
  private static final class RowsWriter implements GridWriter {

    @Override
    public String write(Grid grid) {
      int size = grid.shape().size();
      String line = grid.toLine();
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < size; row++) {
        text.append(line, row * size, (row + 1) * size).append('\n');
      }
      return text.append('\n').toString();
    }
  }

  /**
   * Writes a grid as a list of lists of numbers, 0 for an empty cell, on one line: JSON, Python and
   * many others read it.
   */
  private static final class ListWriter implements GridWriter {

    @Override
    public String write(Grid grid) {
      int size = grid.shape().size();
      return IntStream.range(0, size)
          .mapToObj(row -> row(grid, row))
          .collect(Collectors.joining(", ", "[", "]\n"));
    }

    private static String row(Grid grid, int row) {
      return IntStream.range(0, grid.shape().size())
          .map(column -> grid.value(grid.shape().cell(row, column)))
          .mapToObj(String::valueOf)
          .collect(Collectors.joining(", ", "[", "]"));
    }
  }

  /**
   * Writes a grid as comma-separated values, a line for each row, 0 for an empty cell, and an empty
   * line after it.
   */
  private static final class CsvWriter implements GridWriter {

    @Override
    public String write(Grid grid) {
      int size = grid.shape().size();
      return IntStream.range(0, size)
          .mapToObj(
              row ->
                  IntStream.range(0, size)
                      .map(column -> grid.value(grid.shape().cell(row, column)))
                      .mapToObj(String::valueOf)
                      .collect(Collectors.joining(",")))
          .collect(Collectors.joining("\n", "", "\n\n"));
    }
  }
}
