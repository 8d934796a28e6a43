package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.general;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.Sample;
import org.cspworkbench.tiles.drawing.Sample.Cut;
import org.cspworkbench.tiles.format.ShippedSample;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Images of tiles and of patterns, against labels, windows and counts that are read here. */
final class TileImagesTest {

  /** The 99.9 % quantile of chi-square with two degrees of freedom. */
  private static final double CHI_SQUARE = 13.8;

  private static final ImmutableList<SmallImages> SMALL =
      IntStream.range(0, 8).mapToObj(SmallImages::new).collect(ImmutableList.toImmutableList());

  /** Tiles with the labels 0 and 1 at random, on a grid that is small enough to try everything. */
  private static final class SmallImages {
    private final int[][] labels; // by tile: north, east, south, west
    private final int width;
    private final int height;
    private final boolean isPeriodic;
    private final Csp csp;
    private final Set<List<Integer>> images = new HashSet<>();

    SmallImages(int seed) {
      Random random = new Random(seed);
      width = 3 + seed % 2;
      height = width;
      isPeriodic = seed % 3 == 2;
      int count = width == 3 ? 5 : 4;
      labels = new int[count][];
      Tile[] tiles = new Tile[count];
      for (int i = 0; i < count; i++) {
        labels[i] = random.ints(4, 0, 2).toArray();
        tiles[i] =
            Tile.of("t" + i, SymmetryClass.X, text(i, 0), text(i, 1), text(i, 2), text(i, 3));
      }
      TileGrid grid = TileGrid.of(width, height);
      csp =
          TileProblem.of(
                  "tiles " + seed,
                  TileSet.of("random", tiles).table(),
                  isPeriodic ? grid.withJoinedColumns().withJoinedRows() : grid)
              .csp();
      fill(new int[width * height], 0);
    }

    private String text(int tile, int side) {
      return String.valueOf(labels[tile][side]);
    }

    private void fill(int[] image, int cell) {
      if (cell == image.length) {
        images.add(IntStream.of(image).boxed().toList());
        return;
      }
      for (int tile = 0; tile < labels.length; tile++) {
        image[cell] = tile;
        if (fits(image, cell)) {
          fill(image, cell + 1);
        }
      }
    }

    /** Compares the tile with those that are already left of it, above it, or beyond the end. */
    private boolean fits(int[] image, int cell) {
      int x = cell % width;
      int y = cell / width;
      int[] own = labels[image[cell]];
      return (x == 0 || own[3] == labels[image[cell - 1]][1])
          && (y == 0 || own[0] == labels[image[cell - width]][2])
          && (!isPeriodic || x < width - 1 || own[1] == labels[image[cell - x]][3])
          && (!isPeriodic || y < height - 1 || own[2] == labels[image[x]][0]);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void everyImageIsFoundOnce(Solver solver) {
    Settings settings = Settings.defaults().withSolutions(Long.MAX_VALUE, Integer.MAX_VALUE);
    for (SmallImages small : SMALL) {
      Problem problem = general(small.csp);
      if (!solver.accepts(problem)) {
        continue;
      }
      Result result = solver.solve(problem, settings, null);
      assertThat(result.solutionCount()).as(small.csp.name()).isEqualTo(small.images.size());
      Set<List<Integer>> found = new HashSet<>();
      result.solutions().forEach(solution -> found.add(solution.values().asList()));
      assertThat(found).as(small.csp.name()).isEqualTo(small.images);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.INCOMPLETE)
  void whatAnIncompleteSolverMakesIsAnImage(Solver solver) {
    for (SmallImages small : SMALL) {
      Result result =
          solver.solve(
              general(small.csp), Solvers.withFewAttempts(Settings.defaults()).withSeed(2), null);
      result
          .firstSolution()
          .ifPresent(
              image ->
                  assertThat(small.images).as(small.csp.name()).contains(image.values().asList()));
      if (result.outcome() instanceof Outcome.Unsatisfiable) {
        assertThat(small.images).as(small.csp.name()).isEmpty();
      }
    }
  }

  /** Two tiles that alternate, around a ring of three cells: no filtering of pairs refutes it. */
  private static Csp impossible() {
    TileTable table =
        new TileTable(
            ImmutableList.of("black", "white"),
            ImmutableDoubleArray.of(1, 1),
            (i, side, j) -> side == Side.SOUTH || i != j);
    return TileProblem.of("impossible", table, TileGrid.of(3, 2).withJoinedColumns()).csp();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.ALL)
  void anImpossibleImageIsRefutedOrGivenUp(Solver solver) {
    Settings settings = Solvers.withFewAttempts(Settings.defaults());
    Outcome outcome = solver.solve(general(impossible()), settings, null).outcome();
    if (Solvers.isComplete(solver)) {
      assertThat(outcome).isEqualTo(new Outcome.Unsatisfiable());
    } else if (Solvers.isPersistent(solver)) {
      assertThat(outcome).isInstanceOf(Outcome.GaveUp.class);
    } else {
      assertThat(outcome).isInstanceOfAny(Outcome.DeadEnd.class, Outcome.Stalled.class);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(Solvers.COMPLETE)
  void tilesWithoutNeighboursFillOneCellOnly(Solver solver) {
    TileSet alone =
        new TileSet(
            "alone",
            ImmutableList.of(
                Tile.of("a", SymmetryClass.X, "1", "2", "3", "4"),
                Tile.of("b", SymmetryClass.X, "5", "6", "7", "8")),
            ImmutableList.of(),
            ImmutableList.of(),
            Weighting.SHARED,
            ImmutableMap.of(),
            ImmutableList.of());
    assertThat(outcome(solver, alone, 1)).isEqualTo(new Outcome.Solved());
    assertThat(outcome(solver, alone, 2)).isEqualTo(new Outcome.Unsatisfiable());
  }

  private static Outcome outcome(Solver solver, TileSet set, int side) {
    Csp csp = TileProblem.of(set.name(), set.table(), TileGrid.of(side, side)).csp();
    return solver.solve(general(csp), Settings.defaults(), null).outcome();
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.tiles.format.ShippedTileSet#names")
  void touchingSidesOfShippedTilesHaveTheSameLabel(String name) {
    TileSet set = ShippedTileSet.named(name).orElseThrow().set();
    ImmutableList<OrientedTile> tiles = set.orientedTiles();
    TileGrid grid = TileGrid.of(12, 10);
    Csp csp = TileProblem.of(name, set.table(), grid).csp();
    Result result =
        Solvers.byId("wfc-backjump").solve(general(csp), Settings.defaults().withSeed(3), null);
    List<Integer> image = result.firstSolution().orElseThrow().values().asList();
    for (int cell = 0; cell < image.size(); cell++) {
      if (cell % 12 < 11) {
        assertThat(label(tiles.get(image.get(cell)), Side.EAST))
            .isEqualTo(label(tiles.get(image.get(cell + 1)), Side.WEST));
      }
      if (cell < 108) {
        assertThat(label(tiles.get(image.get(cell)), Side.SOUTH))
            .isEqualTo(label(tiles.get(image.get(cell + 12)), Side.NORTH));
      }
    }
  }

  private static String label(OrientedTile tile, Side side) {
    return tile.edges().orElseThrow().at(side).text();
  }

  @ParameterizedTest
  @CsvSource({
    "maze,2,8,false",
    "bricks,3,1,false",
    "flowers,3,2,true",
    "water,3,8,true",
    "city,2,4,false"
  })
  void everyWindowOfAnImageIsInTheSample(String name, int n, int symmetry, boolean isPeriodic) {
    PixelImage source = ShippedSample.named(name).orElseThrow();
    Sample sample = Sample.of(source, new Cut(n, symmetry, true));
    TileGrid grid = sample.grid(14, 12, isPeriodic);
    Csp csp = TileProblem.of(name, sample.table(), grid).csp();
    Result result =
        Solvers.byId("wfc-backjump")
            .solve(
                general(csp),
                Settings.defaults().withSeed(1).withLimits(Limits.none().withNodes(20_000)),
                null);
    PixelImage image =
        sample.image(grid, isPeriodic, result.firstSolution().orElseThrow().values().toArray());
    Set<List<Integer>> known = new HashSet<>();
    for (List<Integer> window : windows(source, n, true)) {
      List<Integer> laid = window;
      for (int count = 0; count < symmetry; count += 2) {
        known.add(laid);
        if (count + 1 < symmetry) {
          known.add(moved(laid, n, true));
        }
        laid = moved(laid, n, false);
      }
    }
    assertThat(image.width()).isEqualTo(14);
    assertThat(known).containsAll(windows(image, n, isPeriodic));
  }

  private static Set<List<Integer>> windows(PixelImage image, int n, boolean isPeriodic) {
    Set<List<Integer>> windows = new HashSet<>();
    int less = isPeriodic ? 0 : n - 1;
    for (int top = 0; top < image.height() - less; top++) {
      for (int left = 0; left < image.width() - less; left++) {
        List<Integer> window = new ArrayList<>();
        for (int i = 0; i < n * n; i++) {
          window.add(image.at((left + i % n) % image.width(), (top + i / n) % image.height()));
        }
        windows.add(window);
      }
    }
    return windows;
  }

  /** The window in a mirror, or turned anticlockwise. */
  private static List<Integer> moved(List<Integer> window, int n, boolean isMirrored) {
    List<Integer> moved = new ArrayList<>();
    for (int y = 0; y < n; y++) {
      for (int x = 0; x < n; x++) {
        moved.add(isMirrored ? window.get(y * n + n - 1 - x) : window.get(x * n + n - 1 - y));
      }
    }
    return moved;
  }

  /** One tile has four orientations: their weight is shared, or each has all of it. */
  @ParameterizedTest
  @CsvSource({
    "wfc,SHARED,0.5,0.3,0.2",
    "wfc-backtracking,SHARED,0.5,0.3,0.2",
    "wfc-backjump,EACH,0.2,0.12,0.68"
  })
  void whereAllTilesFitTheyAreAsFrequentAsTheirWeights(
      String id, Weighting weighting, double first, double second, double third) {
    ImmutableList<Tile> tiles =
        ImmutableList.of(
            Tile.of("a", SymmetryClass.X, "-", "-", "-", "-").withWeight(5),
            Tile.of("b", SymmetryClass.X, "-", "-", "-", "-").withWeight(3),
            Tile.of("c", SymmetryClass.T, "-", "-", "-", "-")
                .withWeight(weighting == Weighting.SHARED ? 2 : 4.25));
    TileSet set =
        new TileSet(
            "free",
            tiles,
            ImmutableList.of(),
            ImmutableList.of(),
            weighting,
            ImmutableMap.of(),
            ImmutableList.of());
    Csp csp = TileProblem.of("free", set.table(), TileGrid.of(60, 50)).csp();
    Result result = Solvers.byId(id).solve(general(csp), Settings.defaults().withSeed(9), null);
    int[] counts = new int[3];
    for (int value : result.firstSolution().orElseThrow().values().asList()) {
      counts[Math.min(value, 2)]++;
    }
    double chiSquare = 0;
    double[] shares = {first, second, third};
    for (int i = 0; i < 3; i++) {
      double expected = 3000 * shares[i];
      chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    assertThat(chiSquare).as("%s", Arrays.toString(counts)).isLessThan(CHI_SQUARE);
  }
}
