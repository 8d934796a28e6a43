package org.cspworkbench.web.packing;

import java.util.Arrays;

/**
 * A decoder of bits whose odds adapt to the bits before them (Martin, "Range encoding", 1979), in
 * the form that LZMA has.
 */
final class RangeDecoder {

  private static final int ODDS_BITS = 11;
  private static final int ADAPTION = 5;

  private static final int PIECE = 1 << 14;

  private final PackedText text;
  private final byte[] bytes = new byte[PIECE]; // the piece that is being decoded
  private final short[] odds; // of a zero, for each model
  private int position;
  private int end;
  private int range = -1; // unsigned, as is the code
  private int code;

  /** Creates a decoder of {@code text}, with so many models of bits. */
  RangeDecoder(PackedText text, int models) {
    this.text = text;
    this.odds = new short[models];
    Arrays.fill(odds, (short) (1 << (ODDS_BITS - 1)));
  }

  /** Starts to decode bits, after bytes that are not coded. */
  void start() {
    next(); // always zero
    for (int i = 0; i < Integer.BYTES; i++) {
      code = code << Byte.SIZE | next();
    }
  }

  /** Returns the next byte as it is in the text. */
  int next() {
    if (position == end) {
      readOn();
    }
    return bytes[position++] & 0xff;
  }

  private void readOn() {
    position = 0;
    end = text.read(bytes);
    if (end == 0) {
      throw new IllegalArgumentException("the packed text ends too early");
    }
  }

  /** Returns the next bit, which is one of {@code model}. */
  int bit(int model) {
    return tree(model - 1, 1);
  }

  /**
   * Returns a number of {@code count} bits, the highest first, each one of a model of its own.
   *
   * <p>Nearly all time goes by in this loop. It keeps the state in local variables, as browsers are
   * slow to change fields until they have compiled it well.
   */
  int tree(int models, int count) {
    int width = range;
    int rest = code;
    int node = 1;
    for (int i = 0; i < count; i++) {
      if (width >>> 24 == 0) {
        width <<= Byte.SIZE;
        rest = rest << Byte.SIZE | next();
      }
      int model = models + node;
      int odd = odds[model];
      int bound = (width >>> ODDS_BITS) * odd;
      if (rest + Integer.MIN_VALUE < bound + Integer.MIN_VALUE) { // unsigned
        width = bound;
        odds[model] = (short) (odd + (((1 << ODDS_BITS) - odd) >>> ADAPTION));
        node <<= 1;
      } else {
        width -= bound;
        rest -= bound;
        odds[model] = (short) (odd - (odd >>> ADAPTION));
        node = node << 1 | 1;
      }
    }
    range = width;
    code = rest;
    return node - (1 << count);
  }

  /** Returns a number of {@code count} bits, the lowest first, each one of a model of its own. */
  int reverseTree(int models, int count) {
    int node = 1;
    int number = 0;
    for (int i = 0; i < count; i++) {
      int bit = bit(models + node);
      node = node << 1 | bit;
      number |= bit << i;
    }
    return number;
  }

  /** Returns a number of {@code count} bits with even odds. */
  int direct(int count) {
    int number = 0;
    for (int i = 0; i < count; i++) {
      if (range >>> 24 == 0) {
        range <<= Byte.SIZE;
        code = code << Byte.SIZE | next();
      }
      range >>>= 1;
      boolean isOne = code + Integer.MIN_VALUE >= range + Integer.MIN_VALUE; // unsigned
      code -= isOne ? range : 0;
      number = number << 1 | (isOne ? 1 : 0);
    }
    return number;
  }
}
