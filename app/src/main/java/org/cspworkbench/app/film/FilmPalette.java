package org.cspworkbench.app.film;

import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.TreeMultiset;
import java.awt.Rectangle;
import java.awt.image.IndexColorModel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

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
  static FilmPalette of(Look look, Iterable<FramePixels> samples) {
    Multiset<Integer> counts = TreeMultiset.create();
    for (FramePixels sample : samples) {
      count(sample, counts);
    }
    Stream<Integer> own = Arrays.stream(Token.values()).map(token -> look.colour(token).argb());
    Stream<Integer> popular = Multisets.copyHighestCountFirst(counts).elementSet().stream();
    return new FilmPalette(
        Stream.concat(own, popular).distinct().limit(MOST).mapToInt(Integer::intValue).toArray());
  }

  /** Counts the pixels run by run, because most have the colour of the one before. */
  private static void count(FramePixels sample, Multiset<Integer> counts) {
    int start = 0;
    for (int i = 1; i <= sample.length(); i++) {
      if (i == sample.length() || sample.at(i) != sample.at(start)) {
        counts.add(sample.at(start), i - start);
        start = i;
      }
    }
  }

  /** Returns the colours. */
  IndexColorModel model() {
    return model;
  }

  /** Returns the index of the transparent colour. */
  int transparent() {
    return MOST;
  }

  /**
   * Returns a part of {@code frame} in the colours of the palette, transparent where it equals
   * {@code before}.
   *
   * @param before the previous frame, of the same size; null for the first one
   */
  byte[] reduced(FramePixels frame, @Nullable FramePixels before, Rectangle part) {
    byte[] indices = new byte[part.width * part.height];
    Arrays.fill(indices, (byte) MOST);
    for (int row = 0; row < part.height; row++) {
      int start = (part.y + row) * frame.width() + part.x;
      reduce(frame, before, start, start + part.width, indices, row * part.width);
    }
    return indices;
  }

  /** Puts the colours of the pixels from {@code start} on that have changed from {@code at} on. */
  private void reduce(
      FramePixels frame, @Nullable FramePixels before, int start, int end, byte[] indices, int at) {
    int lastPixel = 0; // no pixel is transparent
    byte lastIndex = 0;
    int i = next(frame, before, start, end);
    while (i < end) {
      if (frame.at(i) != lastPixel) {
        lastPixel = frame.at(i);
        lastIndex = nearest.computeIfAbsent(lastPixel, this::search);
      }
      indices[at + i - start] = lastIndex;
      i = next(frame, before, i + 1, end);
    }
  }

  private static int next(FramePixels frame, @Nullable FramePixels before, int from, int end) {
    return before == null ? from : frame.nextChange(before, from, end);
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
