package org.cspworkbench.tiles.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.RandomValue;
import org.cspworkbench.core.search.order.RandomVariable;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileRule;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.tiles.rule.LongestTileRun.Line;
import org.cspworkbench.tiles.rule.MirrorSymmetry.Halves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The images that satisfy a rule against a check of each image that the table allows. */
final class TileRulesTest {

  private static final TileSet PIPES =
      TileSet.of(
          "pipes",
          Tile.of("wall", SymmetryClass.X, "wall", "wall", "wall", "wall"),
          Tile.of("end", SymmetryClass.T, "pipe", "wall", "wall", "wall"),
          Tile.of("bend", SymmetryClass.L, "pipe", "pipe", "wall", "wall"));

  private static final TileSet HEDGES =
      TileSet.of(
          "hedges",
          Tile.of("lawn", SymmetryClass.X, "lawn", "lawn", "lawn", "lawn"),
          Tile.of("hedge", SymmetryClass.T, "lawn", "hedge>", "field", "hedge>"),
          Tile.of("field", SymmetryClass.X, "field", "field", "field", "field"),
          Tile.of("hook", SymmetryClass.F, "field", "lawn", "lawn", "hedge<"));

  private static final ImmutableSet<EdgeLabel> PIPE = ImmutableSet.of(new EdgeLabel("pipe"));

  /** A grid of two rows of three, or three of two, with random joins and gaps. */
  private record Area(TileGrid grid, boolean joinsColumns, boolean joinsRows) {

    static Area random(RandomStream random) {
      boolean joinsColumns = random.nextInt(2) == 0;
      boolean joinsRows = random.nextInt(2) == 0;
      int width = 2 + random.nextInt(2);
      TileGrid grid = TileGrid.of(width, 5 - width);
      grid = joinsColumns ? grid.withJoinedColumns() : grid;
      grid = joinsRows ? grid.withJoinedRows() : grid;
      BitSet gaps = new BitSet();
      if (random.nextInt(2) == 0) {
        gaps.set(random.nextInt(6));
      }
      return new Area(grid.without(gaps), joinsColumns, joinsRows);
    }

    boolean joins(Line line) {
      return line == Line.ROW ? joinsColumns : joinsRows;
    }
  }

  private static void assertSolutions(
      TileSet set, TileGrid grid, TileRule rule, Predicate<OrientedTile[]> isExpected) {
    Set<List<Integer>> expected = new HashSet<>();
    ImmutableList<OrientedTile> values = set.orientedTiles();
    for (int[] image : images(set.table(), grid)) {
      OrientedTile[] tiles = new OrientedTile[grid.size()];
      for (int cell = 0; cell < grid.size(); cell++) {
        if (grid.contains(cell)) {
          tiles[cell] = values.get(image[grid.indexOf(cell)]);
        }
      }
      if (isExpected.test(tiles)) {
        expected.add(IntStream.of(image).boxed().toList());
      }
    }
    Set<List<Integer>> solutions = new HashSet<>();
    Search.on(TileProblem.of("images", set.table(), grid, ImmutableList.of(rule)).csp())
        .maintainArcConsistency()
        .wantAll()
        .onSolution(image -> solutions.add(IntStream.of(image).boxed().toList()))
        .solve();
    assertThat(solutions).as("%s", rule).isEqualTo(expected);
  }

  private static List<int[]> images(TileTable table, TileGrid grid) {
    List<int[]> images = new ArrayList<>();
    Search.on(TileProblem.of("all", table, grid).csp())
        .maintainArcConsistency()
        .wantAll()
        .onSolution(values -> images.add(values.clone()))
        .solve();
    return images;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
  void aPathIsOneNetwork(long seed) {
    Area area = Area.random(new RandomStream(seed));
    assertSolutions(
        PIPES, area.grid, ConnectedPath.of(PIPES, PIPE), tiles -> networks(area, tiles, PIPE) <= 1);
  }

  /** Counts networks by repainting both cells of each border that has a label on both sides. */
  private static int networks(Area area, OrientedTile[] tiles, Set<EdgeLabel> labels) {
    int[] colours = IntStream.range(0, tiles.length).toArray();
    int width = area.grid.width();
    int height = area.grid.height();
    for (int cell = 0; cell < tiles.length; cell++) {
      int right = cell - cell % width + (cell + 1) % width;
      int below = (cell + width) % tiles.length;
      if (cell % width + 1 < width || area.joinsColumns) {
        repaint(colours, tiles, labels, cell, Side.EAST, right);
      }
      if (cell / width + 1 < height || area.joinsRows) {
        repaint(colours, tiles, labels, cell, Side.SOUTH, below);
      }
    }
    return (int)
        IntStream.range(0, tiles.length)
            .filter(
                cell ->
                    ImmutableList.copyOf(Side.values()).stream()
                        .anyMatch(side -> hasLabel(tiles[cell], side, labels)))
            .map(cell -> colours[cell])
            .distinct()
            .count();
  }

  private static void repaint(
      int[] colours, OrientedTile[] tiles, Set<EdgeLabel> labels, int cell, Side side, int next) {
    if (hasLabel(tiles[cell], side, labels) && hasLabel(tiles[next], side.opposite(), labels)) {
      int from = colours[cell];
      int to = colours[next];
      for (int other = 0; other < colours.length; other++) {
        colours[other] = colours[other] == from ? to : colours[other];
      }
    }
  }

  private static boolean hasLabel(OrientedTile tile, Side side, Set<EdgeLabel> labels) {
    return tile != null && labels.contains(tile.edges().orElseThrow().at(side));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 4, 6})
  void tilesAreCounted(int number) {
    TileGrid grid = TileGrid.of(3, 2);
    assertSolutions(
        PIPES, grid, TileCount.atLeast(PIPES, "end", number), tiles -> ends(tiles) >= number);
    assertSolutions(
        PIPES, grid, TileCount.atMost(PIPES, "end", number), tiles -> ends(tiles) <= number);
  }

  private static int ends(OrientedTile[] tiles) {
    int count = 0;
    for (OrientedTile tile : tiles) {
      count += tile.toString().startsWith("end") ? 1 : 0;
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
  void runsAreLimitedInEachLine(long seed) {
    RandomStream random = new RandomStream(seed);
    Area area = Area.random(random);
    int most = random.nextInt(3);
    for (Line line : Line.values()) {
      assertSolutions(
          PIPES,
          area.grid,
          LongestTileRun.of(PIPES, "wall", line, most),
          tiles ->
              IntStream.range(0, line == Line.ROW ? area.grid.height() : area.grid.width())
                  .mapToObj(
                      k ->
                          wallsOf(area.grid, tiles, line, k)
                              .repeat(area.joins(line) ? most + 2 : 1))
                  .noneMatch(walls -> walls.contains("#".repeat(most + 1))));
    }
  }

  private static String wallsOf(TileGrid grid, OrientedTile[] tiles, Line line, int number) {
    StringBuilder walls = new StringBuilder();
    int length = line == Line.ROW ? grid.width() : grid.height();
    for (int k = 0; k < length; k++) {
      OrientedTile tile =
          tiles[line == Line.ROW ? grid.width() * number + k : grid.width() * k + number];
      walls.append(tile != null && tile.tile().name().equals("wall") ? '#' : '.');
    }
    return walls.toString();
  }

  @ParameterizedTest
  @EnumSource
  void halvesAreMirrorImages(Halves halves) {
    for (TileSet set : ImmutableList.of(PIPES, HEDGES)) {
      BitSet gap = new BitSet();
      gap.set(2);
      for (TileGrid grid :
          ImmutableList.of(TileGrid.of(3, 2), TileGrid.of(2, 3), TileGrid.of(2, 2).without(gap))) {
        assertSolutions(
            set, grid, MirrorSymmetry.of(set, halves), tiles -> isMirrored(grid, tiles, halves));
      }
    }
  }

  private static boolean isMirrored(TileGrid grid, OrientedTile[] tiles, Halves halves) {
    for (int row = 0; row < grid.height(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        OrientedTile tile = tiles[row * grid.width() + column];
        OrientedTile other =
            halves == Halves.LEFT_AND_RIGHT
                ? tiles[row * grid.width() + grid.width() - 1 - column]
                : tiles[(grid.height() - 1 - row) * grid.width() + column];
        if (tile != null
            && other != null
            && !(tile.tile().equals(other.tile())
                && other.edges().orElseThrow().equals(mirrored(tile, halves)))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Edges mirrored(OrientedTile tile, Halves halves) {
    Edges edges = tile.edges().orElseThrow();
    return halves == Halves.LEFT_AND_RIGHT
        ? new Edges(edges.north().mirrored(), edges.west(), edges.south().mirrored(), edges.east())
        : new Edges(edges.south(), edges.east().mirrored(), edges.north(), edges.west().mirrored());
  }

  @Test
  void theWaterOfASewerIsOneNetwork() {
    TileSet sewer = ShippedTileSet.named("sewer").orElseThrow().set();
    TileGrid grid = TileGrid.of(20, 20);
    TileProblem problem =
        TileProblem.of("sewer", sewer.table(), grid, ImmutableList.of(ConnectedPath.of(sewer)));
    for (long seed = 0; seed < 5; seed++) {
      RandomStream random = new RandomStream(seed);
      List<OrientedTile[]> images = new ArrayList<>();
      Search.on(problem.csp())
          .order(new RandomVariable(random))
          .values(new RandomValue(random))
          .maintainArcConsistency()
          .onSolution(
              values ->
                  images.add(
                      IntStream.of(values)
                          .mapToObj(sewer.orientedTiles()::get)
                          .toArray(OrientedTile[]::new)))
          .solve();
      assertThat(images).hasSize(1);
      Area area = new Area(grid, false, false);
      assertThat(networks(area, images.get(0), sewer.path())).as("seed %d", seed).isEqualTo(1);
    }
  }

  @Test
  void aRuleThatCannotBeStatedIsRefusedInASentence() {
    refused(
        () -> TileCount.atMost(PIPES, "bent", 3),
        "expected a tile of pipes, found 'bent' (did you mean bend?)");
    refused(
        () -> TileCount.atMost(PIPES, "bend", -1),
        "expected a greatest number of tiles that is at least 0, found -1");
    refused(
        () -> LongestTileRun.of(PIPES, "bend", Line.ROW, -1),
        "expected a length of runs that is at least 0, found -1");
    refused(
        () -> ConnectedPath.of(PIPES),
        "expected a tile set with a path, but pipes does not name the labels of its path");
    TileSet hooks = TileSet.of("hooks", Tile.of("hook", SymmetryClass.F, "a", "b", "c", "d"));
    refused(
        () ->
            TileProblem.of(
                "hooks",
                hooks.table(),
                TileGrid.of(3, 2),
                ImmutableList.of(MirrorSymmetry.of(hooks, Halves.LEFT_AND_RIGHT))),
        "expected a size with an even number of columns, found r1c2 on the axis of symmetry, where"
            + " no tile is its own mirror image");
  }

  private static void refused(Runnable making, String sentence) {
    assertThatIllegalArgumentException().isThrownBy(making::run).withMessage(sentence);
  }
}
