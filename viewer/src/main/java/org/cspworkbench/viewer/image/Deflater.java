package org.cspworkbench.viewer.image;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * The compression of PNG (Deutsch, "DEFLATE Compressed Data Format Specification version 1.3", RFC
 * 1951, 1996): repeated strings by hash chains, and the fixed codes. The one of the JDK is a native
 * library, whose output depends on its version. Takes time linear in the number of bytes.
 */
final class Deflater {

  private static final int WINDOW = 1 << 15;
  private static final int SHORTEST = 3;
  private static final int LONGEST = 258;
  private static final int HASHES = 1 << 15;
  private static final int MOST_TRIES = 24;
  private static final int NONE = -1;

  private static final int END_OF_BLOCK = 256;
  private static final int FIRST_LENGTH = 257;
  private static final int LENGTH_OF_258 = 285;

  private final OutputStream output;
  private final byte[] data = new byte[2 * WINDOW]; // one window of the past, one that is new
  private final int[] newest = new int[HASHES]; // by hash: the last place in the data
  private final int[] earlier = new int[2 * WINDOW]; // by place: the last place of the same hash
  private int past;
  private int end;
  private long bits; // not written yet, the oldest lowest
  private int bitCount;

  /** Creates a compression whose result is written to {@code output}. */
  Deflater(OutputStream output) throws IOException {
    this.output = output;
    Arrays.fill(newest, NONE);
    put(0b010, 3); // a block of fixed codes that is not the last one
  }

  void write(byte... bytes) throws IOException {
    int from = 0;
    while (from < bytes.length) {
      int length = Math.min(bytes.length - from, past + WINDOW - end);
      System.arraycopy(bytes, from, data, end, length);
      end += length;
      from += length;
      if (end == past + WINDOW) {
        compress();
      }
    }
  }

  /** Writes the rest. */
  void finish() throws IOException {
    compress();
    symbol(END_OF_BLOCK);
    put(0b011, 3); // the last block, which is empty
    symbol(END_OF_BLOCK);
    put(0, 7); // up to the next byte
    while (bitCount >= Byte.SIZE) {
      flushByte();
    }
  }

  private void compress() throws IOException {
    int at = past;
    while (at < end) {
      int match = longestMatch(at);
      int length = match == NONE ? 1 : length(match, at);
      if (length < SHORTEST) {
        symbol(data[at] & 0xFF);
        length = 1;
      } else {
        length(length);
        distance(at - match);
      }
      for (int i = 0; i < length; i++) {
        remember(at++);
      }
    }
    int moved = Math.max(0, end - WINDOW);
    System.arraycopy(data, moved, data, 0, end - moved);
    for (int i = 0; i < HASHES; i++) {
      newest[i] = Math.max(NONE, newest[i] - moved);
    }
    for (int i = moved; i < end; i++) {
      earlier[i - moved] = Math.max(NONE, earlier[i] - moved);
    }
    end -= moved;
    past = end;
  }

  private int longestMatch(int at) {
    if (at + SHORTEST > end) {
      return NONE;
    }
    int best = NONE;
    int longest = SHORTEST - 1;
    int candidate = newest[hash(at)];
    for (int i = 0; i < MOST_TRIES && candidate != NONE && at - candidate <= WINDOW; i++) {
      int length = length(candidate, at);
      if (length > longest) {
        longest = length;
        best = candidate;
      }
      candidate = earlier[candidate];
    }
    return best;
  }

  private int length(int from, int at) {
    int most = Math.min(LONGEST, end - at);
    int difference = Arrays.mismatch(data, from, from + most, data, at, at + most);
    return difference < 0 ? most : difference;
  }

  private void remember(int at) {
    if (at + SHORTEST <= end) {
      int hash = hash(at);
      earlier[at] = newest[hash];
      newest[hash] = at;
    } else {
      earlier[at] = NONE;
    }
  }

  private int hash(int at) {
    int three = (data[at] & 0xFF) << 16 | (data[at + 1] & 0xFF) << 8 | (data[at + 2] & 0xFF);
    return (three * 0x9E3779B1) >>> 17;
  }

  private void symbol(int symbol) throws IOException {
    if (symbol < 144) {
      code(0x30 + symbol, 8);
    } else if (symbol < 256) {
      code(0x190 + symbol - 144, 9);
    } else if (symbol < 280) {
      code(symbol - 256, 7);
    } else {
      code(0xC0 + symbol - 280, 8);
    }
  }

  /** From 11 on, four codes for each number of extra bits; 258 has a code of its own. */
  private void length(int length) throws IOException {
    int offset = length - SHORTEST;
    if (length == LONGEST) {
      symbol(LENGTH_OF_258);
    } else if (offset < 8) {
      symbol(FIRST_LENGTH + offset);
    } else {
      int extra = 29 - Integer.numberOfLeadingZeros(offset);
      symbol(FIRST_LENGTH + 4 * extra + (offset >> extra));
      put(offset & ((1 << extra) - 1), extra);
    }
  }

  /** From 5 on, two codes for each number of extra bits. */
  private void distance(int distance) throws IOException {
    int offset = distance - 1;
    if (offset < 4) {
      code(offset, 5);
    } else {
      int extra = 30 - Integer.numberOfLeadingZeros(offset);
      code(2 * extra + (offset >> extra), 5);
      put(offset & ((1 << extra) - 1), extra);
    }
  }

  /** Writes a code, whose first bit is its highest. */
  private void code(int code, int length) throws IOException {
    put(Integer.reverse(code) >>> (Integer.SIZE - length), length);
  }

  private void put(int value, int length) throws IOException {
    bits |= (long) value << bitCount;
    bitCount += length;
    while (bitCount >= Integer.SIZE) {
      flushByte();
    }
  }

  private void flushByte() throws IOException {
    output.write((int) bits & 0xFF);
    bits >>>= Byte.SIZE;
    bitCount -= Byte.SIZE;
  }
}
