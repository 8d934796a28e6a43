package org.cspworkbench.web.packing;

import java.io.InputStream;

/** The bytes that a text of {@linkplain SevenBits groups of seven bits} stands for. */
final class PackedText extends InputStream {

  private final String text;
  private int position;
  private int bits;
  private int count;

  PackedText(String text) {
    this.text = text;
  }

  /** Returns the next byte, or -1 where no whole byte is left. */
  @Override
  public int read() {
    while (count < Byte.SIZE) {
      if (position == text.length()) {
        return -1;
      }
      char character = text.charAt(position++);
      if (SevenBits.isPair(character)) {
        append(SevenBits.first(character));
        append(SevenBits.second(character));
      } else {
        append(character);
      }
    }
    count -= Byte.SIZE;
    return (bits >>> count) & 0xff;
  }

  @Override
  public int read(byte[] target, int from, int most) {
    int next = most == 0 ? -1 : read();
    int length = 0;
    while (next >= 0) {
      target[from + length++] = (byte) next;
      next = length < most ? read() : -1;
    }
    return length == 0 && most > 0 ? -1 : length;
  }

  private void append(int group) {
    bits = (bits << SevenBits.GROUP) | group;
    count += SevenBits.GROUP;
  }
}
