package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Rows of cells, aligned: the first column to the left, the others to the right. */
final class Table {

  private static final String GAP = "  ";

  private final List<Row> rows = new ArrayList<>();

  /** A table with these titles, which are separated by {@code " | "}. */
  Table(String titles) {
    Splitter.on(" | ").split(titles).forEach(row()::text);
  }

  /** A row, to which a cell after the other is added, as many as there are titles. */
  static final class Row {

    private final List<String> cells = new ArrayList<>();

    /** Returns the cells, as a list of no library, so that other class loaders may read it. */
    List<String> cells() {
      return List.copyOf(cells);
    }

    /** Adds a cell. */
    Row text(String text) {
      cells.add(text);
      return this;
    }

    /** Adds a count. */
    Row count(long number) {
      return text(Table.count(number));
    }

    /** Adds a number with this many decimals. */
    Row number(double number, int decimals) {
      return text(Table.number(number, decimals));
    }

    /** Adds a median and, in a cell of their own, the quartiles. */
    Row spread(Spread spread, int decimals) {
      return number(spread.median(), decimals).quartiles(spread, decimals);
    }

    /** Adds the same in percent. */
    Row percent(Spread spread, int decimals) {
      return text(Table.number(spread.median(), decimals) + " %").quartiles(spread, decimals);
    }

    private Row quartiles(Spread spread, int decimals) {
      return text(
          Table.number(spread.low(), decimals) + " – " + Table.number(spread.high(), decimals));
    }

    /** Adds the greatest number that is allowed. */
    Row atMost(double most, int decimals) {
      return text("≤ " + Table.number(most, decimals));
    }

    /** Adds the least number that is allowed. */
    Row atLeast(double least, int decimals) {
      return text("≥ " + Table.number(least, decimals));
    }
  }

  /** Adds an empty row. */
  Row row() {
    Row row = new Row();
    rows.add(row);
    return row;
  }

  /** Adds a row that begins with its name. */
  Row row(String name) {
    return row().text(name);
  }

  /** Adds a row of these cells. */
  void row(List<String> cells) {
    cells.forEach(row()::text);
  }

  /** Returns a count, its thousands set apart. */
  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Returns a number with this many decimals. */
  static String number(double number, int decimals) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", number);
  }

  /** Prints it, followed by an empty line. */
  void print(PrintStream out) {
    int columns = rows.get(0).cells.size();
    int[] widths = new int[columns];
    for (Row row : rows) {
      checkState(row.cells.size() == columns, "not a cell for each title: %s", row.cells);
      for (int c = 0; c < columns; c++) {
        widths[c] = Math.max(widths[c], row.cells.get(c).length());
      }
    }
    for (Row row : rows) {
      StringBuilder line = new StringBuilder(Strings.padEnd(row.cells.get(0), widths[0], ' '));
      for (int c = 1; c < columns; c++) {
        line.append(GAP).append(Strings.padStart(row.cells.get(c), widths[c], ' '));
      }
      out.println(line.toString().stripTrailing());
    }
    out.println();
  }
}
