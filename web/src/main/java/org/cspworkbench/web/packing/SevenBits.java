package org.cspworkbench.web.packing;

/**
 * The characters for groups of seven bits: the ASCII characters, but for three that do not survive
 * in the script of a page in UTF-8. One of those is written together with the group that follows
 * it, as one character of two bytes.
 */
final class SevenBits {

  /** The number of bits in a group. */
  static final int GROUP = 7;

  /** The groups whose characters HTML replaces, or reads as the start of a tag. */
  private static final String UNSAFE = "\0\r<";

  /** The first character for two groups, of which there are 128 for each unsafe group. */
  private static final int FIRST_PAIR = 0x100;

  private SevenBits() {}

  /** Returns whether {@code group} needs the group after it for its character. */
  static boolean isUnsafe(int group) {
    return UNSAFE.indexOf(group) >= 0;
  }

  /** Returns the character for an unsafe group and the group after it. */
  static char pair(int unsafe, int next) {
    return (char) (FIRST_PAIR + (UNSAFE.indexOf(unsafe) << GROUP) + next);
  }

  /** Returns whether {@code character} stands for two groups. */
  static boolean isPair(char character) {
    return character >= FIRST_PAIR;
  }

  /** Returns the first group of a pair. */
  static int first(char pair) {
    return UNSAFE.charAt((pair - FIRST_PAIR) >> GROUP);
  }

  /** Returns the second group of a pair. */
  static int second(char pair) {
    return pair & ((1 << GROUP) - 1);
  }
}
