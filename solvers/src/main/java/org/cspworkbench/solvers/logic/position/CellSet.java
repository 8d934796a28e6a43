package org.cspworkbench.solvers.logic.position;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A set of cells of one layout, one bit each. Immutable. Every operation takes time proportional to
 * the number of 64-bit words: two for the 81 cells of a usual Sudoku.
 */
public final class CellSet {

  /** The answer of {@link #next} when there is no further cell. */
  public static final int NONE = -1;

  private final long[] words;

  private CellSet(long[] words) {
    this.words = words;
  }

  /** No cell out of {@code cellCount}. */
  static CellSet none(int cellCount) {
    return new CellSet(new long[(cellCount + Long.SIZE - 1) / Long.SIZE]);
  }

  /** The cells whose bits are set in {@code words}, which are not copied. */
  static CellSet ofWords(long[] words) {
    return new CellSet(words);
  }

  /** These cells out of {@code cellCount}. */
  static CellSet of(int cellCount, int... cells) {
    CellSet set = none(cellCount);
    for (int cell : cells) {
      set.words[cell >>> 6] |= 1L << cell;
    }
    return set;
  }

  /** The cells in this set and in {@code other}. */
  public CellSet and(CellSet other) {
    long[] result = new long[words.length];
    for (int w = 0; w < result.length; w++) {
      result[w] = words[w] & other.words[w];
    }
    return new CellSet(result);
  }

  /** The cells in this set or in {@code other}. */
  public CellSet or(CellSet other) {
    long[] result = new long[words.length];
    for (int w = 0; w < result.length; w++) {
      result[w] = words[w] | other.words[w];
    }
    return new CellSet(result);
  }

  /** The cells in this set but not in {@code other}. */
  public CellSet minus(CellSet other) {
    long[] result = new long[words.length];
    for (int w = 0; w < result.length; w++) {
      result[w] = words[w] & ~other.words[w];
    }
    return new CellSet(result);
  }

  /** This set with {@code cell}. */
  public CellSet with(int cell) {
    long[] result = words.clone();
    result[cell >>> 6] |= 1L << cell;
    return new CellSet(result);
  }

  /** This set without {@code cell}. */
  public CellSet without(int cell) {
    long[] result = words.clone();
    result[cell >>> 6] &= ~(1L << cell);
    return new CellSet(result);
  }

  /** Whether {@code cell} is in this set. */
  public boolean contains(int cell) {
    return (words[cell >>> 6] >>> cell & 1) != 0;
  }

  /** Whether all cells of {@code other} are in this set. */
  public boolean containsAll(CellSet other) {
    for (int w = 0; w < words.length; w++) {
      if ((other.words[w] & ~words[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether some cell is in this set and in {@code other}. */
  public boolean intersects(CellSet other) {
    for (int w = 0; w < words.length; w++) {
      if ((words[w] & other.words[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is no cell in this set. */
  public boolean isEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** How many cells there are. */
  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** The first cell, or {@link #NONE}. */
  public int first() {
    return next(0);
  }

  /** The first cell from {@code from} on, or {@link #NONE}. */
  public int next(int from) {
    int w = from >>> 6;
    if (w >= words.length) {
      return NONE;
    }
    long rest = words[w] & -1L << from;
    while (rest == 0) {
      if (++w == words.length) {
        return NONE;
      }
      rest = words[w];
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /** The cells, ascending. */
  public IntStream stream() {
    return Arrays.stream(toArray());
  }

  /** The cells, ascending. */
  public int[] toArray() {
    int[] cells = new int[size()];
    int i = 0;
    for (int cell = first(); cell != NONE; cell = next(cell + 1)) {
      cells[i++] = cell;
    }
    return cells;
  }

  /** The cells, ascending. */
  public ImmutableIntArray toImmutable() {
    return ImmutableIntArray.copyOf(toArray());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSet set && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  /** The numbers of the cells. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
