package org.cspworkbench.core.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads what a {@link ByteWriter} has written, and never beyond the end. */
public final class ByteReader {

  private final byte[] bytes;
  private final int end;
  private int position;
  private final List<String> texts = new ArrayList<>();
  private String lastText = "";

  /** Returns a reader of all of {@code bytes}. */
  public ByteReader(byte[] bytes) {
    this(bytes, bytes.length);
  }

  private ByteReader(byte[] bytes, int end) {
    this.bytes = bytes;
    this.end = end;
  }

  /** Returns a reader of bytes with their hash at the end. */
  public static ByteReader ofSealed(byte[] bytes) throws MalformedEncodingException {
    int end = bytes.length - Long.BYTES;
    if (end < 0) {
      throw new MalformedEncodingException("the encoding ends too early, without its hash");
    }
    ByteReader hash = new ByteReader(bytes);
    hash.position = end;
    if (hash.word() != ByteWriter.hash(bytes, end)) {
      throw new MalformedEncodingException("the encoding is damaged: its hash does not agree");
    }
    return new ByteReader(bytes, end);
  }

  /** Returns how many bytes have not been read. */
  public int left() {
    return end - position;
  }

  /** Reads a number of 64 bits without sign. */
  public long unsigned() throws MalformedEncodingException {
    long number = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      byte next = next();
      number |= (next & 0x7FL) << shift;
      if (next >= 0) {
        return number;
      }
    }
    throw new MalformedEncodingException("a number at byte " + position + " has no end");
  }

  /** Reads a number of 64 bits with its sign. */
  public long signed() throws MalformedEncodingException {
    long number = unsigned();
    return (number >>> 1) ^ -(number & 1);
  }

  /** Reads a signed number of 32 bits. */
  public int integer() throws MalformedEncodingException {
    long number = signed();
    if (number != (int) number) {
      throw new MalformedEncodingException("expected a number of 32 bits, found " + number);
    }
    return (int) number;
  }

  /** Reads a number from 0 to {@code limit} − 1; {@code what} names it in the message. */
  public int below(long limit, String what) throws MalformedEncodingException {
    long number = unsigned();
    if (number < 0 || number >= limit) {
      throw new MalformedEncodingException(
          String.format("expected %s below %d, found %d", what, limit, number));
    }
    return (int) number;
  }

  /** Reads how many things follow, each of which takes a byte or more. */
  public int count() throws MalformedEncodingException {
    return below((long) left() + 1, "a count");
  }

  /** Reads eight bytes, the lowest first. */
  public long word() throws MalformedEncodingException {
    long word = 0;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      word |= (next() & 0xFFL) << shift;
    }
    return word;
  }

  /**
   * Reads a text.
   *
   * @throws MalformedEncodingException if the bytes are something else
   */
  public String text() throws MalformedEncodingException {
    int number = below(texts.size() + 1L, "a reference");
    if (number == texts.size()) {
      lastText = newText();
      texts.add(lastText);
    }
    return texts.get(number);
  }

  private String newText() throws MalformedEncodingException {
    int shared =
        below(
            Math.min(ByteWriter.MAX_SHARED_CHARACTERS, lastText.length()) + 1L,
            "a number of shared characters");
    int length = count();
    StringBuilder text = new StringBuilder(shared + length).append(lastText, 0, shared);
    for (int k = 0; k < length; k++) {
      text.append((char) below(Character.MAX_VALUE + 1L, "a character"));
    }
    return text.toString();
  }

  /** Reads {@code length} bytes as they are. */
  public byte[] block(int length) throws MalformedEncodingException {
    if (length > left()) {
      throw truncated();
    }
    position += length;
    return Arrays.copyOfRange(bytes, position - length, position);
  }

  /** Requires that everything has been read. */
  public void end() throws MalformedEncodingException {
    if (left() > 0) {
      throw new MalformedEncodingException("expected the end, found " + left() + " bytes more");
    }
  }

  /** Reads a number of eight bits. */
  public int single() throws MalformedEncodingException {
    return next() & 0xFF;
  }

  private byte next() throws MalformedEncodingException {
    if (position == end) {
      throw truncated();
    }
    return bytes[position++];
  }

  private MalformedEncodingException truncated() {
    return new MalformedEncodingException("the encoding ends too early, after " + end + " bytes");
  }
}
