package org.cspworkbench.core.encoding;

import java.util.Arrays;
import org.cspworkbench.core.model.MalformedEncodingException;

/** Reads what a {@link ByteWriter} has written, and never beyond the end. */
final class ByteReader {

  private final byte[] bytes;
  private final int end;
  private int position;

  ByteReader(byte[] bytes) {
    this(bytes, bytes.length);
  }

  private ByteReader(byte[] bytes, int end) {
    this.bytes = bytes;
    this.end = end;
  }

  /** Returns a reader of bytes with their hash at the end. */
  static ByteReader ofSealed(byte[] bytes) throws MalformedEncodingException {
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
  int left() {
    return end - position;
  }

  long unsigned() throws MalformedEncodingException {
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

  long signed() throws MalformedEncodingException {
    long number = unsigned();
    return (number >>> 1) ^ -(number & 1);
  }

  /** Reads a signed number of 32 bits. */
  int integer() throws MalformedEncodingException {
    long number = signed();
    if (number != (int) number) {
      throw new MalformedEncodingException("expected a number of 32 bits, found " + number);
    }
    return (int) number;
  }

  /** Reads a number from 0 to {@code limit} − 1; {@code what} names it in the message. */
  int below(long limit, String what) throws MalformedEncodingException {
    long number = unsigned();
    if (number < 0 || number >= limit) {
      throw new MalformedEncodingException(
          String.format("expected %s below %d, found %d", what, limit, number));
    }
    return (int) number;
  }

  /** Reads how many things follow, each of which takes a byte or more. */
  int count() throws MalformedEncodingException {
    return below((long) left() + 1, "a count");
  }

  long word() throws MalformedEncodingException {
    long word = 0;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      word |= (next() & 0xFFL) << shift;
    }
    return word;
  }

  byte[] block(int length) throws MalformedEncodingException {
    if (length > left()) {
      throw truncated();
    }
    position += length;
    return Arrays.copyOfRange(bytes, position - length, position);
  }

  /** Requires that everything has been read. */
  void end() throws MalformedEncodingException {
    if (left() > 0) {
      throw new MalformedEncodingException("expected the end, found " + left() + " bytes more");
    }
  }

  /** Reads a number of eight bits. */
  int single() throws MalformedEncodingException {
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
