package org.cspworkbench.web.packing;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A decoder of LZMA (Pavlov, "LZMA specification", 2015) as {@link Packer} writes it: with a known
 * length, three bits of context for literals, and none of positions. Decodes piece by piece:
 * browsers run a loop as slowly as it started, and compile well only what is called again.
 *
 * <p>A page opens as soon as this is done. The decoder of the library that compresses reads from
 * streams and lets the system copy each match, which is slow in a browser.
 */
public final class LzmaDecoder {

  /** The number of bits of the byte before a literal on which the models of its bits depend. */
  static final int LITERAL_CONTEXT = 3; // alone in the first byte, as the properties of the file

  private static final int PIECE = 1 << 16;

  private static final int STATES = 12;
  private static final int FIRST_AFTER_MATCH = 7; // the states before follow a literal

  // Where the models of each kind of bit start.
  private static final int IS_MATCH = 0;
  private static final int IS_REPEATED = IS_MATCH + STATES;
  private static final int IS_OLDER = IS_REPEATED + STATES;
  private static final int IS_MUCH_OLDER = IS_OLDER + STATES;
  private static final int IS_OLDEST = IS_MUCH_OLDER + STATES;
  private static final int IS_LONG = IS_OLDEST + STATES;
  private static final int LENGTH = IS_LONG + STATES;
  private static final int SHORT = 2; // in a model of lengths
  private static final int MIDDLE = SHORT + 8;
  private static final int LONG = MIDDLE + 8;
  private static final int REPEATED_LENGTH = LENGTH + LONG + 256;
  private static final int SLOT = REPEATED_LENGTH + LONG + 256;
  private static final int FOOTER = SLOT + 4 * 64;
  private static final int ALIGNMENT = FOOTER + 115;
  private static final int LITERAL = ALIGNMENT + 16;
  private static final int LITERAL_MODELS = 0x300;
  private static final int MODELS = LITERAL + (LITERAL_MODELS << LITERAL_CONTEXT);

  private final RangeDecoder decoder;
  private final byte[] output;
  private int written;
  private int state;
  private int distance; // of the last match, less one, as are those before
  private int older;
  private int muchOlder;
  private int oldest;

  /**
   * Creates a decoder of {@code text}.
   *
   * @throws IllegalArgumentException if it does not start as a packed text
   */
  LzmaDecoder(PackedText text) {
    this.decoder = new RangeDecoder(text, MODELS);
    if (decoder.next() != LITERAL_CONTEXT) {
      throw new IllegalArgumentException("the packed text does not start as one");
    }
    number(); // the size of the dictionary, which is all that has been decoded
    this.output = new byte[number()];
    number(); // the upper half of the length
    decoder.start();
  }

  /**
   * Returns the text in UTF-8 that was packed as {@code packed}.
   *
   * @throws IllegalArgumentException if it is damaged
   */
  public static String text(String packed) {
    LzmaDecoder decoder = new LzmaDecoder(new PackedText(packed));
    while (decoder.next().length > 0) {
      // goes on with the next piece
    }
    return new String(decoder.output, StandardCharsets.UTF_8);
  }

  private int number() {
    int number = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      number |= decoder.next() << (i * Byte.SIZE);
    }
    return number;
  }

  /**
   * Returns the next of the bytes that were compressed; none at their end.
   *
   * @throws IllegalArgumentException if the text is damaged
   */
  byte[] next() {
    int start = written;
    int end = Math.min(start + PIECE, output.length);
    while (written < end) {
      if (decoder.bit(IS_MATCH + state) == 0) {
        literal();
      } else if (decoder.bit(IS_REPEATED + state) == 0) {
        match();
      } else {
        repeatedMatch();
      }
    }
    return Arrays.copyOfRange(output, start, written);
  }

  private void literal() {
    int previous = written == 0 ? 0 : output[written - 1] & 0xff;
    int models = LITERAL + LITERAL_MODELS * (previous >>> (Byte.SIZE - LITERAL_CONTEXT));
    int symbol =
        state < FIRST_AFTER_MATCH ? decoder.tree(models, Byte.SIZE) : literalAfterMatch(models);
    output[written++] = (byte) symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** Returns a literal that differs from the byte that would continue the match before. */
  private int literalAfterMatch(int models) {
    int symbol = 1;
    int expected = output[written - distance - 1] & 0xff;
    int same = 0x100; // zero after the first bit that differs
    while (symbol < 0x100) {
      expected <<= 1;
      int expectedBit = expected & same;
      int bit = decoder.bit(models + same + expectedBit + symbol);
      symbol = symbol << 1 | bit;
      same &= bit == 0 ? ~expectedBit : expectedBit;
    }
    return symbol;
  }

  private void match() {
    oldest = muchOlder;
    muchOlder = older;
    older = distance;
    state = state < FIRST_AFTER_MATCH ? 7 : 10;
    int length = length(LENGTH);
    distance = distance(length);
    copy(length);
  }

  private void repeatedMatch() {
    boolean isShort = false;
    if (decoder.bit(IS_OLDER + state) == 0) {
      isShort = decoder.bit(IS_LONG + state) == 0;
    } else {
      int again = older;
      if (decoder.bit(IS_MUCH_OLDER + state) != 0) {
        again = muchOlder;
        if (decoder.bit(IS_OLDEST + state) != 0) {
          again = oldest;
          oldest = muchOlder;
        }
        muchOlder = older;
      }
      older = distance;
      distance = again;
    }
    if (isShort) {
      state = state < FIRST_AFTER_MATCH ? 9 : 11;
      copy(1);
    } else {
      state = state < FIRST_AFTER_MATCH ? 8 : 11;
      copy(length(REPEATED_LENGTH));
    }
  }

  /** Returns the length of a match by these models. */
  private int length(int models) {
    if (decoder.bit(models) == 0) {
      return 2 + decoder.tree(models + SHORT, 3);
    }
    if (decoder.bit(models + 1) == 0) {
      return 2 + 8 + decoder.tree(models + MIDDLE, 3);
    }
    return 2 + 8 + 8 + decoder.tree(models + LONG, 8);
  }

  /** Returns the distance of a new match of this length, less one. */
  private int distance(int length) {
    int slot = decoder.tree(SLOT + 64 * Math.min(length - 2, 3), 6);
    if (slot < 4) {
      return slot;
    }
    int bits = (slot >> 1) - 1;
    int start = (2 | (slot & 1)) << bits;
    if (slot < 14) {
      return start + decoder.reverseTree(FOOTER + start - slot, bits);
    }
    return start + (decoder.direct(bits - 4) << 4) + decoder.reverseTree(ALIGNMENT, 4);
  }

  private void copy(int length) {
    int from = written - distance - 1;
    int end = written + length;
    if (from < 0 || end > output.length) {
      throw new IllegalArgumentException("the packed text is damaged");
    }
    byte[] bytes = output;
    for (int to = written; to < end; to++) {
      bytes[to] = bytes[from++];
    }
    written = end;
  }
}
