package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * A line of content with its cells.
 *
 * @param line the line
 * @param notation how the cells are written
 * @param cells the cells, at least one; some may not be readable
 */
record CellLine(SourceLine line, CellNotation notation, Spans cells) {

  /** All notations; the first that knows a line reads it, and the last knows any. */
  private static final ImmutableList<CellNotation> NOTATIONS =
      ImmutableList.of(
          new ColumnNotation(),
          new ListNotation(),
          new CandidateNotation(),
          new CellNotation.BoxedNotation(),
          new CellNotation.SpacedNotation(),
          new CellNotation.GroupedNotation(),
          new CellNotation.CompactNotation());

  /** One character in this many may be one that no puzzle contains. */
  private static final int TOLERANCE = 4;

  static CellLine of(SourceLine line) {
    for (CellNotation notation : NOTATIONS) {
      Spans cells = notation.cells(line.text());
      if (cells != null) {
        return new CellLine(line, notation, cells);
      }
    }
    throw new AssertionError("the last notation reads any line");
  }

  int count() {
    return cells.count();
  }

  /** Returns what the cell at {@code index} holds. */
  int value(int index) {
    return notation.value(cells, index);
  }

  /** Returns whether the value of the cell at {@code index} is given, not filled in. */
  boolean isGiven(int index) {
    return notation.isGiven(cells, index);
  }

  /** Returns what is noted in the cell at {@code index}. */
  int marks(int index) {
    return notation.marks(cells, index);
  }

  /** Returns whether it can be a row. */
  boolean isRow() {
    return Shape.usualSizes().contains(count());
  }

  /**
   * Returns whether it has about as many cells as a row of this size: it may be one, with a slip.
   */
  boolean resemblesRowOf(int size) {
    return Math.abs(count() - size) <= size / 2;
  }

  /** Returns where its cells begin. */
  SourcePosition start() {
    return line.position(cells.start(0));
  }

  /** Returns the position of cell {@code index}, or that after the last one if there are fewer. */
  SourcePosition position(int index) {
    return line.position(index < count() ? cells.start(index) : cells.end());
  }

  /**
   * Returns whether it is no puzzle with a slip but something else: a sentence, a heading, noise. A
   * word may be as long as a row, so that what follows it counts too, but none is as long as a
   * puzzle.
   */
  boolean isProse() {
    if (isRow() ? isReadable() || LetterAlphabet.isRow(this) : Shape.isCellCount(count())) {
      return false;
    }
    String visible = FrameCharacters.BLANK.removeFrom(line.text());
    return visible.chars().filter(this::isForeign).count() * TOLERANCE > visible.length();
  }

  private boolean isReadable() {
    for (int i = 0; i < count(); i++) {
      if (value(i) == Symbols.UNKNOWN || isTooLargeLetter(cells.text(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isForeign(int character) {
    int value = Symbols.valueOf((char) character);
    return (value == Symbols.UNKNOWN && !FrameCharacters.ANY.matches((char) character))
        || (isRow() && isTooLargeLetter(String.valueOf((char) character)));
  }

  /** Returns whether a cell holds a letter that stands for no value in a row of this length. */
  private boolean isTooLargeLetter(String cell) {
    return cell.length() == 1
        && Character.isLetter(cell.charAt(0))
        && Symbols.valueOf(cell.charAt(0)) > count();
  }
}
