package org.cspworkbench.tiles.format;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.TreeMultimap;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.rule.ConnectedPath;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tile sets that come with the program: labels, drawings and solvability. */
final class ShippedTileSetTest {

  private static final String NAMES = "org.cspworkbench.tiles.format.ShippedTileSet#names";

  private static DrawnTileSet named(String name) {
    return ShippedTileSet.named(name).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource(NAMES)
  void orientationsThatLookAlikeHaveTheSameLabels(String name) {
    for (Tile tile : named(name).set().tiles()) {
      for (Orientation orientation : Orientation.ALL) {
        assertThat(new OrientedTile(tile, orientation).edges())
            .as("%s %s", tile.name(), orientation)
            .isEqualTo(new OrientedTile(tile, tile.symmetry().canonical(orientation)).edges());
      }
    }
  }

  @ParameterizedTest
  @MethodSource(NAMES)
  void drawingsContinueAcrossTheBorder(String name) {
    DrawnTileSet drawn = named(name);
    ImmutableList<OrientedTile> tiles = drawn.set().orientedTiles();
    TileTable table = drawn.set().table();
    for (int i = 0; i < tiles.size(); i++) {
      for (int j = 0; j < tiles.size(); j++) {
        for (Side side : Side.values()) {
          if (table.allows(i, side, j)) {
            assertThat(crossings(drawn, tiles.get(i)).get(side))
                .as("%s %s %s", tiles.get(i), side, tiles.get(j))
                .isEqualTo(crossings(drawn, tiles.get(j)).get(side.opposite()));
          }
        }
      }
    }
  }

  /** Where filled outlines meet the borders, as a colour and a position, for a tile as it lies. */
  private static TreeMultimap<Side, String> crossings(DrawnTileSet drawn, OrientedTile tile) {
    TreeMultimap<Side, String> crossings = TreeMultimap.create();
    TilePicture picture = requireNonNull(drawn.pictures().get(tile.tile().name()));
    for (DrawnOutline shape : ((TilePicture.Drawing) picture).shapes()) {
      if (shape.kind() == DrawnOutline.Kind.FILL) {
        for (Outline.Step step : shape.outline().steps()) {
          int last = step.numbers().length();
          if (last > 0) {
            addCrossing(
                crossings,
                shape.colour(),
                tile.orientation(),
                step.numbers().get(last - 2),
                step.numbers().get(last - 1));
          }
        }
      }
    }
    return crossings;
  }

  private static void addCrossing(
      TreeMultimap<Side, String> crossings,
      String colour,
      Orientation orientation,
      double x,
      double y) {
    double column = orientation.isMirrored() ? 16 - x : x;
    double row = y;
    for (int turn = 0; turn < orientation.quarterTurns(); turn++) {
      double newColumn = 16 - row;
      row = column;
      column = newColumn;
    }
    if (row > 0 && row < 16 && (column == 0 || column == 16)) {
      crossings.put(column == 0 ? Side.WEST : Side.EAST, position(colour, row));
    } else if (column > 0 && column < 16 && (row == 0 || row == 16)) {
      crossings.put(row == 0 ? Side.NORTH : Side.SOUTH, position(colour, column));
    }
  }

  private static String position(String colour, double position) {
    return colour + " " + Math.round(100 * position);
  }

  @ParameterizedTest
  @MethodSource(NAMES)
  void everySetFillsAGridWithAPath(String name) {
    TileSet set = named(name).set();
    TileProblem problem =
        TileProblem.of(
            name, set.table(), TileGrid.of(12, 12), ImmutableList.of(ConnectedPath.of(set)));
    int[] solutions = {0};
    Search.on(problem.csp()).maintainArcConsistency().onSolution(values -> solutions[0]++).solve();
    assertThat(solutions[0]).isEqualTo(1);
  }
}
