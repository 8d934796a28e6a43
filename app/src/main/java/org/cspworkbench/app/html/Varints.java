package org.cspworkbench.app.html;

import java.io.ByteArrayOutputStream;
import java.util.Base64;

/** Numbers from 0 on, one behind the other: seven bits a byte, the lowest first. */
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

  /** How many bytes they take. */
  int size() {
    return bytes.size();
  }

  /** All of them as text. */
  String base64() {
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }
}
