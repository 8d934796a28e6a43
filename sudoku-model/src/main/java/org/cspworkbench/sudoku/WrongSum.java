package org.cspworkbench.sudoku;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A cage whose filled cells cannot add up to its sum: it is full, or over its sum already.
 *
 * @param shape the shape of the grid
 * @param number the number of the cage, from 1
 * @param cage the cage
 * @param found what its filled cells add up to
 */
public record WrongSum(Shape shape, int number, Cage cage, int found) implements Conflict {

  @Override
  public ImmutableIntArray cells() {
    return cage.cells();
  }

  /** The fact: {@code cage 2 adds up to 17, not 15}. */
  @Override
  public String toString() {
    return "cage " + number + " adds up to " + found + ", not " + cage.sum();
  }
}
