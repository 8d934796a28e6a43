package org.cspworkbench.sudoku.format;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Decompresses texts that web pages have compressed by LZ-string, a variant of LZ78 (Ziv and
 * Lempel, "Compression of Individual Sequences via Variable-Rate Coding", IEEE Transactions on
 * Information Theory 24, 1978), and written in Base64 or its variant for addresses.
 *
 * <p>Codes have as many bits as the dictionary needs, the lowest bit first. Codes 0 and 1 announce
 * a new character of 8 and of 16 bits; code 2 ends the text. Every other code is a string of the
 * dictionary, each of which is the string of an earlier code and the character after it: a part of
 * the text so far. Therefore, the dictionary consists of places in the text.
 */
final class LzString {

  /** A longer text is not decompressed: a puzzle needs far less. */
  static final int LONGEST = 1 << 20;

  private static final int NEW_CHARACTER = 0;
  private static final int NEW_WIDE_CHARACTER = 1;
  private static final int END = 2;
  private static final int BITS_OF_A_DIGIT = 6;

  private final String digits;
  private final StringBuilder text = new StringBuilder();
  private int bit; // the index of the next bit in the digits
  private int[] starts = new int[256]; // of the strings of the dictionary in the text
  private int[] lengths = new int[256];
  private int strings = END + 1;

  private LzString(String digits) {
    this.digits = digits;
  }

  /** Returns the text; null if {@code digits} are no such text, or it is too long. */
  static @Nullable String decompress(String digits) {
    return new LzString(digits).decompress();
  }

  private @Nullable String decompress() {
    int width = 2; // of a code, in bits
    int before = -1; // the string that was read last
    while (text.length() <= LONGEST) {
      int code = take(width);
      if (code == END) {
        return text.toString();
      }
      int start = text.length();
      if (code == NEW_CHARACTER || code == NEW_WIDE_CHARACTER) {
        int character = take(code == NEW_CHARACTER ? 8 : 16);
        if (character < 0) {
          return null;
        }
        code = strings;
        add(start, 1);
        text.append((char) character);
      } else if (code >= 0 && code < strings) {
        repeat(starts[code], lengths[code]);
      } else if (code == strings && before >= 0) {
        repeat(start - lengths[before], lengths[before] + 1); // the string that is added below
      } else {
        return null;
      }
      if (before >= 0) {
        add(start - lengths[before], lengths[before] + 1);
      }
      before = code;
      width = Integer.SIZE - Integer.numberOfLeadingZeros(strings);
    }
    return null;
  }

  private void add(int start, int length) {
    if (strings == starts.length) {
      starts = Arrays.copyOf(starts, 2 * strings);
      lengths = Arrays.copyOf(lengths, 2 * strings);
    }
    starts[strings] = start;
    lengths[strings] = length;
    strings++;
  }

  /** Appends a part of the text, which may reach into what is appended. */
  private void repeat(int start, int length) {
    for (int i = start; i < start + length; i++) {
      text.append(text.charAt(i));
    }
  }

  /** Takes a number of {@code width} bits; -1 at the end or where no digit stands. */
  private int take(int width) {
    int number = 0;
    for (int i = 0; i < width; i++) {
      int at = bit / BITS_OF_A_DIGIT;
      int digit = at < digits.length() ? valueOf(digits.charAt(at)) : -1;
      if (digit < 0) {
        return -1;
      }
      number |= (digit >> (BITS_OF_A_DIGIT - 1 - bit % BITS_OF_A_DIGIT) & 1) << i;
      bit++;
    }
    return number;
  }

  private static int valueOf(char digit) {
    if (digit >= 'A' && digit <= 'Z') {
      return digit - 'A';
    }
    if (digit >= 'a' && digit <= 'z') {
      return digit - 'a' + 26;
    }
    if (digit >= '0' && digit <= '9') {
      return digit - '0' + 52;
    }
    return switch (digit) {
      case '+', ' ' -> 62; // a blank in an address was a plus
      case '/', '-' -> 63;
      default -> -1;
    };
  }
}
