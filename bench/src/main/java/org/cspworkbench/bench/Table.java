package org.cspworkbench.bench;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.bench.RoundTimes.Spread;

/** Rows of cells, aligned: the first column to the left, the others to the right. */
final class Table {

  private static final String GAP = "  ";

  private final List<ImmutableList<String>> rows = new ArrayList<>();

  /** A table with these titles. */
  Table(String... titles) {
    row(titles);
  }

  /** Adds a row of as many cells as there are titles. */
  void row(String... cells) {
    rows.add(ImmutableList.copyOf(cells));
  }

  /** Returns a count, its thousands set apart. */
  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Returns a number with this many decimals. */
  static String number(double number, int decimals) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", number);
  }

  /** Returns the quartiles of a spread. */
  static String range(Spread spread, int decimals) {
    return number(spread.low(), decimals) + " – " + number(spread.high(), decimals);
  }

  /** Prints it, followed by an empty line. */
  void print(PrintStream out) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (ImmutableList<String> row : rows) {
      for (int c = 0; c < columns; c++) {
        widths[c] = Math.max(widths[c], row.get(c).length());
      }
    }
    for (ImmutableList<String> row : rows) {
      StringBuilder line = new StringBuilder(Strings.padEnd(row.get(0), widths[0], ' '));
      for (int c = 1; c < columns; c++) {
        line.append(GAP).append(Strings.padStart(row.get(c), widths[c], ' '));
      }
      out.println(line.toString().stripTrailing());
    }
    out.println();
  }
}
