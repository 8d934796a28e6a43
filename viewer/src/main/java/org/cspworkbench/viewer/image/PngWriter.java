package org.cspworkbench.viewer.image;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import org.cspworkbench.presentation.tile.PixelRows;

/**
 * Writes pictures in the format PNG (Portable Network Graphics, second edition, W3C 2003), with the
 * same bytes on every machine: indices of up to 256 colours, or else colours with opacity. Keeps no
 * more than a few rows in memory.
 */
public final class PngWriter {

  private static final int MOST_COLOURS = 256;
  private static final int BYTES_OF_A_CHUNK = 1 << 16;
  private static final int INDEXED = 3;
  private static final int WITH_OPACITY = 6;
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final byte[] ZLIB_HEADER = {0x78, 0x01};

  private final PixelRows picture;
  private final Map<Integer, Integer> palette;

  private PngWriter(PixelRows picture) {
    this.picture = picture;
    this.palette = palette(picture);
  }

  /** Writes {@code picture}. The stream stays open. */
  public static void write(PixelRows picture, OutputStream stream) throws IOException {
    new PngWriter(picture).write(stream);
  }

  /** The colours with their indices, in the order of their first occurrence, and not many more. */
  private static Map<Integer, Integer> palette(PixelRows picture) {
    Map<Integer, Integer> palette = new LinkedHashMap<>();
    for (int y = 0; y < picture.height() && palette.size() <= MOST_COLOURS; y++) {
      int[] row = picture.row(y);
      for (int x = 0; x < row.length; x++) {
        if (x == 0 || row[x] != row[x - 1]) {
          palette.putIfAbsent(row[x], palette.size());
        }
      }
    }
    return palette;
  }

  private boolean isIndexed() {
    return palette.size() <= MOST_COLOURS;
  }

  private void write(OutputStream stream) throws IOException {
    stream.write(SIGNATURE);
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    number(header, picture.width());
    number(header, picture.height());
    header.write(new byte[] {8, (byte) (isIndexed() ? INDEXED : WITH_OPACITY), 0, 0, 0});
    chunk(stream, "IHDR", header);
    if (isIndexed()) {
      writePalette(stream);
    }
    writeRows(stream);
    chunk(stream, "IEND", new ByteArrayOutputStream());
  }

  private void writePalette(OutputStream stream) throws IOException {
    ByteArrayOutputStream colours = new ByteArrayOutputStream();
    ByteArrayOutputStream opacities = new ByteArrayOutputStream();
    boolean isOpaque = true;
    for (int argb : palette.keySet()) {
      colours.write(argb >> 16);
      colours.write(argb >> 8);
      colours.write(argb);
      opacities.write(argb >>> 24);
      isOpaque &= argb >>> 24 == 0xFF;
    }
    chunk(stream, "PLTE", colours);
    if (!isOpaque) {
      chunk(stream, "tRNS", opacities);
    }
  }

  private void writeRows(OutputStream stream) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    compressed.write(ZLIB_HEADER);
    Deflater deflater = new Deflater(compressed);
    Adler32 checksum = new Adler32();
    for (int y = 0; y < picture.height(); y++) {
      byte[] row = bytes(picture.row(y));
      checksum.update(row);
      deflater.write(row);
      if (compressed.size() >= BYTES_OF_A_CHUNK) {
        chunk(stream, "IDAT", compressed);
        compressed.reset();
      }
    }
    deflater.finish();
    number(compressed, (int) checksum.getValue());
    chunk(stream, "IDAT", compressed);
  }

  /** A row as it is compressed: the number of its filter, which is none, and its pixels. */
  private byte[] bytes(int... row) {
    byte[] bytes = new byte[1 + (isIndexed() ? row.length : 4 * row.length)];
    int last = 0;
    byte index = 0;
    for (int x = 0; x < row.length; x++) {
      int argb = row[x];
      if (isIndexed()) {
        if (x == 0 || argb != last) {
          index = palette.getOrDefault(argb, 0).byteValue();
        }
        bytes[1 + x] = index;
        last = argb;
      } else {
        bytes[1 + 4 * x] = (byte) (argb >> 16);
        bytes[2 + 4 * x] = (byte) (argb >> 8);
        bytes[3 + 4 * x] = (byte) argb;
        bytes[4 + 4 * x] = (byte) (argb >>> 24);
      }
    }
    return bytes;
  }

  private static void chunk(OutputStream stream, String type, ByteArrayOutputStream content)
      throws IOException {
    byte[] name = type.getBytes(US_ASCII);
    byte[] bytes = content.toByteArray();
    CRC32 checksum = new CRC32();
    checksum.update(name);
    checksum.update(bytes);
    number(stream, bytes.length);
    stream.write(name);
    stream.write(bytes);
    number(stream, (int) checksum.getValue());
  }

  private static void number(OutputStream stream, int value) throws IOException {
    for (int shift = 24; shift >= 0; shift -= Byte.SIZE) {
      stream.write(value >> shift);
    }
  }
}
