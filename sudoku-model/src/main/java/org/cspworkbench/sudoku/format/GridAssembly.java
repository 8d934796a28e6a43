package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/** Assembles one grid, line by line. Only the first fault is reported. */
final class GridAssembly {

  private static final int LARGEST_DIGIT = 9;

  private final Shape shape;
  private final SourcePosition start;
  private final int[] values;
  private final int[] marks;
  private final int[] letters;
  private final boolean[] filledIn; // cells with a value that is not given
  private final boolean[] zeroAt; // cells with the digit 0, in large puzzles
  private final ZeroMeaning zeros;
  private final ZeroMeaning.Signs signs;
  private int rows;
  private boolean isOfCandidates = true;
  private boolean hasDigits;
  private int lettered; // cells with a letter
  private @Nullable SourcePosition largest; // where the largest value first stands
  private @Nullable Fault beyond; // the first letter that only a puzzle in letters alone has
  private @Nullable Fault fault;

  /**
   * Creates an empty grid.
   *
   * @param start where it begins
   * @param zeros determines whether 0 is a value
   */
  GridAssembly(Shape shape, SourcePosition start, ZeroMeaning zeros) {
    this.shape = shape;
    this.start = start;
    this.zeros = zeros;
    this.signs = new ZeroMeaning.Signs(shape);
    this.values = new int[shape.cellCount()];
    this.marks = new int[shape.cellCount()];
    this.letters = new int[shape.cellCount()];
    this.filledIn = new boolean[shape.cellCount()];
    this.zeroAt = new boolean[shape.cellCount()];
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

  /** Reports that the next row is missing. */
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
      if (shape.size() > LARGEST_DIGIT) {
        zeroAt[firstCell + i] = signs.add(value, line.cells().text(i));
        largest = largest == null && value == shape.size() ? line.position(i) : largest;
      }
      lettered += letter > 0 ? 1 : 0;
      hasDigits |= value > 0 && letter == Symbols.UNKNOWN;
      letters[firstCell + i] = letter;
      isOfCandidates &= isOfCandidates(line, i);
      values[firstCell + i] = value;
      filledIn[firstCell + i] = !line.isGiven(i);
      marks[firstCell + i] = line.marks(i);
    }
  }

  /** Braces or another sign for an empty cell distinguish a value from a single candidate. */
  private static boolean isOfCandidates(CellLine line, int index) {
    return line.isGiven(index)
        && (line.value(index) > 0 || line.marks(index) != 0)
        && !line.cells().text(index).startsWith("{");
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
    if (fault != null) {
      return fault;
    }
    return beyond == null && zeros.isValue(signs)
        ? withZeroAsValue()
        : puzzle(beyond == null ? values : letters, remarkOnZero());
  }

  private Entry withZeroAsValue() {
    SourcePosition tooLarge = largest;
    if (tooLarge != null) {
      String last = String.valueOf(Symbols.of(shape.size() - 1));
      return new Fault(
          tooLarge,
          "expected 0 to " + last + ", as 0 is a value in the puzzles before, found a larger one");
    }
    int[] shifted = new int[values.length];
    for (int cell = 0; cell < shifted.length; cell++) {
      shifted[cell] = values[cell] > 0 || zeroAt[cell] ? values[cell] + 1 : 0;
    }
    return puzzle(shifted, ZeroMeaning.shifted(shape.size()));
  }

  private @Nullable String remarkOnZero() {
    return beyond == null && signs.haveBoth() && signs.haveLargest()
        ? ZeroMeaning.empty(shape.size())
        : null;
  }

  private Puzzle puzzle(int[] all, @Nullable String remark) {
    int[] givens = shape.cells().map(cell -> filledIn[cell] ? 0 : all[cell]).toArray();
    Puzzle puzzle =
        new Puzzle(
            Grid.ofGivens(shape, givens).withValues(all),
            new PencilMarks(ImmutableIntArray.copyOf(marks)),
            start);
    Puzzle stated = isOfCandidates ? puzzle.ofCandidates() : puzzle;
    return remark == null
        ? stated
        : stated.after(ImmutableList.of(new Puzzle.Notice(start, remark)));
  }
}
