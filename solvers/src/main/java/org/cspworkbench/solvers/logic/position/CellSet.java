package org.cspworkbench.solvers.logic.position;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A set of cells of one layout, one bit each. Immutable. Every operation takes time proportional to
 * the number of 64-bit words.
 *
 * <p>The first two words, which do for the 81 cells of a usual Sudoku, are fields: techniques make
 * such sets by the million, and without an array most of them never reach the heap.
 */
public final class CellSet {

  /** The result of {@link #next} if there is no further cell. */
  public static final int NONE = -1;

  private static final int FIELDS = 2;
  private static final long[] NO_WORDS = {};

  /** Carries every bit of a word into its upper half: 2^64 over the golden ratio. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private final long low; // cells 0 to 63
  private final long high; // cells 64 to 127
  private final long[] more; // the others, if the layout has as many

  private CellSet(long low, long high, long[] more) {
    this.low = low;
    this.high = high;
    this.more = more;
  }

  /** Returns the empty set of cells out of {@code cellCount}. */
  static CellSet none(int cellCount) {
    return ofWords(new long[(cellCount + Long.SIZE - 1) / Long.SIZE]);
  }

  /** Returns the cells whose bits are set in {@code words}. */
  static CellSet ofWords(long[] words) {
    return new CellSet(
        words[0],
        words.length > 1 ? words[1] : 0,
        words.length > FIELDS ? Arrays.copyOfRange(words, FIELDS, words.length) : NO_WORDS);
  }

  /** Returns these cells out of {@code cellCount}. */
  static CellSet of(int cellCount, int... cells) {
    long[] words = new long[(cellCount + Long.SIZE - 1) / Long.SIZE];
    for (int cell : cells) {
      words[cell >>> 6] |= 1L << cell;
    }
    return ofWords(words);
  }

  /** Returns the cells in this set and in {@code other}. */
  public CellSet and(CellSet other) {
    long[] rest = more;
    if (rest.length > 0) {
      rest = rest.clone();
      for (int w = 0; w < rest.length; w++) {
        rest[w] &= other.more[w];
      }
    }
    return new CellSet(low & other.low, high & other.high, rest);
  }

  /** Returns the cells in this set or in {@code other}. */
  public CellSet or(CellSet other) {
    long[] rest = more;
    if (rest.length > 0) {
      rest = rest.clone();
      for (int w = 0; w < rest.length; w++) {
        rest[w] |= other.more[w];
      }
    }
    return new CellSet(low | other.low, high | other.high, rest);
  }

  /** Returns the cells in this set but not in {@code other}. */
  public CellSet minus(CellSet other) {
    long[] rest = more;
    if (rest.length > 0) {
      rest = rest.clone();
      for (int w = 0; w < rest.length; w++) {
        rest[w] &= ~other.more[w];
      }
    }
    return new CellSet(low & ~other.low, high & ~other.high, rest);
  }

  /** Returns this set with {@code cell}. */
  public CellSet with(int cell) {
    long bit = 1L << cell;
    return switch (cell >>> 6) {
      case 0 -> new CellSet(low | bit, high, more);
      case 1 -> new CellSet(low, high | bit, more);
      default -> {
        long[] rest = more.clone();
        rest[(cell >>> 6) - FIELDS] |= bit;
        yield new CellSet(low, high, rest);
      }
    };
  }

  /** Returns this set without {@code cell}. */
  public CellSet without(int cell) {
    long others = ~(1L << cell);
    return switch (cell >>> 6) {
      case 0 -> new CellSet(low & others, high, more);
      case 1 -> new CellSet(low, high & others, more);
      default -> {
        long[] rest = more.clone();
        rest[(cell >>> 6) - FIELDS] &= others;
        yield new CellSet(low, high, rest);
      }
    };
  }

  private long word(int w) {
    return w == 0 ? low : w == 1 ? high : more[w - FIELDS];
  }

  /** Returns whether {@code cell} is in this set. */
  public boolean contains(int cell) {
    return (word(cell >>> 6) >>> cell & 1) != 0;
  }

  /** Returns whether all cells of {@code other} are in this set. */
  public boolean containsAll(CellSet other) {
    if (((other.low & ~low) | (other.high & ~high)) != 0) {
      return false;
    }
    for (int w = 0; w < more.length; w++) {
      if ((other.more[w] & ~more[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether some cell is in this set and in {@code other}. */
  public boolean intersects(CellSet other) {
    if (((low & other.low) | (high & other.high)) != 0) {
      return true;
    }
    for (int w = 0; w < more.length; w++) {
      if ((more[w] & other.more[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is no cell in this set. */
  public boolean isEmpty() {
    if ((low | high) != 0) {
      return false;
    }
    for (long word : more) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of cells. */
  public int size() {
    int size = Long.bitCount(low) + Long.bitCount(high);
    for (long word : more) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Returns the first cell, or {@link #NONE}. */
  public int first() {
    return next(0);
  }

  /** Returns the first cell from {@code from} on, or {@link #NONE}. */
  public int next(int from) {
    int words = FIELDS + more.length;
    int w = from >>> 6;
    if (w >= words) {
      return NONE;
    }
    long rest = word(w) & -1L << from;
    while (rest == 0) {
      if (++w == words) {
        return NONE;
      }
      rest = word(w);
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /** Returns the cells, ascending. */
  public IntStream stream() {
    return Arrays.stream(toArray());
  }

  /** Returns the cells, ascending. */
  public int[] toArray() {
    int[] cells = new int[size()];
    int i = 0;
    for (int cell = first(); cell != NONE; cell = next(cell + 1)) {
      cells[i++] = cell;
    }
    return cells;
  }

  /** Returns the cells, ascending. */
  public ImmutableIntArray toImmutable() {
    return ImmutableIntArray.copyOf(toArray());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSet set
        && low == set.low
        && high == set.high
        && Arrays.equals(more, set.more);
  }

  @Override
  public int hashCode() {
    return Long.hashCode((31 * low + high) * SPREAD) + Arrays.hashCode(more);
  }

  /** Returns the numbers of the cells. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
