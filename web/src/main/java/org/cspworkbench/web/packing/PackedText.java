package org.cspworkbench.web.packing;

import java.util.Arrays;

/** The bytes that a text of {@linkplain SevenBits groups of seven bits} stands for. */
final class PackedText {

  private PackedText() {}

  /** Returns the bytes of {@code text}, without those bits of the end that are no whole byte. */
  static byte[] bytes(String text) {
    byte[] bytes = new byte[2 * text.length()]; // if all characters were pairs
    int length = 0;
    int bits = 0;
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (SevenBits.isPair(character)) {
        bits = bits << SevenBits.GROUP | SevenBits.first(character);
        bits = bits << SevenBits.GROUP | SevenBits.second(character);
        count += 2 * SevenBits.GROUP;
      } else {
        bits = bits << SevenBits.GROUP | character;
        count += SevenBits.GROUP;
      }
      while (count >= Byte.SIZE) {
        count -= Byte.SIZE;
        bytes[length++] = (byte) (bits >>> count);
      }
    }
    return Arrays.copyOf(bytes, length);
  }
}
