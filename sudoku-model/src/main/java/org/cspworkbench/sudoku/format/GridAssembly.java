package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Marks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * Puts together one grid, line by line. The first thing that is wrong with it is what will be told.
 */
final class GridAssembly {

  private final Shape shape;
  private final Position start;
  private final int[] values;
  private final int[] marks;
  private int rows;
  private @Nullable Fault fault;

  GridAssembly(Shape shape, Position start) {
    this.shape = shape;
    this.start = start;
    this.values = new int[shape.cellCount()];
    this.marks = new int[shape.cellCount()];
  }

  boolean isFull() {
    return rows == shape.size();
  }

  /** Takes a line that holds all cells. */
  void addAll(CellLine line) {
    read(line, 0);
    rows = shape.size();
  }

  /** Takes the next row. */
  void addRow(CellLine line) {
    int size = shape.size();
    if (line.count() == size) {
      read(line, rows * size);
    } else {
      report(
          line.position(size),
          "expected " + size + " cells in row " + (rows + 1) + ", found " + line.count());
    }
    rows++;
  }

  /** Says that there is something else, or nothing, where the next row should be. */
  void endedBy(Position position, String found) {
    report(position, "expected row " + (rows + 1) + " of " + shape.size() + ", found " + found);
  }

  private void read(CellLine line, int firstCell) {
    for (int i = 0; i < line.count(); i++) {
      int value = line.value(i);
      if (value == Symbols.UNKNOWN || value > shape.size()) {
        String expected = line.notation().expected(shape.size());
        String found = Quote.of(line.cells().text(i));
        report(line.position(i), "expected " + expected + ", found " + found);
        return;
      }
      values[firstCell + i] = value;
      marks[firstCell + i] = line.marks(i);
    }
  }

  private void report(Position position, String problem) {
    if (fault == null) {
      fault = new Fault(position, problem);
    }
  }

  /** The puzzle, or what is wrong with it. */
  Entry result() {
    return fault != null
        ? fault
        : new Puzzle(
            Grid.ofGivens(shape, values), new Marks(ImmutableIntArray.copyOf(marks)), start);
  }
}
