package org.cspworkbench.presentation.homework;

import com.google.common.base.Ascii;
import java.util.Optional;

/**
 * Names in ASCII letters, digits and hyphens, which mail and chat leave unchanged. A letter stands
 * for itself and a hyphen for a space. Any other character is its code point in hexadecimal, after
 * the number of these digits: {@code João Sá} is {@code Jo2e3o-S2e1}.
 */
final class PlainName {

  private static final int HEXADECIMAL = 16;
  private static final int MOST_DIGITS = 6; // of a code point

  private PlainName() {}

  /**
   * Returns {@code name} with single spaces, without characters that are not visible, and with at
   * most {@code longest} characters.
   */
  static String tidy(String name, int longest) {
    StringBuilder tidy = new StringBuilder();
    int count = 0;
    boolean isSpaceDue = false;
    for (int c : name.codePoints().toArray()) {
      boolean isSpace = Character.isWhitespace(c) || Character.isSpaceChar(c);
      if (isSpace || !isVisible(c)) {
        isSpaceDue |= isSpace && count > 0;
        continue;
      }
      count += isSpaceDue ? 2 : 1;
      if (count > longest) {
        break;
      }
      tidy.append(isSpaceDue ? " " : "").appendCodePoint(c);
      isSpaceDue = false;
    }
    return tidy.toString();
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED -> false;
      default -> true;
    };
  }

  /** Returns the plain form of {@code name}. */
  static String encode(String name) {
    StringBuilder plain = new StringBuilder();
    for (int c : name.codePoints().toArray()) {
      if (c == ' ') {
        plain.append('-');
      } else if (isLetter(c)) {
        plain.appendCodePoint(c);
      } else {
        String digits = Integer.toHexString(c);
        plain.append(digits.length()).append(digits);
      }
    }
    return plain.toString();
  }

  /** Returns the name whose plain form this is, in either case, if it is one. */
  static Optional<String> decode(String plain) {
    StringBuilder name = new StringBuilder();
    int at = 0;
    while (at < plain.length()) {
      char c = plain.charAt(at++);
      if (c == '-') {
        name.append(' ');
      } else if (isLetter(c)) {
        name.append(c);
      } else {
        int end = at + (c - '0');
        if (c < '1' || c > '0' + MOST_DIGITS || end > plain.length()) {
          return Optional.empty();
        }
        int point = hexadecimal(plain.substring(at, end));
        if (!Character.isValidCodePoint(point)) {
          return Optional.empty();
        }
        name.appendCodePoint(point);
        at = end;
      }
    }
    return Optional.of(name.toString());
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** Returns the number with these digits, or -1. */
  private static int hexadecimal(String digits) {
    int number = 0;
    for (char c : Ascii.toLowerCase(digits).toCharArray()) {
      int digit = "0123456789abcdef".indexOf(c);
      if (digit < 0) {
        return -1;
      }
      number = HEXADECIMAL * number + digit;
    }
    return number;
  }
}
