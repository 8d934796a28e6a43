package org.cspworkbench.sudoku;

import com.google.common.primitives.ImmutableIntArray;

/**
 * The candidates of each cell of a grid: the values that its peers do not hold. Immutable.
 *
 * <p>Only the values in the grid are considered; nothing is inferred. An empty cell may have no
 * candidate; a filled one has its own value, even where a peer holds the same.
 */
public final class Candidates {

  private final ImmutableIntArray masks;

  private Candidates(ImmutableIntArray masks) {
    this.masks = masks;
  }

  /** Returns the candidates of every cell of {@code grid}. */
  public static Candidates of(Grid grid) {
    return new Candidates(
        ImmutableIntArray.copyOf(grid.shape().cells().map(cell -> maskOf(grid, cell))));
  }

  /** Returns the candidates of one cell of {@code grid} as a set of bits: value v is bit v − 1. */
  public static int maskOf(Grid grid, int cell) {
    if (!grid.isEmpty(cell)) {
      return bit(grid.value(cell));
    }
    int open = (1 << grid.shape().size()) - 1;
    ImmutableIntArray peers = grid.shape().peers(cell);
    for (int i = 0; i < peers.length(); i++) {
      int peer = peers.get(i);
      if (!grid.isEmpty(peer)) {
        open &= ~bit(grid.value(peer));
      }
    }
    return open;
  }

  private static int bit(int value) {
    return 1 << (value - 1);
  }

  /** Returns the candidates of {@code cell} as a set of bits: value v is bit v − 1. */
  public int mask(int cell) {
    return masks.get(cell);
  }

  /** Returns how many candidates {@code cell} has; 0 if its peers hold every value. */
  public int count(int cell) {
    return Integer.bitCount(mask(cell));
  }

  /** Returns whether {@code value} is a candidate of {@code cell}. */
  public boolean contains(int cell, int value) {
    return (mask(cell) & bit(value)) != 0;
  }
}
