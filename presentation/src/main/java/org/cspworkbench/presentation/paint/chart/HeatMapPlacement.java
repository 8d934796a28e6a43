package org.cspworkbench.presentation.paint.chart;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The layout of the history of domains: events from left to right, and from top to bottom a row for
 * each variable or for each value of each variable.
 */
public final class HeatMapPlacement {

  /** The meaning of rows. */
  public enum Rows {
    /** Each row shows the domain size of a variable. */
    COUNTS,
    /** Each row shows one value, or a part of the values of a wide domain. */
    VALUES
  }

  /** The minimum height at which rows of values are distinguishable. */
  private static final double VALUE_HEIGHT = 6;

  private static final double MOST_HEIGHT = 22;

  /** The number of rows of a wide domain. */
  private static final int ROWS_OF_WIDE = 32;

  /** The space above the rows, for the handle of the playhead. */
  static final int TOP = 14;

  private static final int BOTTOM = 4;

  private final ImmutableList<Variable> variables;
  private final Rows rows;
  private final Box cells;
  private final double rowHeight;
  private final double gap; // between variables, if rows are values
  private final int[] rowsBefore; // by variable, and the total

  /**
   * Creates the layout in {@code area}.
   *
   * @param labels the width that is reserved for names at the left
   */
  public HeatMapPlacement(Csp csp, Rows rows, Box area, int labels) {
    this.variables = csp.variables();
    this.rows = rows;
    this.rowsBefore = rowsBefore(csp, rows);
    double height = Math.max(1, area.height() - TOP - BOTTOM);
    this.cells =
        new Box(area.x() + labels, area.y() + TOP, Math.max(1, area.width() - labels), height);
    this.gap = rows == Rows.VALUES ? 3 : 0;
    double room = height - gap * variables.size();
    this.rowHeight = Math.min(MOST_HEIGHT, Math.max(room, 1) / rowsBefore[variables.size()]);
  }

  private static int[] rowsBefore(Csp csp, Rows rows) {
    int[] before = new int[csp.variables().size() + 1];
    for (Variable variable : csp.variables()) {
      int own = rows == Rows.VALUES ? rowsOf(variable.domain()) : 1;
      before[variable.index() + 1] = before[variable.index()] + own;
    }
    return before;
  }

  /** Returns the number of rows of a domain, of which each is a part if it is wide. */
  static int rowsOf(Domain domain) {
    return IntervalText.isFor(domain) ? ROWS_OF_WIDE : domain.size();
  }

  /** Returns the first index of {@code row} of a domain; for the number of rows, its size. */
  static int firstOf(Domain domain, int row) {
    return (int) ((long) domain.size() * row / rowsOf(domain));
  }

  /** Returns the height at which rows are distinguishable. */
  public static int heightFor(Csp csp, Rows rows) {
    if (rows == Rows.COUNTS) {
      return TOP + BOTTOM + 40;
    }
    double values = rowsBefore(csp, rows)[csp.variables().size()];
    return (int)
        Math.min(1 << 20, TOP + BOTTOM + values * VALUE_HEIGHT + 3.0 * csp.variables().size());
  }

  /** Returns the meaning of rows. */
  public Rows rows() {
    return rows;
  }

  /** Returns the bounds of the rows. */
  public Box cells() {
    return cells;
  }

  /** Returns the height of a row. */
  public double rowHeight() {
    return rowHeight;
  }

  /**
   * Returns the top of the rows of variable {@code x}; for the number of variables, the end of all
   * rows.
   */
  double top(int x) {
    return cells.y() + rowsBefore[x] * rowHeight + x * gap;
  }

  /** Returns the top of a row of variable {@code x}: of a value, or of a part of a wide domain. */
  public double top(int x, int row) {
    return top(x) + row * rowHeight;
  }

  double bottom(int x) {
    return top(x + 1) - gap;
  }

  /** Returns the variable at {@code y}, or the nearest one. */
  public int variableAt(double y) {
    int low = 0;
    int high = variables.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (top(middle) <= y) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns the index of the value at {@code y}, the first one of a part of a wide domain, or
   * {@code NONE} if rows are variables.
   */
  public int valueAt(double y) {
    if (rows == Rows.COUNTS) {
      return NONE;
    }
    int x = variableAt(y);
    Domain domain = variables.get(x).domain();
    int row = (int) ((y - top(x)) / rowHeight);
    return firstOf(domain, Math.max(0, Math.min(rowsOf(domain) - 1, row)));
  }

  /** Returns the position in a trace of {@code length} events at {@code x}. */
  public int positionAt(double x, int length) {
    double part = (x - cells.x()) / cells.width();
    return (int) Math.max(0, Math.min(length, Math.floor(part * (length + 1.0))));
  }

  /**
   * Returns the x coordinate of the state after {@code position} events: the middle of its column.
   */
  public double placeOf(int position, int length) {
    return cells.x() + cells.width() * (position + 0.5) / (length + 1.0);
  }
}
