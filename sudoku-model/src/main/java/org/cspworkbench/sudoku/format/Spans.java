package org.cspworkbench.sudoku.format;

import com.google.common.base.CharMatcher;
import java.util.Arrays;
import org.cspworkbench.sudoku.Symbols;

/**
 * The parts of one line that represent cells, from left to right. They are stored as offsets: a
 * line of a large file needs two arrays, not an object for each cell.
 */
final class Spans {

  private static final int TWO_DIGITS = 10;

  private final String text;
  private int[] starts = new int[Symbols.MAX_VALUE];
  private int[] ends = new int[Symbols.MAX_VALUE];
  private int count;

  Spans(String text) {
    this.text = text;
  }

  /**
   * Returns what stands between {@code separators} in the part of {@code text} before {@code
   * limit}.
   */
  static Spans between(CharMatcher separators, String text, int limit) {
    Spans spans = new Spans(text);
    int start = 0;
    for (int i = 0; i <= limit; i++) {
      if (i == limit || separators.matches(text.charAt(i))) {
        if (start < i) {
          spans.add(start, i);
        }
        start = i + 1;
      }
    }
    return spans;
  }

  void add(int start, int end) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 4 * count);
      ends = Arrays.copyOf(ends, 4 * count);
    }
    starts[count] = start;
    ends[count] = end;
    count++;
  }

  int count() {
    return count;
  }

  int start(int index) {
    return starts[index];
  }

  /** Returns where the last piece ends. */
  int end() {
    return ends[count - 1];
  }

  int length(int index) {
    return ends[index] - starts[index];
  }

  String text(int index) {
    return text.substring(starts[index], ends[index]);
  }

  /**
   * Returns the value of a symbol or of a number up to 25, 0 for an empty cell or for nothing at
   * all, or {@link Symbols#UNKNOWN}.
   */
  int value(int index) {
    if (length(index) == 0) {
      return 0;
    }
    char first = text.charAt(starts[index]);
    if (length(index) == 1) {
      return Symbols.valueOf(first);
    }
    char second = text.charAt(starts[index] + 1);
    if (length(index) == 2 && isDigit(first) && isDigit(second)) {
      int number = 10 * (first - '0') + second - '0';
      return number <= Symbols.MAX_VALUE ? number : Symbols.UNKNOWN;
    }
    return Symbols.UNKNOWN;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  /**
   * Returns whether the pieces are numbers of one and two digits, as in large puzzles, rather than
   * groups of symbols.
   */
  boolean areNumbers() {
    boolean anyOfTwoDigits = false;
    for (int i = 0; i < count; i++) {
      if (length(i) > 2) {
        return false;
      }
      anyOfTwoDigits |= length(i) == 2 && value(i) >= TWO_DIGITS;
    }
    return anyOfTwoDigits && count >= TWO_DIGITS;
  }

  /** Returns whether all pieces have the same length. */
  boolean areAlike() {
    for (int i = 1; i < count; i++) {
      if (length(i) != length(0)) {
        return false;
      }
    }
    return true;
  }

  /** Returns every character of every piece as a piece of its own. */
  Spans characters() {
    return characters(0, count);
  }

  /** Returns every character of one piece as a piece of its own. */
  Spans charactersOf(int index) {
    return characters(index, index + 1);
  }

  private Spans characters(int first, int end) {
    Spans characters = new Spans(text);
    for (int i = first; i < end; i++) {
      int at = starts[i];
      while (at < ends[i]) {
        int next = at + Character.charCount(text.codePointAt(at));
        characters.add(at, next);
        at = next;
      }
    }
    return characters;
  }
}
