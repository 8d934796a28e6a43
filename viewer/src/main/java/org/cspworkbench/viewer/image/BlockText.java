package org.cspworkbench.viewer.image;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.presentation.tile.PixelRows;

/** Pictures as block characters: two pixels, one above the other, for each character. */
public final class BlockText {

  private static final String SHADES = "█▓▒░ ";
  private static final String PLAIN = "\033[0m";

  private final PixelRows picture;

  private BlockText(PixelRows picture) {
    this.picture = picture;
  }

  /** Returns {@code picture} in 24-bit colours for a terminal, as complete lines. */
  public static String coloured(PixelRows picture) {
    return new BlockText(picture).coloured();
  }

  /** Returns {@code picture} in five shades, the darkest pixels solid, as complete lines. */
  public static String shaded(PixelRows picture) {
    return new BlockText(picture).shaded();
  }

  private String coloured() {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < picture.height(); y += 2) {
      int[] upper = picture.row(y);
      int[] lower = lower(y, upper.length);
      String style = "";
      for (int x = 0; x < upper.length; x++) {
        String wanted = style(upper[x], lower[x]);
        text.append(wanted.equals(style) ? "" : wanted).append(character(upper[x], lower[x]));
        style = wanted;
      }
      text.append(PLAIN).append('\n');
    }
    return text.toString();
  }

  private int[] lower(int y, int width) {
    return y + 1 < picture.height() ? picture.row(y + 1) : new int[width];
  }

  private static boolean isSeen(int argb) {
    return argb >>> 24 != 0;
  }

  private static String style(int upper, int lower) {
    if (isSeen(upper)) {
      return PLAIN + colour(38, upper) + (isSeen(lower) ? colour(48, lower) : "");
    }
    return PLAIN + (isSeen(lower) ? colour(38, lower) : "");
  }

  private static String colour(int layer, int argb) {
    return String.format(
        "\033[%d;2;%d;%d;%dm", layer, argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF);
  }

  private static char character(int upper, int lower) {
    if (isSeen(upper)) {
      return '▀';
    }
    return isSeen(lower) ? '▄' : ' ';
  }

  private String shaded() {
    List<double[]> rows = new ArrayList<>();
    double darkest = 255;
    double lightest = 0;
    for (int y = 0; y < picture.height(); y += 2) {
      double[] row = lightness(picture.row(y), lower(y, picture.width()));
      for (double each : row) {
        if (each >= 0) {
          darkest = Math.min(darkest, each);
          lightest = Math.max(lightest, each);
        }
      }
      rows.add(row);
    }
    double step = Math.max(1, (lightest - darkest) / SHADES.length() + 1e-9);
    StringBuilder text = new StringBuilder();
    for (double[] row : rows) {
      for (double each : row) {
        int shade = (int) Math.min(SHADES.length() - 1, (each - darkest) / step);
        text.append(each < 0 ? ' ' : SHADES.charAt(shade));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The mean lightness of each two pixels, from 0 to 255, or −1 if neither is seen. */
  private static double[] lightness(int[] upper, int... lower) {
    double[] means = new double[upper.length];
    for (int x = 0; x < means.length; x++) {
      int first = isSeen(upper[x]) ? upper[x] : lower[x];
      int second = isSeen(lower[x]) ? lower[x] : upper[x];
      means[x] = isSeen(first) ? (lightness(first) + lightness(second)) / 2 : -1;
    }
    return means;
  }

  private static double lightness(int argb) {
    return 0.2126 * (argb >> 16 & 0xFF) + 0.7152 * (argb >> 8 & 0xFF) + 0.0722 * (argb & 0xFF);
  }
}
