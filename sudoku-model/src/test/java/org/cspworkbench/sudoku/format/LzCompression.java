package org.cspworkbench.sudoku.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** LZ-string from its description, as the oracle of its opposite: it keeps its strings as such. */
final class LzCompression {

  private static final String DIGITS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

  private final StringBuilder bits = new StringBuilder();
  private final Map<String, Integer> codes = new HashMap<>();
  private final Set<String> unwritten = new HashSet<>(); // characters that have only a number yet
  private int size = 3;
  private int width = 2;
  private int untilWider = 2;

  private LzCompression() {}

  static String compress(String text) {
    return new LzCompression().write(text);
  }

  private String write(String text) {
    String longest = "";
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      String character = String.valueOf(c);
      if (!codes.containsKey(character)) {
        codes.put(character, size++);
        unwritten.add(character);
      }
      if (codes.containsKey(longest + c)) {
        longest += c;
      } else {
        emit(longest);
        codes.put(longest + c, size++);
        longest = character;
      }
    }
    if (!longest.isEmpty()) {
      emit(longest);
    }
    add(2, width);
    while (bits.length() % 6 != 0) {
      bits.append('0');
    }
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < bits.length(); i += 6) {
      digits.append(DIGITS.charAt(Integer.parseInt(bits.substring(i, i + 6), 2)));
    }
    return digits.append("=".repeat((4 - digits.length() % 4) % 4)).toString();
  }

  private void emit(String string) {
    if (unwritten.remove(string)) {
      char c = string.charAt(0);
      add(c < 256 ? 0 : 1, width);
      add(c, c < 256 ? 8 : 16);
      count();
    } else {
      add(codes.getOrDefault(string, 0), width);
    }
    count();
  }

  private void count() {
    untilWider--;
    if (untilWider == 0) {
      untilWider = 1 << width;
      width++;
    }
  }

  private void add(int number, int count) {
    for (int i = 0; i < count; i++) {
      bits.append(number >> i & 1);
    }
  }
}
