package org.cspworkbench.generator.givens;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.TreeSet;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;

/** A rotation or reflection that maps a pattern of givens to itself. */
public enum Symmetry {
  /** Any pattern. */
  NONE("none") {
    @Override
    int image(int row, int column, int size) {
      return row * size + column;
    }
  },
  /** The same after half a turn. */
  ROTATE_180("rotate180") {
    @Override
    int image(int row, int column, int size) {
      return (size - 1 - row) * size + size - 1 - column;
    }
  },
  /** The same after a quarter turn. */
  ROTATE_90("rotate90") {
    @Override
    int image(int row, int column, int size) {
      return column * size + size - 1 - row;
    }
  },
  /** The left half is the mirror image of the right. */
  MIRROR("mirror") {
    @Override
    int image(int row, int column, int size) {
      return row * size + size - 1 - column;
    }
  },
  /** The same with rows and columns exchanged for each other. */
  DIAGONAL("diagonal") {
    @Override
    int image(int row, int column, int size) {
      return column * size + row;
    }
  };

  private final String id;

  Symmetry(String id) {
    this.id = id;
  }

  /** Returns its name on the command line, such as {@code rotate180}. */
  public String id() {
    return id;
  }

  /** Returns the cell to which the cell in this row and column of a grid is mapped. */
  abstract int image(int row, int column, int size);

  private int image(int cell, Shape shape) {
    return image(shape.row(cell), shape.column(cell), shape.size());
  }

  /**
   * Returns whether {@code shape} has this symmetry itself: every unit is mapped to a unit. Shapes
   * with other rules are regarded as not symmetric.
   */
  public boolean fits(Shape shape) {
    if (!shape.isStatedByUnits()) {
      return false;
    }
    ImmutableSet<ImmutableIntArray> units =
        shape.units().stream().map(Unit::cells).collect(ImmutableSet.toImmutableSet());
    return units.stream()
        .map(
            cells ->
                ImmutableIntArray.copyOf(cells.stream().map(cell -> image(cell, shape)).sorted()))
        .allMatch(units::contains);
  }

  /** Returns the cells of {@code shape} in groups that are given together or not at all. */
  public ImmutableList<ImmutableIntArray> orbits(Shape shape) {
    ImmutableList.Builder<ImmutableIntArray> orbits = ImmutableList.builder();
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      TreeSet<Integer> orbit = new TreeSet<>();
      for (int next = cell; orbit.add(next); ) {
        next = image(next, shape);
      }
      if (orbit.first() == cell) {
        orbits.add(ImmutableIntArray.copyOf(orbit));
      }
    }
    return orbits.build();
  }

  /**
   * Returns how many givens a pattern of this symmetry on {@code shape} can have: bit k is set if
   * {@code k} givens are possible.
   */
  public BitSet counts(Shape shape) {
    BitSet counts = new BitSet();
    counts.set(0);
    for (ImmutableIntArray orbit : orbits(shape)) {
      for (int k = counts.length() - 1; k >= 0; k = counts.previousSetBit(k - 1)) {
        counts.set(k + orbit.length());
      }
    }
    return counts;
  }

  @Override
  public String toString() {
    return id;
  }
}
