package org.cspworkbench.viewer.image;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileSet;

/** Images of a tile set with a path as characters: the path as lines, other tiles as shades. */
public final class PathText {

  /** By open sides: north 1, east 2, south 4, west 8. */
  private static final String LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

  private static final String SHADES = " ░▒▓█";
  private static final int EAST = 2;

  private PathText() {}

  /**
   * Returns an image, two characters for each cell, as complete lines.
   *
   * @param values the value of each cell of {@code grid}, or {@link TileSource#NONE}
   */
  public static String of(TileSet set, TileGrid grid, int... values) {
    ImmutableList<String> symbols = symbols(set);
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < values.length; cell++) {
      text.append(values[cell] == TileSource.NONE ? "··" : symbols.get(values[cell]));
      text.append(grid.column(cell) == grid.width() - 1 ? "\n" : "");
    }
    return text.toString();
  }

  /** Returns the two characters of each value of a cell. */
  public static ImmutableList<String> symbols(TileSet set) {
    ImmutableList.Builder<String> symbols = ImmutableList.builder();
    List<String> shaded = new ArrayList<>();
    for (OrientedTile tile : set.orientedTiles()) {
      int open = openSides(tile, set.path());
      if (open == 0) {
        if (!shaded.contains(tile.tile().name())) {
          shaded.add(tile.tile().name());
        }
        int shade = Math.min(shaded.indexOf(tile.tile().name()), SHADES.length() - 1);
        symbols.add(SHADES.substring(shade, shade + 1).repeat(2));
      } else {
        symbols.add("" + LINES.charAt(open) + ((open & EAST) != 0 ? '─' : ' '));
      }
    }
    return symbols.build();
  }

  private static int openSides(OrientedTile tile, ImmutableSet<EdgeLabel> path) {
    int open = 0;
    int bit = 1;
    for (Side side : Side.values()) {
      open |= tile.edges().filter(edges -> path.contains(edges.at(side))).isPresent() ? bit : 0;
      bit <<= 1;
    }
    return open;
  }
}
