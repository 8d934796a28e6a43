package org.cspworkbench.presentation.tile;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.BitSet;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRestrictions;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.PixelImage;

/**
 * The tiles of a set.
 *
 * @param set the set
 * @param faces how each oriented tile looks
 * @param table the table of the set
 */
public record SetSource(
    TileSet set, @Override ImmutableList<TileFace> faces, @Override TileTable table)
    implements TileSource {

  /** Returns the source of a set whose oriented tiles look like this. */
  public static SetSource of(TileSet set, ImmutableList<TileFace> faces) {
    return new SetSource(set, faces, set.table());
  }

  @Override
  public String name() {
    return set.name();
  }

  @Override
  public ImmutableList<Kind> kinds() {
    ImmutableList.Builder<Kind> kinds = ImmutableList.builder();
    int first = 0;
    for (Tile tile : set.tiles()) {
      int next = first + tile.symmetry().orientations().size();
      kinds.add(
          new Kind(
              tile.name(),
              ContiguousSet.closedOpen(first, next).stream().collect(toImmutableSet()),
              tile.weight()));
      first = next;
    }
    return kinds.build();
  }

  @Override
  public SetSource withWeight(int kind, double weight) {
    TileSet changed = set.withWeight(set.tiles().get(kind).name(), weight);
    return new SetSource(changed, faces, table.withWeights(changed.orientedWeights()));
  }

  @Override
  public String example() {
    return set.tiles().get(0).name();
  }

  @Override
  public ImmutableList<Described> descriptions() {
    return set.orientedTiles().stream().map(SetSource::described).collect(toImmutableList());
  }

  private static Described described(OrientedTile tile) {
    return new Described(
        tile.tile().name(),
        tile.orientation().degrees(),
        tile.orientation().isMirrored(),
        tile.edges()
            .map(
                edges ->
                    Arrays.stream(Side.values())
                        .map(side -> edges.at(side).text())
                        .collect(toImmutableList())));
  }

  @Override
  public TileGrid grid(int width, int height, boolean isPeriodic) {
    TileGrid grid = TileGrid.of(width, height);
    return isPeriodic ? grid.withJoinedColumns().withJoinedRows() : grid;
  }

  @Override
  public TileRestrictions restrictions(TileGrid grid) {
    return TileRestrictions.of(table, grid).border(set);
  }

  /**
   * Takes the name of a tile, which may lie in any way, or one with its orientation, for which that
   * of a tile that looks alike is the same.
   */
  @Override
  public Fixed fix(TileGrid grid, int column, int row, String wanted) {
    ImmutableList<OrientedTile> tiles = set.orientedTiles();
    BitSet values = new BitSet();
    for (int value = 0; value < tiles.size(); value++) {
      OrientedTile tile = tiles.get(value);
      values.set(
          value,
          tile.tile().name().equals(wanted)
              || Orientation.ALL.stream()
                  .filter(like -> tile.tile().symmetry().canonical(like).equals(tile.orientation()))
                  .map(like -> bare(new OrientedTile(tile.tile(), like).toString()))
                  .anyMatch(bare(wanted)::equals));
    }
    checkArgument(
        !values.isEmpty(),
        "%s has no tile '%s'%s",
        set.name(),
        wanted,
        Nearest.hint(wanted, set.tiles().stream().map(Tile::name).toList()));
    return new Fixed(row * grid.width() + column, values);
  }

  private static String bare(String tile) {
    return tile.replace("°", "");
  }

  @Override
  public PixelRows image(
      TileGrid grid, boolean isPeriodic, int[] values, int side, Palette palette) {
    ImmutableList<PixelImage> pictures =
        faces.stream().map(face -> face.pixels(side, palette)).collect(toImmutableList());
    return new PixelRows() {
      @Override
      public int width() {
        return grid.width() * side;
      }

      @Override
      public int height() {
        return grid.height() * side;
      }

      @Override
      public int[] row(int y) {
        int[] row = new int[width()];
        for (int column = 0; column < grid.width(); column++) {
          int value = values[y / side * grid.width() + column];
          for (int i = 0; value != NONE && i < side; i++) {
            row[column * side + i] = pictures.get(value).at(i, y % side);
          }
        }
        return row;
      }
    };
  }
}
