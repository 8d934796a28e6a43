package org.cspworkbench.generator.fill;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.Shape;

/**
 * Cuts a grid into regions for a jigsaw Sudoku: starts from the boxes of a shape and lets random
 * neighbouring regions exchange cells, each staying in one piece. Not every cut has a complete
 * grid; most have.
 */
public final class RegionCut {

  private static final int EXCHANGES_A_CELL = 12;

  private final Shape shape;
  private final int[] regionOf;

  private RegionCut(Shape shape) {
    this.shape = shape;
    this.regionOf = shape.cells().map(shape::regionOf).toArray();
  }

  /** Random regions for a grid of this shape. */
  public static JigsawRegions random(Shape shape, RandomStream random) {
    RegionCut cut = new RegionCut(shape);
    for (int i = 0; i < EXCHANGES_A_CELL * shape.cellCount(); i++) {
      cut.exchange(random.nextInt(shape.cellCount()), random.nextInt(shape.cellCount()));
    }
    return new JigsawRegions(ImmutableIntArray.copyOf(cut.regionOf));
  }

  /**
   * Lets two cells change regions with each other, if the regions differ, meet, and stay in one
   * piece.
   */
  private void exchange(int one, int other) {
    int regionOfOne = regionOf[one];
    int regionOfOther = regionOf[other];
    if (regionOfOne == regionOfOther) {
      return;
    }
    regionOf[one] = regionOfOther;
    regionOf[other] = regionOfOne;
    if (!isInOnePiece(one) || !isInOnePiece(other)) {
      regionOf[one] = regionOfOne;
      regionOf[other] = regionOfOther;
    }
  }

  /** Returns whether the whole region of {@code cell} can be reached from it. */
  private boolean isInOnePiece(int cell) {
    int[] reached = new int[shape.size()];
    boolean[] isReached = new boolean[shape.cellCount()];
    int count = 0;
    reached[count++] = cell;
    isReached[cell] = true;
    for (int i = 0; i < count; i++) {
      for (int next : neighbours(reached[i])) {
        if (regionOf[next] == regionOf[cell] && !isReached[next]) {
          isReached[next] = true;
          reached[count++] = next;
        }
      }
    }
    return count == shape.size();
  }

  /** Returns the cells at the four sides, or the cell itself where the grid ends. */
  private int[] neighbours(int cell) {
    int size = shape.size();
    int row = shape.row(cell);
    int column = shape.column(cell);
    return new int[] {
      row > 0 ? cell - size : cell,
      row < size - 1 ? cell + size : cell,
      column > 0 ? cell - 1 : cell,
      column < size - 1 ? cell + 1 : cell
    };
  }
}
