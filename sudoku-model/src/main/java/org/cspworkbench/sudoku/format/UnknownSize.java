package org.cspworkbench.sudoku.format;

import com.google.common.base.Joiner;
import java.util.List;
import org.cspworkbench.sudoku.Shape;

/** Describes the fault of a line that has the length neither of a row nor of a puzzle. */
final class UnknownSize {

  /** A line of no more cells was meant to be a row; a longer one, a puzzle. */
  static final int LONGEST_ROW = 30;

  /** A line that differs from a puzzle by no more cells than this was meant to be that puzzle. */
  private static final int SLIP = 5;

  private static final List<Integer> CELL_COUNTS =
      Shape.usualSizes().stream().map(size -> size * size).toList();

  private UnknownSize() {}

  static Fault of(CellLine line) {
    int count = line.count();
    if (count <= LONGEST_ROW) {
      String rows = "a row of " + anyOf(List.copyOf(Shape.usualSizes())) + " cells";
      return new Fault(line.start(), "expected " + rows + " or a whole puzzle, found " + count);
    }
    for (int cells : CELL_COUNTS) {
      if (Math.abs(count - cells) <= SLIP) {
        String puzzle = cells + " cells for a puzzle of " + Shape.ofCellCount(cells);
        return new Fault(line.position(cells), "expected " + puzzle + ", found " + count);
      }
    }
    String counts = anyOf(CELL_COUNTS) + " cells";
    return new Fault(line.start(), "expected " + counts + ", found " + count);
  }

  private static String anyOf(List<Integer> numbers) {
    int last = numbers.size() - 1;
    return Joiner.on(", ").join(numbers.subList(0, last)) + " or " + numbers.get(last);
  }
}
