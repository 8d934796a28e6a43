package org.cspworkbench.viewer.image;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.presentation.tile.TileVector;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.drawing.TilePicture.Drawing;

/** Writes images of tiles as SVG: each tile once, and a reference to one for each cell. */
public final class TileSvg {

  private static final int SIDE = Drawing.SIDE;
  private static final int PIXELS = 2 * SIDE; // of a tile, unless the reader chooses a size
  private static final int PIXELS_OF_A_PIXEL = 8; // of a sample
  private static final String HEAD =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\"%s>\n";

  private final Palette palette;
  private final StringBuilder text = new StringBuilder();

  private TileSvg(Palette palette) {
    this.palette = palette;
  }

  /** Returns a picture of pixels: one path for each colour. */
  public static byte[] of(PixelRows picture) {
    TileSvg svg = new TileSvg(Palette.light());
    int width = picture.width();
    int height = picture.height();
    svg.text.append(
        HEAD.formatted(
            PIXELS_OF_A_PIXEL * width,
            PIXELS_OF_A_PIXEL * height,
            width,
            height,
            " shape-rendering=\"crispEdges\""));
    TileVector.parts(picture).forEach(svg::write);
    svg.text.append("</svg>\n");
    return svg.text.toString().getBytes(UTF_8);
  }

  /**
   * Returns an image of the tiles of a set.
   *
   * @param values the value of each cell of {@code grid}, or {@link TileSource#NONE}
   */
  public static byte[] of(Iterable<TileFace> faces, Palette palette, TileGrid grid, int... values) {
    TileSvg svg = new TileSvg(palette);
    svg.write(faces, grid, values);
    return svg.text.toString().getBytes(UTF_8);
  }

  private void write(Iterable<TileFace> faces, TileGrid grid, int... values) {
    text.append(
        HEAD.formatted(
            PIXELS * grid.width(),
            PIXELS * grid.height(),
            SIDE * grid.width(),
            SIDE * grid.height(),
            ""));
    int value = 0;
    for (TileFace face : faces) {
      write(TileVector.of(face), value++);
    }
    for (int cell = 0; cell < values.length; cell++) {
      if (values[cell] != TileSource.NONE) {
        text.append(
            "<use href=\"#t%d\" x=\"%d\" y=\"%d\" width=\"16\" height=\"16\"/>\n"
                .formatted(values[cell], SIDE * grid.column(cell), SIDE * grid.row(cell)));
      }
    }
    text.append("</svg>\n");
  }

  /** A symbol clips what its tile draws beyond its edges. */
  private void write(TileVector face, int value) {
    text.append(
        "<symbol id=\"t%d\" viewBox=\"0 0 %d %d\">\n".formatted(value, face.side(), face.side()));
    text.append(
        face.transform().isEmpty()
            ? "<g>\n"
            : "<g transform=\"%s\">\n".formatted(face.transform()));
    face.parts().forEach(this::write);
    text.append("</g>\n</symbol>\n");
  }

  private void write(TileVector.Part part) {
    String colour = TileFace.Drawn.colour(part.colour(), palette).hex();
    if (part.width() == 0) {
      text.append("<path fill=\"%s\" d=\"%s\"/>\n".formatted(colour, part.path()));
    } else {
      text.append(
          "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"%s\"/>\n"
              .formatted(colour, TileVector.number(part.width()), part.path()));
    }
  }
}
