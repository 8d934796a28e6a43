package org.cspworkbench.presentation.narration;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;

/** The sides of the cells of an image, and the labels of the edges there. */
final class TileSides {

  private static final ImmutableList<Side> SIDES = ImmutableList.copyOf(Side.values());

  private final TileGrid grid;
  private final int[] cells; // by variable
  private final ImmutableList<OrientedTile> tiles; // empty for a sample

  private TileSides(TileRequest image) {
    this.grid = image.grid();
    this.cells = IntStream.range(0, grid.size()).filter(grid::contains).toArray();
    this.tiles =
        image.source() instanceof SetSource set ? set.set().orientedTiles() : ImmutableList.of();
  }

  /** Returns the sides of the cells of {@code csp}, if it is a tile problem. */
  static Optional<TileSides> of(Csp csp) {
    return TileRequest.of(csp)
        .map(image -> csp.structure().memo().get(TileSides.class, image, TileSides::new));
  }

  /** Returns the number of a side in a sentence: 0 to 3, clockwise from the top. */
  static int number(Side side) {
    return SIDES.indexOf(side);
  }

  /** Returns the side of the cell of {@code x} on which the cell of {@code y} is, if it is one. */
  Optional<Side> side(int x, int y) {
    return Arrays.stream(Side.values())
        .filter(side -> grid.neighbour(cells[x], side) == cells[y])
        .findFirst();
  }

  /** Returns the label that all these tiles have on {@code side}, without its direction. */
  Optional<String> edge(IntStream values, Side side) {
    if (tiles.isEmpty()) {
      return Optional.empty();
    }
    ImmutableSet<Optional<String>> labels =
        values.mapToObj(value -> label(tiles.get(value), side)).collect(toImmutableSet());
    return labels.size() == 1 ? labels.asList().get(0) : Optional.empty();
  }

  private static Optional<String> label(OrientedTile tile, Side side) {
    return tile.edges()
        .map(edges -> edges.at(side).text().replaceAll("[<>]$", ""))
        .filter(text -> !text.isEmpty());
  }
}
