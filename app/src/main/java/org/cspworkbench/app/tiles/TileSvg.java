package org.cspworkbench.app.tiles;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.presentation.look.Palette;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.TileFace;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.Shape;
import org.cspworkbench.tiles.drawing.TilePicture.Drawing;
import org.cspworkbench.tiles.overlap.PixelImage;

/** Writes images of tiles as SVG: each tile once, and a reference to one for each cell. */
public final class TileSvg {

  private static final int SIDE = Drawing.SIDE;
  private static final int PIXELS = 2 * SIDE; // of a tile, unless the reader chooses a size
  private static final String HEAD =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\"%s>\n";

  private final Palette palette;
  private final StringBuilder text = new StringBuilder();

  private TileSvg(Palette palette) {
    this.palette = palette;
  }

  /** Returns a picture of pixels: one path for each colour. */
  public static byte[] of(PixelRows picture) {
    Map<Integer, StringBuilder> paths = new LinkedHashMap<>();
    for (int y = 0; y < picture.height(); y++) {
      int[] row = picture.row(y);
      int start = 0;
      for (int x = 1; x <= row.length; x++) {
        if (x == row.length || row[x] != row[start]) {
          if (row[start] >>> 24 != 0) {
            paths
                .computeIfAbsent(row[start], colour -> new StringBuilder())
                .append("M%d %dh%dv1H%dz".formatted(start, y, x - start, start));
          }
          start = x;
        }
      }
    }
    StringBuilder text = new StringBuilder();
    text.append(
        HEAD.formatted(
            picture.width(),
            picture.height(),
            picture.width(),
            picture.height(),
            " shape-rendering=\"crispEdges\""));
    paths.forEach(
        (argb, path) -> text.append("<path fill=\"%s\" d=\"%s\"/>\n".formatted(hex(argb), path)));
    return text.append("</svg>\n").toString().getBytes(UTF_8);
  }

  private static String hex(int argb) {
    return String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF);
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
    text.append("<defs>\n<clipPath id=\"cell\"><path d=\"M0 0h16v16H0z\"/></clipPath>\n");
    int value = 0;
    for (TileFace face : faces) {
      text.append("<g id=\"t").append(value++).append("\" clip-path=\"url(#cell)\">\n");
      write(face);
      text.append("</g>\n");
    }
    text.append("</defs>\n");
    for (int cell = 0; cell < values.length; cell++) {
      if (values[cell] != TileSource.NONE) {
        text.append(
            "<use href=\"#t%d\" x=\"%d\" y=\"%d\"/>\n"
                .formatted(values[cell], SIDE * grid.column(cell), SIDE * grid.row(cell)));
      }
    }
    text.append("</svg>\n");
  }

  private void write(TileFace face) {
    if (face instanceof TileFace.Drawn drawn) {
      text.append("<g").append(transform(drawn.orientation())).append(">\n");
      drawn.shapes().forEach(this::write);
      text.append("</g>\n");
    } else {
      PixelImage pixels =
          face instanceof TileFace.Photo photo
              ? face.pixels(photo.image().width(), palette)
              : face.pixels(1, palette);
      text.append("<image width=\"16\" height=\"16\" href=\"data:image/png;base64,")
          .append(Base64.getEncoder().encodeToString(png(pixels)))
          .append("\"/>\n");
    }
  }

  private static byte[] png(PixelImage image) {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    try {
      PngWriter.write(PixelRows.of(image), stream);
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory can be written", e);
    }
    return stream.toByteArray();
  }

  private static String transform(Orientation orientation) {
    if (orientation.equals(Orientation.UPRIGHT)) {
      return "";
    }
    return " transform=\"rotate(%d 8 8)%s\""
        .formatted(
            orientation.degrees(), orientation.isMirrored() ? " translate(16 0) scale(-1 1)" : "");
  }

  private void write(Shape shape) {
    String colour = TileFace.Drawn.colour(shape.colour(), palette).hex();
    String style =
        shape.kind() == Shape.Kind.FILL
            ? "fill=\"%s\"".formatted(colour)
            : "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
                .formatted(colour, number(shape.width()));
    text.append("<path ").append(style).append(" d=\"");
    for (Outline.Step step : shape.outline().steps()) {
      text.append(
          switch (step.command()) {
            case MOVE -> 'M';
            case LINE -> 'L';
            case CURVE -> 'C';
            case CLOSE -> 'Z';
          });
      for (int i = 0; i < step.numbers().length(); i++) {
        text.append(i == 0 ? "" : " ").append(number(step.numbers().get(i)));
      }
    }
    text.append("\"/>\n");
  }

  /** A number with at most three decimals; the JDKs write others in different ways. */
  private static String number(double value) {
    long thousandths = Math.round(Math.abs(value) * 1000);
    String decimals =
        String.format(Locale.ROOT, "%03d", thousandths % 1000).replaceFirst("0+$", "");
    return (value < 0 ? "-" : "") + thousandths / 1000 + (decimals.isEmpty() ? "" : "." + decimals);
  }
}
