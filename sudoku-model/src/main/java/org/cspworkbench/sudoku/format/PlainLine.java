package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * A line as large collections have them: one character for each cell from its beginning on and,
 * behind a tab, a comma or a blank, at most columns to ignore. It can be nothing but a puzzle,
 * whatever stands around it. One look at its characters tells that; to read it takes longer and can
 * be left to others.
 *
 * @param line a line for which {@link #isOne} holds
 */
record PlainLine(SourceLine line) implements Found {

  /** On one line, so many cells may also be the first row of a larger puzzle. */
  private static final int SIXTEEN = 16;

  /** Where these stand the line may be something else: a list, a drawn row. */
  private static final String OF_OTHER_NOTATIONS = "[]|#";

  /** Returns whether {@code text} is such a line. */
  static boolean isOne(String text) {
    int count = cellCount(text);
    return count > SIXTEEN
        && Shape.isCellCount(count)
        && (count == text.length() || areColumns(text, count))
        && largest(text, count) <= Shape.ofCellCount(count).size();
  }

  /** Returns how many characters from the first on stand for cells. */
  private static int cellCount(String text) {
    int count = 0;
    while (count < text.length() && Symbols.valueOf(text.charAt(count)) != Symbols.UNKNOWN) {
      count++;
    }
    return count;
  }

  private static int largest(String text, int count) {
    int largest = 0;
    for (int i = 0; i < count; i++) {
      largest = Math.max(largest, Symbols.valueOf(text.charAt(i)));
    }
    return largest;
  }

  private static boolean areColumns(String text, int start) {
    char separator = text.charAt(start);
    if (separator != '\t' && separator != ',' && separator != ' ') {
      return false;
    }
    for (int i = start + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < ' ' && c != '\t') || c > '~' || OF_OTHER_NOTATIONS.indexOf(c) >= 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Puzzle entry() {
    String text = line.text();
    int[] givens = new int[cellCount(text)];
    for (int cell = 0; cell < givens.length; cell++) {
      givens[cell] = Symbols.valueOf(text.charAt(cell));
    }
    Grid grid = Grid.ofGivens(Shape.ofCellCount(givens.length), givens);
    return new Puzzle(grid, line.position(0));
  }
}
