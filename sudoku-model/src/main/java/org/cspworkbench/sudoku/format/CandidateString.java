package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.document.Quote;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * All candidates of a 9×9 grid in 729 characters, nine for each cell: at the place of each value
 * the value, or a dot or zero if it is gone. A cell with one candidate holds it.
 */
final class CandidateString {

  private static final int SIZE = 9;
  private static final int LENGTH = SIZE * SIZE * SIZE;

  private CandidateString() {}

  /** Returns whether a line has the length of one. */
  static boolean is(CellLine line) {
    return line.count() == LENGTH;
  }

  /** Returns the position in {@code line}, or what is wrong with it. */
  static Entry read(CellLine line) {
    Shape shape = Shape.ofSize(SIZE);
    int[] values = new int[shape.cellCount()];
    int[] marks = new int[shape.cellCount()];
    for (int i = 0; i < LENGTH; i++) {
      int value = Symbols.valueOf(line.cells().text(i).charAt(0));
      if (value != 0 && value != i % SIZE + 1) {
        return new Fault(
            line.position(i),
            String.format(
                "expected the candidate %d of %s or '.', found %s",
                i % SIZE + 1, shape.cellName(i / SIZE), Quote.of(line.cells().text(i))));
      }
      marks[i / SIZE] |= value == 0 ? 0 : 1 << (value - 1);
    }
    for (int cell = 0; cell < values.length; cell++) {
      if (Integer.bitCount(marks[cell]) == 1) {
        values[cell] = Integer.numberOfTrailingZeros(marks[cell]) + 1;
        marks[cell] = 0;
      }
    }
    return new Puzzle(
            Grid.ofGivens(shape, values),
            new PencilMarks(ImmutableIntArray.copyOf(marks)),
            line.start())
        .ofCandidates();
  }
}
