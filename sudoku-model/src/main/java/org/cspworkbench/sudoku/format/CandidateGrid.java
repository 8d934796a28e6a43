package org.cspworkbench.sudoku.format;

import com.google.common.base.Strings;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Writes the candidates of every cell as people do who solve by hand, each column as wide as it
 * needs:
 *
 * <pre>{@code
 * +------+------+
 * | 1 4  | 2 3  |
 * | 2 3  | 4 1  |
 * +------+------+
 * | 4 1  | 3 2  |
 * | 3 2  | 1 4  |
 * +------+------+
 * }</pre>
 */
public final class CandidateGrid {

  /** What stands where a cell has no candidate left. */
  private static final String NONE = "-";

  /** Which values a cell can still take. */
  @FunctionalInterface
  public interface Marks {
    /** Whether {@code cell} can be {@code value}, from 1. */
    boolean contains(int cell, int value);
  }

  private final Shape shape;
  private final Marks marks;
  private final int[] widths; // by column

  private CandidateGrid(Shape shape, Marks marks) {
    this.shape = shape;
    this.marks = marks;
    this.widths =
        IntStream.range(0, shape.size())
            .map(
                column ->
                    IntStream.range(0, shape.size())
                        .map(row -> text(row, column).length())
                        .max()
                        .orElse(1))
            .toArray();
  }

  /** The candidates {@code marks} of a puzzle of this shape; every line ends with LF. */
  public static String write(Shape shape, Marks marks) {
    return new CandidateGrid(shape, marks).write();
  }

  private String write() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < shape.size(); row++) {
      if (row % shape.boxRows() == 0) {
        appendRule(text);
      }
      for (int column = 0; column < shape.size(); column++) {
        text.append(column % shape.boxColumns() == 0 ? "| " : "");
        text.append(Strings.padEnd(text(row, column), widths[column] + 1, ' '));
      }
      text.append("|\n");
    }
    appendRule(text);
    return text.toString();
  }

  private void appendRule(StringBuilder text) {
    for (int first = 0; first < shape.size(); first += shape.boxColumns()) {
      int inner = IntStream.range(first, first + shape.boxColumns()).map(c -> widths[c] + 1).sum();
      text.append('+').append("-".repeat(inner + 1));
    }
    text.append("+\n");
  }

  private String text(int row, int column) {
    int cell = shape.cell(row, column);
    String candidates =
        IntStream.rangeClosed(1, shape.size())
            .filter(value -> marks.contains(cell, value))
            .mapToObj(value -> String.valueOf(Symbols.of(value)))
            .collect(Collectors.joining());
    return candidates.isEmpty() ? NONE : candidates;
  }
}
