package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a Sudoku: what was given, and what has been filled in since. Immutable.
 *
 * <p>A grid may be inconsistent: two equal values in one unit are possible. {@link GridConflicts}
 * finds them.
 */
public final class Grid {

  private final Shape shape;
  private final byte[] givens; // 0 where nothing was given
  private final byte[] values; // 0 where the cell is empty; holds the givens too

  private Grid(Shape shape, byte[] givens, byte[] values) {
    this.shape = shape;
    this.givens = givens;
    this.values = values;
  }

  /** Returns a grid without any value. */
  public static Grid empty(Shape shape) {
    return ofGivens(shape, new int[shape.cellCount()]);
  }

  /**
   * Returns a puzzle as it is given.
   *
   * @param givens one value for each cell, 0 for an empty one
   * @throws IllegalArgumentException if there is not one for each cell, or one is not from 0 to the
   *     size of the shape
   */
  public static Grid ofGivens(Shape shape, int... givens) {
    byte[] values = checked(shape, givens);
    return new Grid(shape, values, values);
  }

  /**
   * Returns a puzzle of a usual shape from its one-line form, such as {@code 1.....2..3.....4} for
   * 4×4.
   *
   * @param line one character for each cell, as in {@link Symbols#valueOf}
   * @throws IllegalArgumentException if no usual shape has as many cells, or a character is no
   *     symbol of the shape
   */
  public static Grid ofLine(String line) {
    Shape shape = Shape.ofCellCount(line.length());
    int[] givens = new int[line.length()];
    for (int cell = 0; cell < givens.length; cell++) {
      char symbol = line.charAt(cell);
      givens[cell] = Symbols.valueOf(symbol);
      checkArgument(
          givens[cell] != Symbols.UNKNOWN, "%s cannot hold '%s'", shape.cellName(cell), symbol);
    }
    return ofGivens(shape, givens);
  }

  /**
   * Returns the puzzle whose one-line form begins at {@code start}; null if a character there is no
   * symbol of the shape.
   *
   * @param text at least one character for each cell from {@code start} on
   */
  public static @Nullable Grid ofSymbols(Shape shape, char[] text, int start) {
    byte[] values = new byte[shape.cellCount()];
    int size = shape.size();
    int outOfRange = 0; // negative if a value is; tested once, so that the loop has no branch
    for (int cell = 0; cell < values.length; cell++) {
      int value = Symbols.valueOf(text[start + cell]);
      outOfRange |= value | (size - value);
      values[cell] = (byte) value;
    }
    return outOfRange < 0 ? null : new Grid(shape, values, values);
  }

  private static byte[] checked(Shape shape, int[] values) {
    checkArgument(
        values.length == shape.cellCount(),
        "%s values for %s cells",
        values.length,
        shape.cellCount());
    byte[] bytes = new byte[values.length];
    for (int cell = 0; cell < values.length; cell++) {
      checkValue(shape, cell, values[cell]);
      bytes[cell] = (byte) values[cell];
    }
    return bytes;
  }

  private static void checkValue(Shape shape, int cell, int value) {
    if (value < 0 || value > shape.size()) { // avoids building a message for each cell
      throw new IllegalArgumentException(
          shape.cellName(cell) + " cannot hold " + value + ": the values are 1 to " + shape.size());
    }
  }

  /** How the cells are laid out. */
  public Shape shape() {
    return shape;
  }

  /** Returns the value in {@code cell}; 0 if it is empty. */
  public int value(int cell) {
    return values[cell];
  }

  /** Returns whether {@code cell} holds no value. */
  public boolean isEmpty(int cell) {
    return values[cell] == 0;
  }

  /** Returns whether the value in {@code cell} is part of the puzzle as it was given. */
  public boolean isGiven(int cell) {
    return givens[cell] != 0;
  }

  /** Returns how many cells hold a value. */
  public int filled() {
    int filled = 0;
    for (byte value : values) {
      filled += value == 0 ? 0 : 1;
    }
    return filled;
  }

  /** Returns whether every cell holds a value, right or wrong. */
  public boolean isComplete() {
    for (byte value : values) {
      if (value == 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether every cell holds a value and no unit holds one twice. */
  public boolean isSolved() {
    return isComplete() && GridConflicts.in(this).isEmpty();
  }

  /** Returns the puzzle as it was given, without what has been filled in since. */
  public Grid givens() {
    return new Grid(shape, givens, givens);
  }

  /**
   * Returns this grid with {@code value} in {@code cell}, not as a given.
   *
   * @param value from 1 to the size of the shape, or 0 to empty the cell
   * @throws IllegalArgumentException if the cell is a given, or the value out of range
   */
  public Grid with(int cell, int value) {
    checkArgument(!isGiven(cell), "%s is given", shape.cellName(cell));
    checkValue(shape, cell, value);
    byte[] changed = values.clone();
    changed[cell] = (byte) value;
    return new Grid(shape, givens, changed);
  }

  /**
   * Returns the same puzzle filled in with these values, whatever was filled in before.
   *
   * @param newValues one value for each cell, 0 for an empty one; givens included
   * @throws IllegalArgumentException if a given is changed, or the values do not fit the shape
   */
  public Grid withValues(int... newValues) {
    byte[] changed = checked(shape, newValues);
    for (int cell = 0; cell < changed.length; cell++) {
      if (givens[cell] != 0 && givens[cell] != changed[cell]) {
        throw new IllegalArgumentException(shape.cellName(cell) + " is given");
      }
    }
    return new Grid(shape, givens, changed);
  }

  /** Returns the one-line form: the symbol of each cell, {@code .} where it is empty. */
  public String toLine() {
    char[] line = new char[values.length];
    for (int cell = 0; cell < line.length; cell++) {
      line[cell] = Symbols.of(values[cell]);
    }
    return String.valueOf(line);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid
        && shape == grid.shape
        && Arrays.equals(givens, grid.givens)
        && Arrays.equals(values, grid.values);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(givens) + Arrays.hashCode(values);
  }

  /** Returns the one-line form. */
  @Override
  public String toString() {
    return toLine();
  }
}
