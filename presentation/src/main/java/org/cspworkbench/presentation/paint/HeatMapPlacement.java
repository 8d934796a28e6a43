package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.geometry.Box;

/**
 * Where the domains of a run are on paper: the events from left to right, a row for each variable
 * from top to bottom or, if they are shown one by one, a row for each of its values.
 */
public final class HeatMapPlacement {

  /** What the rows are. */
  public enum Rows {
    /** How many values each variable has left. */
    COUNTS,
    /** Each value by itself. */
    VALUES
  }

  /** The least height of a row on which a value is told from the next. */
  private static final double VALUE_HEIGHT = 6;

  private static final double MOST_HEIGHT = 22;

  /** Above the rows, for the handle of the playhead. */
  static final int TOP = 14;

  private static final int BOTTOM = 4;

  private final ImmutableList<Variable> variables;
  private final Rows rows;
  private final Box cells;
  private final double rowHeight;
  private final double gap; // between variables, if values are shown
  private final int[] rowsBefore; // by variable, and of all

  /**
   * The places in {@code area}.
   *
   * @param labels the width of what is kept free for names at the left
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
      int own = rows == Rows.VALUES ? variable.domain().size() : 1;
      before[variable.index() + 1] = before[variable.index()] + own;
    }
    return before;
  }

  /** The height that is needed to tell value from value. */
  public static int heightFor(Csp csp, Rows rows) {
    if (rows == Rows.COUNTS) {
      return TOP + BOTTOM + 40;
    }
    double values = rowsBefore(csp, rows)[csp.variables().size()];
    return (int)
        Math.min(1 << 20, TOP + BOTTOM + values * VALUE_HEIGHT + 3.0 * csp.variables().size());
  }

  /** What the rows are. */
  public Rows rows() {
    return rows;
  }

  /** Where the rows are. */
  public Box cells() {
    return cells;
  }

  double rowHeight() {
    return rowHeight;
  }

  /** Where the rows of variable {@code x} begin; of one more than the last, where all end. */
  double top(int x) {
    return cells.y() + rowsBefore[x] * rowHeight + x * gap;
  }

  /** Where the row of a value begins. */
  double top(int x, int index) {
    return top(x) + index * rowHeight;
  }

  double bottom(int x) {
    return top(x + 1) - gap;
  }

  /** The variable whose row is at {@code y}, or the nearest. */
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

  /** The index of the value whose row is at {@code y}, or {@code NONE} if rows are of variables. */
  public int valueAt(double y) {
    if (rows == Rows.COUNTS) {
      return NONE;
    }
    int x = variableAt(y);
    int last = variables.get(x).domain().size() - 1;
    return Math.max(0, Math.min(last, (int) ((y - top(x)) / rowHeight)));
  }

  /** How many events lie behind at {@code x}, if the tape has {@code length}. */
  public int positionAt(double x, int length) {
    double part = (x - cells.x()) / cells.width();
    return (int) Math.max(0, Math.min(length, Math.floor(part * (length + 1.0))));
  }

  /** Where the state is at which {@code position} events lie behind: the middle of its column. */
  public double placeOf(int position, int length) {
    return cells.x() + cells.width() * (position + 0.5) / (length + 1.0);
  }
}
