package org.cspworkbench.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.BitSet;
import java.util.Collections;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.StatedWeights;
import org.cspworkbench.core.search.Search;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tile problems against an enumeration of all images. */
final class TileProblemTest {

  private static TileTable randomTable(int size, Random random) {
    boolean[] right = new boolean[size * size];
    boolean[] below = new boolean[size * size];
    for (int i = 0; i < size * size; i++) {
      right[i] = random.nextInt(3) > 0;
      below[i] = random.nextInt(3) > 0;
    }
    ImmutableList.Builder<String> names = ImmutableList.builder();
    ImmutableDoubleArray.Builder weights = ImmutableDoubleArray.builder();
    for (int i = 0; i < size; i++) {
      names.add("tile " + i);
      weights.add(1);
    }
    return new TileTable(
        names.build(),
        weights.build(),
        (i, side, j) -> side == Side.EAST ? right[i * size + j] : below[i * size + j]);
  }

  private static TileGrid randomGrid(boolean joinsColumns, boolean joinsRows, Random random) {
    TileGrid grid = TileGrid.of(3, 3);
    grid = joinsColumns ? grid.withJoinedColumns() : grid;
    grid = joinsRows ? grid.withJoinedRows() : grid;
    BitSet omitted = new BitSet();
    if (random.nextBoolean()) {
      omitted.set(random.nextInt(9));
      omitted.set(random.nextInt(9));
    }
    return grid.without(omitted);
  }

  /** Counts images cell by cell, looking only at the table and at columns and rows. */
  private static int images(
      TileTable table,
      TileGrid grid,
      boolean joinsColumns,
      boolean joinsRows,
      int[] image,
      int at) {
    if (at == grid.size()) {
      return fits(table, grid, joinsColumns, joinsRows, image) ? 1 : 0;
    }
    if (!grid.contains(at)) {
      return images(table, grid, joinsColumns, joinsRows, image, at + 1);
    }
    int count = 0;
    for (int value = 0; value < table.size(); value++) {
      image[at] = value;
      count += images(table, grid, joinsColumns, joinsRows, image, at + 1);
    }
    return count;
  }

  private static boolean fits(
      TileTable table, TileGrid grid, boolean joinsColumns, boolean joinsRows, int[] image) {
    for (int cell = 0; cell < grid.size(); cell++) {
      int column = cell % grid.width();
      int row = cell / grid.width();
      boolean hasEast = column + 1 < grid.width() || joinsColumns;
      boolean hasSouth = row + 1 < grid.height() || joinsRows;
      int east = row * grid.width() + (column + 1) % grid.width();
      int south = (row + 1) % grid.height() * grid.width() + column;
      if (grid.contains(cell)
          && ((hasEast && grid.contains(east) && !table.allows(image[cell], Side.EAST, image[east]))
              || (hasSouth
                  && grid.contains(south)
                  && !table.allows(image[cell], Side.SOUTH, image[south])))) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void hasAsManySolutionsAsThereAreImages(int seed) {
    Random random = new Random(seed);
    TileTable table = randomTable(2 + random.nextInt(2), random);
    boolean joinsColumns = random.nextBoolean();
    boolean joinsRows = random.nextBoolean();
    TileGrid grid = randomGrid(joinsColumns, joinsRows, random);
    int solutions = count(TileProblem.of("images", table, grid).csp());
    assertThat(solutions).isEqualTo(images(table, grid, joinsColumns, joinsRows, new int[9], 0));
  }

  private static int count(Csp csp) {
    AtomicInteger count = new AtomicInteger();
    Search.on(csp)
        .maintainArcConsistency()
        .wantAll()
        .onSolution(values -> count.incrementAndGet())
        .solve();
    return count.get();
  }

  @Test
  void fixedCellsKeepTheirTile() {
    TileTable table =
        new TileTable(
            ImmutableList.of("a", "b", "c"),
            ImmutableDoubleArray.of(1, 1, 1),
            (i, side, j) -> true);
    TileProblem problem = TileProblem.of("free", table, TileGrid.of(2, 2));
    BitSet onlyB = new BitSet();
    onlyB.set(1);
    BitSet notA = new BitSet();
    notA.set(1, 3);
    assertThat(count(problem.csp())).isEqualTo(81);
    assertThat(count(problem.restricted(ImmutableMap.of(0, onlyB, 3, notA)))).isEqualTo(18);
  }

  @Test
  void aGridThatIsTooLargeIsRefusedInASentence() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TileGrid.of(513, 2))
        .withMessage("expected a size from 1x1 to 512x512, found 513x2");
    TileTable large =
        new TileTable(
            ImmutableList.copyOf(Collections.nCopies(300, "tile")),
            ImmutableDoubleArray.copyOf(new double[300]),
            (i, side, j) -> false);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TileProblem.of("large", large, TileGrid.of(512, 512)))
        .withMessage(
            "expected at most 64000000 cells times tiles, found 262144 times 300: choose a smaller"
                + " size or fewer tiles");
  }

  @Test
  void theWeightsOfTheTilesAndTheirContextsAreStatedWithTheProblem() {
    Tile wall = Tile.of("wall", SymmetryClass.X, "a", "a", "a", "a").withWeight(3);
    Tile moss = Tile.of("moss", SymmetryClass.X, "a", "a", "a", "a").withKind("green");
    Tile pipe = Tile.of("pipe", SymmetryClass.I, "b", "a", "b", "a").withKind("green");
    TileSet plain = TileSet.of("set", wall, moss, pipe);
    TileSet set =
        new TileSet(
            plain.name(),
            plain.tiles(),
            plain.neighbours(),
            plain.forbidden(),
            plain.weighting(),
            plain.subsets(),
            ImmutableList.of(new ContextRule("moss", "green", 1.5)));
    Csp csp = TileProblem.of("stated", set.table(), TileGrid.of(2, 2)).csp();
    StatedWeights stated = StatedWeights.of(csp).orElseThrow();
    assertThat(stated.weights()).isEqualTo(ImmutableDoubleArray.of(3, 1, 0.5, 0.5));
    assertThat(stated.domain()).isEqualTo(csp.variables().get(0).domain());
    assertThat(stated.influences())
        .containsExactly(
            new StatedWeights.Influence(ImmutableSet.of(1), ImmutableSet.of(1, 2, 3), 1.5));
  }
}
