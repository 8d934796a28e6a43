package org.cspworkbench.sudoku.format;

import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * Determines whether 0 is a value in large puzzles, as in hexadecimal ones from 0 to F, or an empty
 * cell. It is a value if empty cells have another sign and the largest value occurs nowhere. All
 * puzzles of one size in a file decide this together, as far as they can be looked ahead.
 */
final class ZeroMeaning {

  /** In smaller puzzles, 0 is always an empty cell. */
  private static final int SMALLEST_SIZE = 10;

  private static final int FARTHEST = 2000;

  private final LineSource lines;
  private final Map<Integer, Boolean> known = new HashMap<>();

  ZeroMeaning(LineSource lines) {
    this.lines = lines;
  }

  /** The signs that occur in the puzzles of one size. */
  static final class Signs {

    private final int size;
    private boolean anyZero;
    private boolean anyOtherEmpty;
    private boolean anyLargest;

    Signs(Shape shape) {
      this.size = shape.size();
    }

    /** Adds a cell with this value, which is written like this; returns whether it is a 0. */
    boolean add(int value, String text) {
      boolean isZero = text.equals("0") || text.equals("00");
      anyZero |= isZero;
      anyOtherEmpty |= value == 0 && !isZero;
      anyLargest |= value == size;
      return isZero;
    }

    private void add(CellLine line) {
      for (int i = 0; i < line.count(); i++) {
        add(line.value(i), line.cells().text(i));
      }
    }

    /** Returns whether the largest value occurs, so that 0 is none. */
    boolean haveLargest() {
      return anyLargest;
    }

    /** Returns whether 0 occurs beside another sign for an empty cell. */
    boolean haveBoth() {
      return anyZero && anyOtherEmpty;
    }
  }

  /** Returns whether the puzzle in this part of {@code text} alone leaves open what 0 means. */
  static boolean isInQuestion(char[] text, int start, int end) {
    int size = (int) Math.sqrt(end - start);
    if (size < SMALLEST_SIZE) {
      return false;
    }
    boolean anyZero = false;
    boolean anyOtherEmpty = false;
    boolean anyLargest = false;
    for (int i = start; i < end; i++) {
      int value = Symbols.valueOf(text[i]);
      anyZero |= text[i] == '0';
      anyOtherEmpty |= value == 0 && text[i] != '0';
      anyLargest |= value == size;
    }
    return anyOtherEmpty && (anyZero || !anyLargest);
  }

  /** Returns whether 0 is a value in a puzzle that was just read, with these signs. */
  boolean isValue(Signs signs) {
    if (signs.size < SMALLEST_SIZE || !signs.anyOtherEmpty) {
      return false;
    }
    Boolean isValue = known.get(signs.size);
    if (isValue == null) {
      isValue = !signs.anyLargest && lookAhead(signs);
      known.put(signs.size, isValue);
    }
    return isValue;
  }

  private boolean lookAhead(Signs own) {
    Signs all = new Signs(Shape.ofSize(own.size));
    all.anyZero = own.anyZero;
    all.anyOtherEmpty = true;
    for (int i = 0; i < FARTHEST && !all.anyLargest; i++) {
      SourceLine line = lines.peek(i);
      if (line == null) {
        break;
      }
      CellLine cells = line.isContent() ? line.cells() : null;
      if (cells != null && (cells.count() == own.size || cells.count() == own.size * own.size)) {
        all.add(cells);
      }
    }
    return all.haveBoth() && !all.anyLargest;
  }

  /** Returns how the values of a puzzle of {@code size} are read where 0 is one of them. */
  static String shifted(int size) {
    return String.format(
        "0 is a value here, as %s does not occur and empty cells have another sign:"
            + " 0 to %s (%d) are read as 1 to %s (%d)",
        Symbols.of(size), Symbols.of(size - 1), size - 1, Symbols.of(size), size);
  }

  /** Returns why 0 is an empty cell of a puzzle of {@code size} that has another sign for it. */
  static String empty(int size) {
    return String.format("0 is an empty cell here, as the value %s occurs", Symbols.of(size));
  }
}
