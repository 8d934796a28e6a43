package org.cspworkbench.solvers.logic.position;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A unit, with its cells as a set.
 *
 * @param index its position among the units of the layout
 * @param name its name, such as {@code row 3}
 * @param kind what kind of unit it is
 * @param cells its cells, in reading order: the place of a cell in a unit is its position here
 * @param set the same cells
 */
public record House(int index, String name, Kind kind, ImmutableIntArray cells, CellSet set) {

  /** The kinds of units. */
  public enum Kind {
    /** From left to right. */
    ROW,
    /** From top to bottom. */
    COLUMN,
    /** A box, or any other unit that is neither a row nor a column. */
    BOX
  }

  /** Whether it is a row or a column. */
  public boolean isLine() {
    return kind != Kind.BOX;
  }

  /** Returns the cells at these places, one bit each. */
  public CellSet at(BoardLayout layout, int places) {
    long[] words = new long[layout.words()];
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int cell = cells.get(Integer.numberOfTrailingZeros(rest));
      words[cell >>> 6] |= 1L << cell;
    }
    return CellSet.ofWords(words);
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}
