package org.cspworkbench.web.packing;

/** The bytes that a text of {@linkplain SevenBits groups of seven bits} stands for, in pieces. */
final class PackedText {

  private final String text;
  private int position;
  private int bits; // the last of those that were read
  private int count; // how many of them are part of the next byte

  /** Creates a source of the bytes of {@code text}. */
  PackedText(String text) {
    this.text = text;
  }

  /**
   * Reads as many bytes as there is room for, but for one, or as there are; returns their number.
   * Bits of the end that are no whole byte are ignored.
   *
   * @param bytes room for two bytes at least
   */
  int read(byte[] bytes) {
    int length = 0;
    int at = position;
    int last = bits;
    int left = count;
    while (at < text.length() && length + 2 <= bytes.length) { // a pair completes two bytes at most
      char character = text.charAt(at++);
      if (SevenBits.isPair(character)) {
        last = last << SevenBits.GROUP | SevenBits.first(character);
        last = last << SevenBits.GROUP | SevenBits.second(character);
        left += 2 * SevenBits.GROUP;
      } else {
        last = last << SevenBits.GROUP | character;
        left += SevenBits.GROUP;
      }
      while (left >= Byte.SIZE) {
        left -= Byte.SIZE;
        bytes[length++] = (byte) (last >>> left);
      }
    }
    position = at;
    bits = last;
    count = left;
    return length;
  }
}
