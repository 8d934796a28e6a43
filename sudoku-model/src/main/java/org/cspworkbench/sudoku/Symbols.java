package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;

/** The characters for values: 1 to 9, A to P for 10 to 25, and several for an empty cell. */
public final class Symbols {

  /** The largest value that has a symbol. */
  public static final int MAX_VALUE = 25;

  /** The character written for an empty cell. */
  public static final char EMPTY = '.';

  /** The result of {@link #valueOf} for any other character. */
  public static final int UNKNOWN = -1;

  private static final String SYMBOLS = EMPTY + "123456789ABCDEFGHIJKLMNOP";

  /** The value of each ASCII character; a table is faster here than branches. */
  private static final byte[] VALUES = values();

  private Symbols() {}

  /**
   * Returns the symbol of {@code value}; {@link #EMPTY} for 0.
   *
   * @param value from 0 to {@link #MAX_VALUE}
   * @throws IllegalArgumentException if the value has no symbol
   */
  public static char of(int value) {
    checkArgument(value >= 0 && value <= MAX_VALUE, "%s has no symbol", value);
    return SYMBOLS.charAt(value);
  }

  /**
   * Returns the one-line form of a grid.
   *
   * @param values the value of each cell, 0 for an empty one
   * @throws IllegalArgumentException if a value has no symbol
   */
  public static String line(ImmutableIntArray values) {
    char[] line = new char[values.length()];
    for (int cell = 0; cell < line.length; cell++) {
      line[cell] = of(values.get(cell));
    }
    return String.valueOf(line);
  }

  /** Returns the symbols of a puzzle of this size as text: {@code 1–9 and A–P}. */
  public static String range(int size) {
    return size <= 9 ? "1–" + size : size == 10 ? "1–9, A" : "1–9, A–" + of(size);
  }

  /**
   * Returns the value of {@code symbol}: 1 to {@link #MAX_VALUE} for a digit or a letter (large or
   * small), 0 for an empty cell ({@code . 0 * _ x -}), {@link #UNKNOWN} for any other character.
   */
  public static int valueOf(char symbol) {
    return symbol < VALUES.length ? VALUES[symbol] : UNKNOWN;
  }

  private static byte[] values() {
    byte[] values = new byte[128];
    Arrays.fill(values, (byte) UNKNOWN);
    for (char empty : new char[] {EMPTY, '0', '*', '_', 'x', '-'}) {
      values[empty] = 0;
    }
    for (int value = 1; value <= MAX_VALUE; value++) {
      values[SYMBOLS.charAt(value)] = (byte) value;
      values[Character.toLowerCase(SYMBOLS.charAt(value))] = (byte) value;
    }
    return values;
  }
}
