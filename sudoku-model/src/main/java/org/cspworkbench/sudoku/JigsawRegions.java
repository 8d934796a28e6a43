package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;

/**
 * The regions of a jigsaw Sudoku, which replace the boxes.
 *
 * @param regionOf the region of each cell, in reading order: 0 to n − 1 in a grid of n×n, each n
 *     times
 */
public record JigsawRegions(ImmutableIntArray regionOf) {

  /**
   * Checks the sizes.
   *
   * @param regionOf the region of each cell
   * @throws IllegalArgumentException if there are not n regions of n cells each
   */
  public JigsawRegions {
    int n = (int) Math.sqrt(regionOf.length());
    checkArgument(n * n == regionOf.length(), "%s cells are no square", regionOf.length());
    for (int r = 0; r < n; r++) {
      int region = r;
      long cells = regionOf.stream().filter(of -> of == region).count();
      checkArgument(cells == n, "region %s has %s cells, not %s", r + 1, cells, n);
    }
  }

  int size() {
    return (int) Math.sqrt(regionOf.length());
  }

  /** Returns one unit for each region. */
  ImmutableList<Unit> units() {
    return IntStream.range(0, size())
        .mapToObj(
            r ->
                new Unit(
                    "region " + (r + 1),
                    ImmutableIntArray.copyOf(
                        IntStream.range(0, regionOf.length())
                            .filter(cell -> regionOf.get(cell) == r))))
        .collect(ImmutableList.toImmutableList());
  }
}
