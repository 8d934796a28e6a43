package org.cspworkbench.sudoku.format;

import com.google.common.base.CharMatcher;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * A row of a grid of candidates: {@code | 1 23 4 | 567 8 9 | …}. Where one value stands alone, the
 * cell holds it; where several do, they are what is noted in it. They may stand in braces, and must
 * in grids beyond 9×9, where {@code 12} would be a number. A {@code u} stands before a value that
 * the player has filled in.
 */
final class CandidateNotation implements CellNotation {

  private static final CharMatcher BETWEEN = FrameCharacters.BARS.or(FrameCharacters.BLANK);
  private static final char FILLED_IN = 'u';
  private static final int LARGEST_DIGIT = 9;

  @Override
  public @Nullable Spans cells(String text) {
    Spans pieces = Spans.between(BETWEEN, text, text.length());
    int size = pieces.count();
    if (!Shape.usualSizes().contains(size) || isGrouped(text, pieces)) {
      return null;
    }
    boolean anyMarks = false;
    for (int i = 0; i < size; i++) {
      String piece = pieces.text(i);
      if (piece.length() > 1 && mask(piece, size) == 0 && !isFilledIn(piece)) {
        return null;
      }
      anyMarks |= piece.length() > 1;
    }
    return anyMarks ? pieces : null;
  }

  private static boolean isFilledIn(String piece) {
    return piece.length() == 2
        && piece.charAt(0) == FILLED_IN
        && Symbols.valueOf(piece.charAt(1)) > 0;
  }

  /** Four groups of four cells look like four cells with all candidates, but for their bars. */
  private static boolean isGrouped(String text, Spans pieces) {
    return pieces.count() == 4
        && pieces.length(0) == 4
        && pieces.areAlike()
        && FrameCharacters.BARS.countIn(BETWEEN.trimFrom(text)) != 1;
  }

  /** Returns the values in {@code piece}, in ascending order; 0 if it is something else. */
  private static int mask(String piece, int size) {
    boolean braces = piece.startsWith("{") && piece.endsWith("}");
    if (!braces && size > LARGEST_DIGIT) {
      return 0;
    }
    String symbols = braces ? piece.substring(1, piece.length() - 1) : piece;
    int mask = 0;
    for (int i = 0; i < symbols.length(); i++) {
      int value = Symbols.valueOf(symbols.charAt(i));
      if (value < 1 || value > size || mask >>> (value - 1) != 0) {
        return 0;
      }
      mask |= 1 << (value - 1);
    }
    return mask;
  }

  @Override
  public int value(Spans cells, int index) {
    return isGiven(cells, index)
        ? cells.length(index) == 1 ? cells.value(index) : 0
        : Symbols.valueOf(cells.text(index).charAt(1));
  }

  @Override
  public boolean isGiven(Spans cells, int index) {
    return !isFilledIn(cells.text(index));
  }

  @Override
  public int marks(Spans cells, int index) {
    return cells.length(index) == 1 ? 0 : mask(cells.text(index), cells.count());
  }

  @Override
  public Sixteen sixteen(String text) {
    return Sixteen.ROW;
  }
}
