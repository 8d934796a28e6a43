package org.cspworkbench.core.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers as bytes, small ones shorter: seven bits a byte, the lowest first, and the eighth set
 * where more follow. A signed number has its sign in the lowest bit.
 */
public final class ByteWriter {

  /** A text shares at most this many characters with the one before, so that short input is. */
  static final int MAX_SHARED_CHARACTERS = 31;

  private byte[] bytes = new byte[256];
  private int length;
  private final Map<String, Integer> texts = new HashMap<>();
  private String lastText = "";

  /** Writes a number of 64 bits without sign. */
  public void unsigned(long number) {
    ensureRoom(10);
    long rest = number;
    while ((rest & ~0x7FL) != 0) {
      bytes[length++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[length++] = (byte) rest;
  }

  /** Writes a number of 64 bits with its sign. */
  public void signed(long number) {
    unsigned((number << 1) ^ (number >> 63));
  }

  /** Writes a number of eight bits. */
  public void single(int number) {
    ensureRoom(1);
    bytes[length++] = (byte) number;
  }

  /** Writes {@code word} in eight bytes, the lowest first. */
  public void word(long word) {
    ensureRoom(Long.BYTES);
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      bytes[length++] = (byte) (word >>> shift);
    }
  }

  /** Writes {@code block} as it is. */
  public void block(byte[] block) {
    ensureRoom(block.length);
    System.arraycopy(block, 0, bytes, length, block.length);
    length += block.length;
  }

  /** Writes a text once, and then the number that it got. */
  public void text(String text) {
    if (isNew(texts, text)) {
      int shared = 0;
      int limit = Math.min(MAX_SHARED_CHARACTERS, Math.min(text.length(), lastText.length()));
      while (shared < limit && text.charAt(shared) == lastText.charAt(shared)) {
        shared++;
      }
      unsigned(shared);
      unsigned(text.length() - shared);
      for (int k = shared; k < text.length(); k++) {
        unsigned(text.charAt(k));
      }
      lastText = text;
    }
  }

  /** Writes the number of {@code thing}, the next one if it is new; returns whether it is. */
  public <T> boolean isNew(Map<T, Integer> known, T thing) {
    Integer number = known.putIfAbsent(thing, known.size());
    unsigned(number == null ? known.size() - 1 : number);
    return number == null;
  }

  private void ensureRoom(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.addExact(length, Math.max(length, more)));
    }
  }

  /** Returns what has been written. */
  public byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }

  /** Returns the bytes with a hash of them at the end, by which damage is found. */
  public byte[] toSealedBytes() {
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
