package org.cspworkbench.viewer.image;

import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.TileGrid;

/**
 * The pictures of one kind of image, in the colours of the light theme.
 *
 * @param source what the images are made of
 * @param grid the cells
 * @param isPeriodic whether opposite sides are joined
 */
public record TilePainting(TileSource source, TileGrid grid, boolean isPeriodic) {

  private static final int SIDE_OF_DRAWING = 32;
  private static final int MOST_FOR_TERMINAL = 4;

  /**
   * Returns the image with {@code side} pixels along a side of a tile, or of a pixel of a sample.
   */
  public PixelRows pixels(int side, int... values) {
    return source.image(grid, isPeriodic, values, side, Palette.light());
  }

  /** Returns the image at its usual size: pixels of samples and of pictures as they are. */
  public PixelRows pixels(int... values) {
    return pixels(usualSide(), values);
  }

  /**
   * Returns the number of pixels along a side of a tile, or of a pixel of a sample, at the usual
   * size.
   */
  public int usualSide() {
    if (!(source instanceof SetSource)) {
      return 1;
    }
    return source.faces().get(0) instanceof TileFace.Photo photo
        ? photo.image().width()
        : SIDE_OF_DRAWING;
  }

  /** Returns the image as large as it fits into {@code columns}, if it fits at all. */
  public PixelRows forColumns(int columns, int... values) {
    int most = source instanceof SetSource ? MOST_FOR_TERMINAL : 1;
    return pixels(Math.max(1, Math.min(most, columns / grid.width())), values);
  }

  /** Returns the image as vectors. */
  public byte[] svg(int... values) {
    return source instanceof SetSource set
        ? TileSvg.of(set.faces(), Palette.light(), grid, values)
        : TileSvg.of(pixels(1, values));
  }

  /** Returns the number of columns of the image, of tiles or of pixels of a sample. */
  public int columns() {
    return pixels(1, new int[0]).width();
  }

  /** Returns the number of rows of the image. */
  public int rows() {
    return pixels(1, new int[0]).height();
  }
}
