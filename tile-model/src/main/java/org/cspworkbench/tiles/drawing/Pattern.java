package org.cspworkbench.tiles.drawing;

import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntBinaryOperator;
import org.cspworkbench.tiles.Side;

/**
 * A small square of a sample.
 *
 * @param side the number of rows and columns
 * @param colours the colours, row by row
 */
record Pattern(int side, ImmutableIntArray colours) {

  /** The square whose colour at (column, row) is {@code colour}. */
  static Pattern of(int side, IntBinaryOperator colour) {
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder(side * side);
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        colours.add(colour.applyAsInt(column, row));
      }
    }
    return new Pattern(side, colours.build());
  }

  int at(int column, int row) {
    return colours.get(row * side + column);
  }

  /** Left and right exchanged. */
  Pattern mirrored() {
    return of(side, (column, row) -> at(side - 1 - column, row));
  }

  /** A quarter turn anticlockwise. */
  Pattern turned() {
    return of(side, (column, row) -> at(side - 1 - row, column));
  }

  /** Returns the colours that the pattern one pixel further in this direction has as well. */
  ImmutableIntArray shared(Side direction) {
    ImmutableIntArray.Builder shared = ImmutableIntArray.builder();
    for (int row = Math.max(0, direction.dy()); row < side + Math.min(0, direction.dy()); row++) {
      for (int column = Math.max(0, direction.dx());
          column < side + Math.min(0, direction.dx());
          column++) {
        shared.add(at(column, row));
      }
    }
    return shared.build();
  }
}
