package org.cspworkbench.xcsp3;

import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.jspecify.annotations.Nullable;

/**
 * The text of a table that has numbers and stars only, such as {@code (0,1)(2,*)}, read in one
 * pass: tables make up most of the largest instances.
 */
final class TupleText {

  private final String text;
  private int at;

  private TupleText(String text) {
    this.text = text;
  }

  /** Returns the tuples, or nothing if the text has other entries or is not well formed. */
  static Optional<int[][]> read(String text) {
    return Optional.ofNullable(new TupleText(text).tuples());
  }

  private int @Nullable [][] tuples() {
    List<int[]> tuples = new ArrayList<>();
    int[] tuple = new int[8];
    for (skipBlanks(); at < text.length(); skipBlanks()) {
      if (text.charAt(at) != '(') {
        return null;
      }
      Cancellation.check();
      int length = 0;
      do {
        at++; // the bracket or a comma
        skipBlanks();
        tuple = Ints.ensureCapacity(tuple, length + 1, length);
        if (!readInto(tuple, length++)) {
          return null;
        }
        skipBlanks();
      } while (at < text.length() && text.charAt(at) == ',');
      if (at == text.length() || text.charAt(at) != ')') {
        return null;
      }
      at++;
      tuples.add(java.util.Arrays.copyOf(tuple, length));
    }
    return tuples.toArray(new int[0][]);
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  /** Reads a number of at most nine digits or a star. */
  private boolean readInto(int[] tuple, int k) {
    if (at < text.length() && text.charAt(at) == '*') {
      tuple[k] = TableConstraints.STAR;
      at++;
      return true;
    }
    boolean isNegative = at < text.length() && text.charAt(at) == '-';
    int start = isNegative || (at < text.length() && text.charAt(at) == '+') ? ++at : at;
    int value = 0;
    while (at < text.length() && at - start < 9 && isDigit(text.charAt(at))) {
      value = 10 * value + text.charAt(at++) - '0';
    }
    tuple[k] = isNegative ? -value : value;
    return at > start && (at == text.length() || !isDigit(text.charAt(at)));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
