package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;

/**
 * The candidates that a person has noted in the cells of a grid. Immutable. Notes may be wrong, and
 * cells may have none.
 *
 * @param masks for each cell the values noted, value v as bit v − 1; 0 where nothing is
 */
public record PencilMarks(ImmutableIntArray masks) {

  /** Returns these notes, one mask for each cell. */
  public static PencilMarks of(int... masks) {
    return new PencilMarks(ImmutableIntArray.copyOf(masks));
  }

  /** Returns empty notes for a grid of {@code shape}. */
  public static PencilMarks none(Shape shape) {
    return shape
        .memo()
        .get(
            PencilMarks.class,
            shape,
            any -> new PencilMarks(ImmutableIntArray.copyOf(new int[any.cellCount()])));
  }

  /**
   * Returns the candidates of every empty cell, as computed by {@link Candidates}; other cells have
   * no notes.
   */
  public static PencilMarks candidatesOf(Grid grid) {
    Candidates candidates = Candidates.of(grid);
    return new PencilMarks(
        ImmutableIntArray.copyOf(
            grid.shape().cells().map(cell -> grid.isEmpty(cell) ? candidates.mask(cell) : 0)));
  }

  /** Returns whether nothing is noted anywhere. */
  public boolean isEmpty() {
    int all = 0;
    for (int cell = 0; cell < masks.length(); cell++) { // of every puzzle in a stream
      all |= masks.get(cell);
    }
    return all == 0;
  }

  /** Returns the values noted in {@code cell}, value v as bit v − 1. */
  public int mask(int cell) {
    return masks.get(cell);
  }

  /** Returns whether {@code value} is noted in {@code cell}. */
  public boolean contains(int cell, int value) {
    return (mask(cell) >>> (value - 1) & 1) != 0;
  }

  /**
   * Returns these notes with others in {@code cell}.
   *
   * @param mask the values noted there, value v as bit v − 1
   */
  public PencilMarks with(int cell, int mask) {
    int[] changed = masks.toArray();
    changed[cell] = mask;
    return new PencilMarks(ImmutableIntArray.copyOf(changed));
  }

  /**
   * Returns these notes without {@code value} in {@code cell}.
   *
   * @throws IllegalArgumentException if it is not noted there
   */
  public PencilMarks without(int cell, int value) {
    checkArgument(contains(cell, value), "%s is not noted in cell %s", value, cell);
    return with(cell, mask(cell) & ~(1 << (value - 1)));
  }
}
