package org.cspworkbench.sudoku.format;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * Puts together one grid, line by line. The first thing that is wrong with it is what will be told.
 */
final class GridAssembly {

  private static final int LARGEST_DIGIT = 9;

  private final Shape shape;
  private final SourcePosition start;
  private final int[] values;
  private final int[] marks;
  private final int[] letters;
  private int rows;
  private boolean hasDigits;
  private int lettered; // cells with a letter
  private @Nullable Fault beyond; // the first letter that only a puzzle in letters alone has
  private @Nullable Fault fault;

  GridAssembly(Shape shape, SourcePosition start) {
    this.shape = shape;
    this.start = start;
    this.values = new int[shape.cellCount()];
    this.marks = new int[shape.cellCount()];
    this.letters = new int[shape.cellCount()];
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
    Fault notText = line.line().notText();
    if (notText != null) {
      report(notText);
    } else if (line.count() == size) {
      read(line, rows * size);
    } else {
      report(
          line.position(size),
          "expected " + size + " cells in row " + (rows + 1) + ", found " + line.count());
    }
    rows++;
  }

  /** Says that there is something else, or nothing, where the next row should be. */
  void endedBy(SourcePosition position, String found) {
    report(position, "expected row " + (rows + 1) + " of " + shape.size() + ", found " + found);
  }

  private void read(CellLine line, int firstCell) {
    for (int i = 0; i < line.count(); i++) {
      int value = line.value(i);
      int letter = shape.size() > LARGEST_DIGIT ? letter(line, i) : Symbols.UNKNOWN;
      if (value == Symbols.UNKNOWN || value > shape.size()) {
        String expected = line.notation().expected(shape.size());
        String found = Quote.of(line.cells().text(i));
        Fault unknown = new Fault(line.position(i), "expected " + expected + ", found " + found);
        if (letter == Symbols.UNKNOWN) {
          report(unknown);
          return;
        }
        beyond = beyond == null ? unknown : beyond;
      }
      lettered += letter > 0 ? 1 : 0;
      hasDigits |= value > 0 && letter == Symbols.UNKNOWN;
      letters[firstCell + i] = letter;
      values[firstCell + i] = value;
      marks[firstCell + i] = line.marks(i);
    }
  }

  /** Few letters prove nothing: one of them may be a slip. */
  private boolean isInLettersAlone() {
    return !hasDigits && lettered >= shape.size();
  }

  private int letter(CellLine line, int index) {
    return LetterAlphabet.value(line.cells().text(index), shape.size());
  }

  private void report(SourcePosition position, String problem) {
    report(new Fault(position, problem));
  }

  private void report(Fault found) {
    if (fault == null) {
      fault = beyond != null && hasDigits ? beyond : found;
    }
  }

  /** Returns the puzzle, or what is wrong with it. */
  Entry result() {
    if (fault == null && beyond != null && !isInLettersAlone()) {
      fault = beyond;
    }
    return fault != null
        ? fault
        : new Puzzle(
            Grid.ofGivens(shape, beyond == null ? values : letters),
            new PencilMarks(ImmutableIntArray.copyOf(marks)),
            start);
  }
}
