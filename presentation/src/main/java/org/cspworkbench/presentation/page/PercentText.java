package org.cspworkbench.presentation.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * Percent-encoding (RFC 3986) of values in the fragment of a URL. Characters that may stand there
 * and separate nothing are left as they are, so that people can read them.
 */
final class PercentText {

  private static final String LEFT_AS_THEY_ARE = "-._~:,;/?@!*()=";

  private static final String DIGITS = "0123456789ABCDEF";

  private PercentText() {}

  static String encode(String text) {
    StringBuilder encoded = new StringBuilder();
    for (byte each : text.getBytes(UTF_8)) {
      char character = (char) (each & 0xFF);
      if (isLeft(character)) {
        encoded.append(character);
      } else {
        encoded
            .append('%')
            .append(DIGITS.charAt(character >> 4))
            .append(DIGITS.charAt(character & 15));
      }
    }
    return encoded.toString();
  }

  private static boolean isLeft(char character) {
    return (character >= 'a' && character <= 'z')
        || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9')
        || LEFT_AS_THEY_ARE.indexOf(character) >= 0;
  }

  /** Returns the text; empty if a percent sign stands alone, or the bytes are not UTF-8. */
  static Optional<String> decode(String encoded) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int at = 0;
    while (at < encoded.length()) {
      if (encoded.charAt(at) == '%') {
        int high = digit(encoded, at + 1);
        int low = digit(encoded, at + 2);
        if (high < 0 || low < 0) {
          return Optional.empty();
        }
        bytes.write(high << 4 | low);
        at += 3;
      } else {
        int next = at + Character.charCount(encoded.codePointAt(at));
        byte[] character = encoded.substring(at, next).getBytes(UTF_8);
        bytes.write(character, 0, character.length);
        at = next;
      }
    }
    String text = new String(bytes.toByteArray(), UTF_8);
    return Arrays.equals(text.getBytes(UTF_8), bytes.toByteArray())
        ? Optional.of(text)
        : Optional.empty();
  }

  private static int digit(String encoded, int at) {
    return at < encoded.length() ? DIGITS.indexOf(Ascii.toUpperCase(encoded.charAt(at))) : -1;
  }
}
