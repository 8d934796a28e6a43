package org.cspworkbench.presentation.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.sudoku.Shape;

/**
 * The colours that a player has given to cells, as marks of chains or pairs. Immutable.
 *
 * @param numbers by cell the number of its colour, from 1 to {@link #MOST}, or 0
 */
public record CellColours(ImmutableIntArray numbers) {

  /** The number of colours. */
  public static final int MOST = 4;

  /** Returns colours of which no cell of {@code shape} has one. */
  public static CellColours none(Shape shape) {
    return new CellColours(ImmutableIntArray.copyOf(new int[shape.cellCount()]));
  }

  /** Returns the number of the colour of {@code cell}, or 0. */
  public int of(int cell) {
    return numbers.get(cell);
  }

  /**
   * Returns these colours, except that {@code cell} has colour {@code number}.
   *
   * @param number from 1 to {@link #MOST}, or 0 for none
   */
  public CellColours with(int cell, int number) {
    checkArgument(number >= 0 && number <= MOST, "there is no colour %s", number);
    int[] changed = numbers.toArray();
    changed[cell] = number;
    return new CellColours(ImmutableIntArray.copyOf(changed));
  }
}
