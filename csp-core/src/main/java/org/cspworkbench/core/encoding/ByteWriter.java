package org.cspworkbench.core.encoding;

import java.util.Arrays;

/**
 * Numbers as bytes, small ones shorter: seven bits a byte, the lowest first, and the eighth set
 * where more follow. A signed number has its sign in the lowest bit.
 */
final class ByteWriter {

  private byte[] bytes = new byte[256];
  private int length;

  /** Writes a number of 64 bits without sign. */
  void unsigned(long number) {
    ensureRoom(10);
    long rest = number;
    while ((rest & ~0x7FL) != 0) {
      bytes[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[length++] = (byte) rest;
  }

  void signed(long number) {
    unsigned((number << 1) ^ (number >> 63));
  }

  /** Writes {@code word} in eight bytes, the lowest first. */
  void word(long word) {
    ensureRoom(Long.BYTES);
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      bytes[length++] = (byte) (word >>> shift);
    }
  }

  void block(byte[] block) {
    ensureRoom(block.length);
    System.arraycopy(block, 0, bytes, length, block.length);
    length += block.length;
  }

  private void ensureRoom(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.addExact(length, Math.max(length, more)));
    }
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }
}
