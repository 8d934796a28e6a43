package org.cspworkbench.presentation.homework;

/**
 * Bits as digits and letters, five bits each (Crockford, "Base 32"). The letters i, l and o are
 * read as the digits that they look like; u does not occur.
 */
final class CheckCharacters {

  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int BITS = 5;

  private CheckCharacters() {}

  /** Returns the first {@code 5 * length} bits of {@code bytes}. */
  static String of(byte[] bytes, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      int digit = 0;
      for (int bit = BITS * i; bit < BITS * (i + 1); bit++) {
        digit = 2 * digit + (bytes[bit / 8] >> (7 - bit % 8) & 1);
      }
      text.append(DIGITS.charAt(digit));
    }
    return text.toString();
  }

  /** Returns the digit that the lower-case character {@code c} stands for. */
  static char meant(char c) {
    return switch (c) {
      case 'o' -> '0';
      case 'i', 'l' -> '1';
      default -> c;
    };
  }

  /** Returns whether the lower-case character {@code c} stands for a digit. */
  static boolean isOne(char c) {
    return DIGITS.indexOf(meant(c)) >= 0;
  }
}
