package org.cspworkbench.app.film;

import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.TreeMultiset;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;

/**
 * The palette of a film: the most frequent colours of its frames, and a transparent one that keeps
 * the pixel of the previous frame (the popularity algorithm: Heckbert, "Color Image Quantization
 * for Frame Buffer Display", SIGGRAPH 1982). Boards have few colours; the others come from
 * antialiased edges.
 */
final class FilmPalette {

  private static final int MOST = 255;

  private final int[] colours;
  private final IndexColorModel model;
  private final Map<Integer, Byte> nearest = new HashMap<>();

  private FilmPalette(int[] colours) {
    this.colours = colours;
    byte[] red = new byte[MOST + 1];
    byte[] green = new byte[MOST + 1];
    byte[] blue = new byte[MOST + 1];
    for (int i = 0; i < colours.length; i++) {
      red[i] = (byte) (colours[i] >> 16);
      green[i] = (byte) (colours[i] >> 8);
      blue[i] = (byte) colours[i];
    }
    this.model = new IndexColorModel(8, MOST + 1, red, green, blue, MOST);
  }

  /**
   * Computes the palette of a film with frames like these.
   *
   * @param look the look whose colours are all included, also those of rarely visible annotations
   */
  static FilmPalette of(Look look, Iterable<BufferedImage> samples) {
    Multiset<Integer> counts = TreeMultiset.create();
    for (BufferedImage sample : samples) {
      for (int pixel : pixels(sample)) {
        counts.add(pixel);
      }
    }
    Stream<Integer> own = Arrays.stream(Token.values()).map(token -> look.colour(token).argb());
    Stream<Integer> popular = Multisets.copyHighestCountFirst(counts).elementSet().stream();
    return new FilmPalette(
        Stream.concat(own, popular).distinct().limit(MOST).mapToInt(Integer::intValue).toArray());
  }

  /** Returns the index of the transparent colour. */
  int transparent() {
    return MOST;
  }

  /**
   * Returns {@code frame} in the colours of the palette, transparent where it equals {@code
   * before}.
   *
   * @param before the previous frame, of the same size, or the frame itself for a complete image
   */
  BufferedImage reduced(BufferedImage frame, BufferedImage before) {
    int[] now = pixels(frame);
    int[] then = pixels(before);
    byte[] indices = new byte[now.length];
    boolean isFirst = frame == before;
    for (int i = 0; i < now.length; i++) {
      indices[i] = !isFirst && now[i] == then[i] ? (byte) MOST : index(now[i]);
    }
    BufferedImage reduced =
        new BufferedImage(
            frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    reduced.getRaster().setDataElements(0, 0, frame.getWidth(), frame.getHeight(), indices);
    return reduced;
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  private byte index(int pixel) {
    return nearest.computeIfAbsent(pixel, this::search);
  }

  private byte search(int pixel) {
    int best = 0;
    for (int i = 1; i < colours.length; i++) {
      if (distance(colours[i], pixel) < distance(colours[best], pixel)) {
        best = i;
      }
    }
    return (byte) best;
  }

  private static int distance(int a, int b) {
    int red = (a >> 16 & 0xff) - (b >> 16 & 0xff);
    int green = (a >> 8 & 0xff) - (b >> 8 & 0xff);
    int blue = (a & 0xff) - (b & 0xff);
    return red * red + green * green + blue * blue;
  }
}
