package org.cspworkbench.presentation.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.PixelImage;

/**
 * The cells of a tile problem, and how its values look.
 *
 * @param grid the cells
 * @param table the values and which may stand side by side
 * @param faces how each value looks
 */
public record TileScene(TileGrid grid, TileTable table, ImmutableList<TileFace> faces) {

  private static final int MOST_CELLS = 128 * 128;
  private static final long MOST_VALUES = 2_000_000;

  /** Returns how the values of {@code csp} look, if a {@link TileRequest} states it. */
  public static Optional<TileScene> of(Csp csp) {
    return TileRequest.of(csp)
        .map(image -> csp.structure().memo().get(TileScene.class, image, TileScene::of));
  }

  private static TileScene of(TileRequest image) {
    return new TileScene(image.grid(), image.source().table(), image.source().faces());
  }

  /** Returns whether {@code problem} is an image that is {@linkplain #isLarge() large}. */
  public static boolean isLarge(Problem problem) {
    return !(problem instanceof Problem.Sudoku)
        && of(problem.csp()).filter(TileScene::isLarge).isPresent();
  }

  /** Returns whether the problem is {@linkplain #isLarge(TileGrid, int) large}. */
  public boolean isLarge() {
    return isLarge(grid, faces.size());
  }

  /**
   * Returns whether an image is so large that its cells are drawn as pixels, and its run is
   * recorded without revisions.
   *
   * @param values the number of values of a cell
   */
  public static boolean isLarge(TileGrid grid, int values) {
    return grid.cells() > MOST_CELLS || (long) grid.cells() * values > MOST_VALUES;
  }

  /** Returns the mean colour of each value. */
  public ImmutableList<Colour> means(Palette palette) {
    return faces.stream().map(face -> face.mean(palette)).collect(toImmutableList());
  }

  /** Returns all values side by side, with {@code side} pixels along a side of each. */
  public PixelRows strip(int side, Palette palette) {
    ImmutableList<PixelImage> pictures =
        faces.stream().map(face -> face.pixels(side, palette)).collect(toImmutableList());
    return new PixelRows() {
      @Override
      public int width() {
        return side * pictures.size();
      }

      @Override
      public int height() {
        return side;
      }

      @Override
      public int[] row(int y) {
        int[] row = new int[width()];
        Arrays.setAll(row, x -> pictures.get(x / side).at(x % side, y));
        return row;
      }
    };
  }
}
