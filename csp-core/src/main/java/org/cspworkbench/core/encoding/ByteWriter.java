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

  /** Writes a number of eight bits. */
  void single(int number) {
    ensureRoom(1);
    bytes[length++] = (byte) number;
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

  /** Returns the bytes with a hash of them at the end, by which damage is found. */
  byte[] toSealedBytes() {
    word(hash(bytes, length));
    return toBytes();
  }

  /** Returns the hash of the first {@code length} bytes: FNV-1a of 64 bits. */
  static long hash(byte[] bytes, int length) {
    long hash = 0xCBF2_9CE4_8422_2325L;
    for (int k = 0; k < length; k++) {
      hash = (hash ^ (bytes[k] & 0xFF)) * 0x0000_0100_0000_01B3L;
    }
    return hash;
  }
}
