package org.cspworkbench.app.html;

import java.io.ByteArrayOutputStream;
import java.util.Base64;

/** A sequence of non-negative numbers with seven bits per byte, the lowest first. */
final class Varints {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /** Adds a number, 0 or more. */
  void add(int number) {
    int rest = number;
    while (rest > 0x7f) {
      bytes.write((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes.write(rest);
  }

  /** Returns the size in bytes. */
  int size() {
    return bytes.size();
  }

  /** Returns the sequence in Base64. */
  String base64() {
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
