package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.PixelImage;

/** How one value of a cell looks. */
public sealed interface TileFace {

  /** Returns the face as {@code side} × {@code side} pixels, equal on every machine. */
  PixelImage pixels(int side, Palette palette);

  /** Returns the mean of its colours. */
  default Colour mean(Palette palette) {
    int argb = PixelScaling.scaled(pixels(Drawn.MEAN_SIDE, palette), 1).at(0, 0);
    return new Colour(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >>> 24);
  }

  /**
   * A drawing.
   *
   * @param shapes what is drawn upright, the lowest first
   * @param orientation how the tile lies
   */
  record Drawn(ImmutableList<DrawnOutline> shapes, Orientation orientation) implements TileFace {

    private static final int MEAN_SIDE = 8;

    @Override
    public PixelImage pixels(int side, Palette palette) {
      PixelImage upright =
          TileRaster.of(shapes, side, shape -> colour(shape.colour(), palette).argb());
      return upright.in(orientation);
    }

    /**
     * Returns the colour of this name, or with these digits, such as {@code #7FB0AB}; an unknown
     * name is the colour of stone.
     */
    public static Colour colour(String name, Palette palette) {
      return name.startsWith("#") ? Colour.parse(name) : palette.get(token(name));
    }

    private static Token token(String name) {
      String key = "Csp.tile." + name.replace('-', '.');
      return Arrays.stream(Token.values())
          .filter(token -> token.key().equals(key))
          .findFirst()
          .orElse(Token.TILE_STONE);
    }
  }

  /**
   * A picture of pixels.
   *
   * @param image the picture of the tile as it lies
   */
  record Photo(PixelImage image) implements TileFace {

    @Override
    public PixelImage pixels(int side, Palette palette) {
      return PixelScaling.scaled(image, side);
    }
  }

  /**
   * A single colour.
   *
   * @param argb the colour as {@code 0xAARRGGBB}
   */
  record Plain(int argb) implements TileFace {

    @Override
    public PixelImage pixels(int side, Palette palette) {
      return PixelScaling.image(side, (column, row) -> argb);
    }
  }
}
