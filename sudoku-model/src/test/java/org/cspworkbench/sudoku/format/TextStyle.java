package org.cspworkbench.sudoku.format;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Ways in which people write puzzles. Written down here without any code of the project's writers.
 */
enum TextStyle {
  LINE_WITH_DOTS {
    @Override
    String write(Grid grid) {
      return symbols(grid, '.') + "\n";
    }
  },
  LINE_WITH_ZEROS {
    @Override
    String write(Grid grid) {
      return symbols(grid, '0') + "\n";
    }
  },
  LINE_WITH_STARS {
    @Override
    String write(Grid grid) {
      return symbols(grid, '*') + "\n";
    }
  },
  LINE_WITH_UNDERSCORES {
    @Override
    String write(Grid grid) {
      return symbols(grid, '_') + "\n";
    }
  },
  LINE_IN_LOWER_CASE {
    @Override
    String write(Grid grid) {
      return symbols(grid, 'x').toLowerCase(Locale.ROOT) + "\n";
    }
  },
  LINE_WITH_TABBED_COLUMNS {
    @Override
    String write(Grid grid) {
      return symbols(grid, '.') + "\t" + symbols(grid, '1') + "\t30\teasy one, by Ann\n";
    }
  },
  LINE_WITH_SPACED_COLUMNS {
    @Override
    String write(Grid grid) {
      return symbols(grid, '.') + "  " + symbols(grid, '1') + " 30 zzz\n";
    }
  },
  LINE_WITH_COMMAS {
    @Override
    String write(Grid grid) {
      return symbols(grid, '0') + "," + symbols(grid, '1') + ",30\n";
    }
  },
  LINE_WITH_COMMENTS {
    @Override
    String write(Grid grid) {
      return "# a title\n\n  " + symbols(grid, '.') + " # the puzzle\n# the end";
    }
  },
  ROWS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> symbols(grid, row, '.', "", ""));
    }
  },
  ROWS_WITHOUT_LAST_LINE_END {
    @Override
    String write(Grid grid) {
      return ROWS.write(grid).stripTrailing();
    }
  },
  ROWS_WITH_CARRIAGE_RETURNS {
    @Override
    String write(Grid grid) {
      return ROWS.write(grid).replace('\n', '\r');
    }
  },
  ROWS_OF_WINDOWS {
    @Override
    String write(Grid grid) {
      return "\uFEFF" + ROWS.write(grid).replace("\n", "\r\n");
    }
  },
  ROWS_WITH_COMMENTS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> "# next\n" + symbols(grid, row, '0', "", "") + "# row " + row);
    }
  },
  SPACED_ROWS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> "  " + symbols(grid, row, '.', " ", " ") + "  ");
    }
  },
  SPACED_ROWS_FROM_A_WEB_PAGE {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> "\u00A0" + symbols(grid, row, '.', "\u00A0", "\u2003"));
    }
  },
  GROUPED_ROWS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> symbols(grid, row, '.', "", " "));
    }
  },
  NUMBERS_WITH_BLANKS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> numbers(grid, row, ".", " "));
    }
  },
  NUMBERS_WITH_COMMAS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> numbers(grid, row, "0", ","));
    }
  },
  NUMBERS_WITH_COMMAS_AND_GAPS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> numbers(grid, row, "", ","));
    }
  },
  NUMBERS_WITH_TABS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> numbers(grid, row, "0", "\t"));
    }
  },
  LISTS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> "[" + numbers(grid, row, "0", ", ") + "]");
    }
  },
  LISTS_WITH_COMMAS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> "[" + numbers(grid, row, "0", ",") + "],");
    }
  },
  LISTS_IN_BRACKETS {
    @Override
    String write(Grid grid) {
      return "[\n" + rows(grid, row -> "  [" + numbers(grid, row, "0", ", ") + "],") + "]\n";
    }
  },
  LISTS_IN_TIGHT_BRACKETS {
    @Override
    String write(Grid grid) {
      return "[" + LISTS.write(grid).stripTrailing().replace("\n", ",\n ") + "]\n";
    }
  },
  LISTS_ON_ONE_LINE {
    @Override
    String write(Grid grid) {
      return LISTS_IN_TIGHT_BRACKETS.write(grid).replace("\n", " ") + "\n";
    }
  },
  BOXES_IN_ASCII {
    @Override
    String write(Grid grid) {
      return boxes(grid, "+-------+", "| ", " ", " | ", " |");
    }
  },
  BOXES_WITH_DOUBLE_LINES {
    @Override
    String write(Grid grid) {
      return boxes(grid, "+===+===+", "|", "", "|", "|");
    }
  },
  BOXES_WITH_DOTTED_CORNERS {
    @Override
    String write(Grid grid) {
      return boxes(grid, ".-----.-----.", "|", " ", "|", "|");
    }
  },
  BOXES_WITH_STARS {
    @Override
    String write(Grid grid) {
      return boxes(grid, "*-----*", " |", "", "|", "| ");
    }
  },
  BOXES_WITHOUT_BORDER {
    @Override
    String write(Grid grid) {
      return boxes(grid, "---+---", "", " ", " | ", "");
    }
  },
  BOXES_WITH_A_BAR_AT_EVERY_CELL {
    @Override
    String write(Grid grid) {
      return boxes(grid, "|---|---|", "|", "|", "|", "|");
    }
  },
  BOXES_IN_UNICODE {
    @Override
    String write(Grid grid) {
      return boxes(grid, "╔═══╦═══╗", "║ ", " ", " ║ ", " ║");
    }
  },
  BOXES_IN_THIN_UNICODE {
    @Override
    String write(Grid grid) {
      return boxes(grid, "├───┼───┤", "│", " ", "│", "│");
    }
  },
  BOXES_OF_NUMBERS {
    @Override
    String write(Grid grid) {
      return rows(grid, row -> "| " + numbers(grid, row, ".", " | ") + " |");
    }
  };

  abstract String write(Grid grid);

  private static String rows(Grid grid, IntFunction<String> row) {
    return IntStream.range(0, grid.shape().size()).mapToObj(row).collect(joining("\n", "", "\n"));
  }

  private static String boxes(
      Grid grid, String line, String left, String cell, String box, String right) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < grid.shape().size(); row++) {
      if (row % grid.shape().boxRows() == 0) {
        text.append(line).append('\n');
      }
      text.append(left).append(symbols(grid, row, '.', cell, box)).append(right).append('\n');
    }
    return text.append(line).append('\n').toString();
  }

  private static String symbols(Grid grid, char empty) {
    return grid.toLine().replace('.', empty);
  }

  /** The cells of a row with one separator between cells and another between boxes. */
  private static String symbols(Grid grid, int row, char empty, String cell, String box) {
    Shape shape = grid.shape();
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < shape.size(); column++) {
      if (column > 0) {
        text.append(column % shape.boxColumns() == 0 ? box : cell);
      }
      int value = grid.value(shape.cell(row, column));
      text.append(value == 0 ? empty : Symbols.of(value));
    }
    return text.toString();
  }

  private static String numbers(Grid grid, int row, String empty, String separator) {
    return IntStream.range(0, grid.shape().size())
        .map(column -> grid.value(grid.shape().cell(row, column)))
        .mapToObj(value -> value == 0 ? empty : String.valueOf(value))
        .collect(joining(separator));
  }
}
