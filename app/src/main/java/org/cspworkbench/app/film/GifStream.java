package org.cspworkbench.app.film;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes the parts of an animated picture in the Graphics Interchange Format, version 89a
 * (CompuServe, 1990): one palette for all frames, each of which replaces a part of the picture.
 */
final class GifStream {

  private static final int EXTENSION = 0x21;
  private static final int GRAPHIC_CONTROL = 0xf9;
  private static final int APPLICATION = 0xff;
  private static final int IMAGE = 0x2c;
  private static final int TRAILER = 0x3b;

  private static final int PALETTE_OF_256_COLOURS = 0xf7;
  private static final int KEEP_AND_TRANSPARENT = 0x05;

  private final OutputStream output;
  private final LzwEncoder encoder;

  /** A picture that is written to {@code output}, which stays open. */
  GifStream(OutputStream output) {
    this.output = output;
    this.encoder = new LzwEncoder(output);
  }

  /** Writes what stands before the frames: the size, 256 colours, and that it repeats forever. */
  void begin(Dimension size, IndexColorModel colours) throws IOException {
    text("GIF89a");
    number(size.width);
    number(size.height);
    bytes(PALETTE_OF_256_COLOURS, 0, 0);
    for (int i = 0; i < 1 << LzwEncoder.PIXEL_BITS; i++) {
      bytes(colours.getRed(i), colours.getGreen(i), colours.getBlue(i));
    }
    bytes(EXTENSION, APPLICATION, 11);
    text("NETSCAPE2.0");
    bytes(3, 1, 0, 0, 0); // a block of 3 bytes: repeat 0 times, which means forever; no more blocks
  }

  /**
   * Writes a frame.
   *
   * @param part where its pixels belong
   * @param pixels the indices of their colours, row by row
   * @param transparent the index that keeps the pixel of the previous frame
   * @param ticks how long it is shown, in hundredths of a second
   */
  void frame(Rectangle part, byte[] pixels, int transparent, int ticks) throws IOException {
    bytes(EXTENSION, GRAPHIC_CONTROL, 4, KEEP_AND_TRANSPARENT);
    number(ticks);
    bytes(transparent, 0, IMAGE);
    number(part.x);
    number(part.y);
    number(part.width);
    number(part.height);
    bytes(0, LzwEncoder.PIXEL_BITS);
    encoder.encode(pixels);
  }

  /** Writes the end. */
  void end() throws IOException {
    output.write(TRAILER);
  }

  private void text(String ascii) throws IOException {
    output.write(ascii.getBytes(StandardCharsets.US_ASCII));
  }

  private void bytes(int... values) throws IOException {
    for (int value : values) {
      output.write(value);
    }
  }

  private void number(int value) throws IOException {
    bytes(value, value >> Byte.SIZE);
  }
}
