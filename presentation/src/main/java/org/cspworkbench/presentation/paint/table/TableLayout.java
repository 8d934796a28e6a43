package org.cspworkbench.presentation.paint.table;

import java.util.OptionalInt;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Point;

/** The layout of a table in one area: its rows and the columns of each row. */
final class TableLayout {

  /** The maximum ratio of the height of a row to the required height. */
  private static final double ROOMY = 1.25;

  private final TableMeasure measure;
  private final boolean hasText;
  private final int variables;
  private final int rows;
  private final double line;
  private final double left;
  private final double top;
  private final double row;
  private final double nameWidth;
  private final double valueWidth;
  private final double stripWidth;
  private final double step; // from one block to the next

  /**
   * Creates a centred layout of {@code variables} rows in {@code area}, according to {@code fit}.
   * The last lines are within the area, too: where a line of one pixel is wide in units, as on a
   * reduced picture, rows and columns are smaller than they were measured.
   *
   * @param line the width of the lines between the rows
   */
  TableLayout(DeviceGrid device, Box area, TableRoom.Fit fit, int variables, double line) {
    this.measure = fit.measure();
    this.hasText = fit.hasText();
    this.variables = variables;
    this.rows = fit.rows();
    this.line = line;
    double room =
        Math.max(measure.row(), Math.min(ROOMY * measure.row(), area.height() / (rows + 0.1)));
    double end = line + device.pixel(); // the last line, and what rounding the first one takes
    this.row = device.whole(Math.min(room, (area.height() - end) / rows));
    this.nameWidth = device.whole(measure.name());
    this.valueWidth = device.whole(measure.value());
    double gap = device.whole(measure.gap());
    double block = (area.width() - end + gap) / blocks() - gap;
    this.stripWidth = device.whole(Math.min(measure.strip(), block - nameWidth - valueWidth));
    this.step = nameWidth + valueWidth + stripWidth + gap;
    double width = blocks() * step - gap;
    this.left = device.x(area.x() + Math.max(0, (area.width() - width - line) / 2));
    this.top = device.y(area.y() + Math.max(0, (area.height() - row * rows - line) / 2));
  }

  TableMeasure measure() {
    return measure;
  }

  /** Returns whether the font is large enough for text to be written. */
  boolean hasText() {
    return hasText;
  }

  /** Returns the width of the lines between the rows. */
  double line() {
    return line;
  }

  double row() {
    return row;
  }

  int blocks() {
    return TableMeasure.divided(variables, rows);
  }

  private double x(int variable) {
    int block = variable / rows;
    return left + block * step;
  }

  private double y(int variable) {
    return top + variable % rows * row;
  }

  Box whole(int x) {
    return new Box(x(x), y(x), nameWidth + valueWidth + stripWidth, row);
  }

  Box name(int x) {
    return new Box(x(x), y(x), nameWidth, row);
  }

  Box value(int x) {
    return new Box(x(x) + nameWidth, y(x), valueWidth, row);
  }

  Box strip(int x) {
    return new Box(x(x) + nameWidth + valueWidth, y(x), stripWidth, row);
  }

  /** Returns the bounds of all rows of a block. */
  Box block(int block) {
    Box first = whole(block * rows);
    return new Box(first.x(), first.y(), first.width(), row * rowsOf(block));
  }

  int rowsOf(int block) {
    return Math.min(rows, variables - block * rows);
  }

  /** Returns the variable whose row contains {@code point}. */
  OptionalInt at(Point point) {
    int block = (int) Math.floor((point.x() - left) / step);
    int line = (int) Math.floor((point.y() - top) / row);
    int x = block * rows + line;
    boolean isRow = block >= 0 && line >= 0 && line < rows && x < variables;
    return isRow && whole(x).contains(point) ? OptionalInt.of(x) : OptionalInt.empty();
  }
}
