package org.cspworkbench.presentation.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.drawing.DrawnOutline;
import org.cspworkbench.tiles.drawing.Outline;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture.Drawing;

/**
 * A face in the terms of SVG.
 *
 * @param side the width and height of the view box
 * @param transform what is done with the parts, such as {@code rotate(90 8 8)}; empty for nothing
 * @param parts the paths, the lowest first
 */
public record TileVector(int side, String transform, ImmutableList<Part> parts) {

  private static final int MOST_PIXELS = 32; // along a side of a picture

  /**
   * A path.
   *
   * @param colour {@code #RRGGBB}, or the name of a colour of the theme, such as {@code water}
   * @param width the width of the line; 0 if the path is filled
   * @param path the outline
   */
  public record Part(String colour, double width, String path) {}

  /** Returns {@code face} as paths. */
  public static TileVector of(TileFace face) {
    if (face instanceof TileFace.Drawn drawn) {
      return new TileVector(
          Drawing.SIDE,
          transform(drawn.orientation()),
          drawn.shapes().stream().map(TileVector::part).collect(toImmutableList()));
    }
    int side =
        face instanceof TileFace.Photo photo ? Math.min(MOST_PIXELS, photo.image().width()) : 1;
    PixelImage pixels = face.pixels(side, Palette.light()); // the same in every theme
    return new TileVector(side, "", parts(PixelRows.of(pixels)));
  }

  private static String transform(Orientation orientation) {
    String turn =
        orientation.quarterTurns() == 0 ? "" : "rotate(" + orientation.degrees() + " 8 8)";
    return orientation.isMirrored() ? (turn + " translate(16 0) scale(-1 1)").strip() : turn;
  }

  private static Part part(DrawnOutline shape) {
    StringBuilder path = new StringBuilder();
    for (Outline.Step step : shape.outline().steps()) {
      path.append(
          switch (step.command()) {
            case MOVE -> 'M';
            case LINE -> 'L';
            case CURVE -> 'C';
            case CLOSE -> 'Z';
          });
      for (int i = 0; i < step.numbers().length(); i++) {
        path.append(i == 0 ? "" : " ").append(number(step.numbers().get(i)));
      }
    }
    double width = shape.kind() == DrawnOutline.Kind.FILL ? 0 : shape.width();
    return new Part(shape.colour(), width, path.toString());
  }

  /** Returns a picture of pixels as one filled path for each colour. */
  public static ImmutableList<Part> parts(PixelRows picture) {
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
    return paths.entrySet().stream()
        .map(path -> new Part(hex(path.getKey()), 0, path.getValue().toString()))
        .collect(toImmutableList());
  }

  private static String hex(int argb) {
    return String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF);
  }

  /** Returns a number with at most three decimals; the JDKs write others in different ways. */
  public static String number(double value) {
    long thousandths = Math.round(Math.abs(value) * 1000);
    String decimals =
        String.format(Locale.ROOT, "%03d", thousandths % 1000).replaceFirst("0+$", "");
    return (value < 0 ? "-" : "") + thousandths / 1000 + (decimals.isEmpty() ? "" : "." + decimals);
  }
}
