package org.cspworkbench.web.packing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;
import org.tukaani.xz.UnsupportedOptionsException;

/**
 * Packs bytes as a text that may be the content of a script in HTML: compressed by LZMA, and seven
 * bits in each byte of UTF-8. Base64 holds six.
 */
public final class Packer {

  private Packer() {}

  /** Returns {@code bytes} as text; {@link Unpacker} has the inverse. */
  public static String pack(byte[] bytes) {
    return text(compressed(bytes));
  }

  private static byte[] compressed(byte[] bytes) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (LZMAOutputStream lzma =
        new LZMAOutputStream(compressed, options(bytes.length), bytes.length)) {
      lzma.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory does not fail", e);
    }
    return compressed.toByteArray();
  }

  /** Returns what compresses most where bytes have no alignment; {@link LzmaDecoder} is for it. */
  private static LZMA2Options options(int length) throws UnsupportedOptionsException {
    LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
    options.setLcLp(LzmaDecoder.LITERAL_CONTEXT, 0);
    options.setDictSize(Math.max(LZMA2Options.DICT_SIZE_MIN, length));
    options.setPb(0);
    options.setNiceLen(LZMA2Options.NICE_LEN_MAX);
    return options;
  }

  private static String text(byte[] bytes) {
    StringBuilder text = new StringBuilder(bytes.length * Byte.SIZE / SevenBits.GROUP + 2);
    int groups = (bytes.length * Byte.SIZE + SevenBits.GROUP - 1) / SevenBits.GROUP;
    for (int i = 0; i < groups; i++) {
      int group = group(bytes, i);
      if (SevenBits.isUnsafe(group)) {
        i++;
        text.append(SevenBits.pair(group, group(bytes, i)));
      } else {
        text.append((char) group);
      }
    }
    return text.toString();
  }

  /** Returns seven bits of {@code bytes}; zeros follow the last. */
  private static int group(byte[] bytes, int index) {
    long start = (long) index * SevenBits.GROUP;
    int first = (int) (start / Byte.SIZE);
    int twoBytes = (at(bytes, first) << Byte.SIZE) | at(bytes, first + 1);
    int after = 2 * Byte.SIZE - SevenBits.GROUP - (int) (start % Byte.SIZE);
    return (twoBytes >>> after) & ((1 << SevenBits.GROUP) - 1);
  }

  private static int at(byte[] bytes, int index) {
    return index < bytes.length ? bytes[index] & 0xff : 0;
  }
}
