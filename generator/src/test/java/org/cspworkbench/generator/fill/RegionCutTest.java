package org.cspworkbench.generator.fill;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegionCutTest {

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9, 12})
  void regionsAreInOnePieceAndNoTwoCutsAlike(int size) {
    Shape shape = Shape.ofSize(size);
    Set<JigsawRegions> cuts = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      JigsawRegions cut = RegionCut.random(shape, new RandomStream(seed));
      for (int region = 0; region < size; region++) {
        assertThat(piece(shape, cut.regionOf(), cut.regionOf().indexOf(region)))
            .as("seed %d, region %d of %s", seed, region, cut)
            .hasSize(size);
      }
      cuts.add(cut);
    }
    assertThat(cuts).hasSizeGreaterThan(size == 4 ? 20 : 95);
  }

  /** All cells that can be reached from {@code start} without leaving its region. */
  private static Set<Integer> piece(Shape shape, ImmutableIntArray regionOf, int start) {
    Set<Integer> seen = new HashSet<>();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int cell = open.remove();
      if (seen.add(cell)) {
        shape
            .cells()
            .filter(other -> regionOf.get(other) == regionOf.get(cell))
            .filter(
                other ->
                    Math.abs(shape.row(other) - shape.row(cell))
                            + Math.abs(shape.column(other) - shape.column(cell))
                        == 1)
            .forEach(open::add);
      }
    }
    return seen;
  }
}
