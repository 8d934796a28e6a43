package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Symbols;

/**
 * The values of a puzzle that is written in letters alone: A for 1, B for 2, up to Y for 25. Large
 * puzzles come in two alphabets. A letter that stands for no value when 1 to 9 come first shows
 * that a puzzle is written in this one; a digit in it shows the opposite.
 */
final class LetterAlphabet {

  /** The smallest size at which values have letters at all. */
  private static final int SMALLEST = 10;

  private LetterAlphabet() {}

  /**
   * Returns the value of a cell, 0 for an empty one, or {@link Symbols#UNKNOWN} if it is no letter.
   */
  static int value(String cell, int size) {
    if (cell.length() != 1 || size < SMALLEST) {
      return Symbols.UNKNOWN;
    }
    char letter = cell.charAt(0);
    if (letter >= 'A' && letter < 'A' + size) {
      return letter - 'A' + 1;
    }
    return Symbols.valueOf(letter) == 0 ? 0 : Symbols.UNKNOWN;
  }

  /** Returns whether a line is the row of such a puzzle: letters of its size, each of them once. */
  static boolean isRow(CellLine line) {
    int size = line.count();
    int seen = 0;
    for (int i = 0; i < size; i++) {
      int value = value(line.cells().text(i), size);
      if (value == Symbols.UNKNOWN || (value > 0 && (seen >> value & 1) != 0)) {
        return false;
      }
      seen |= value > 0 ? 1 << value : 0;
    }
    return seen != 0;
  }
}
