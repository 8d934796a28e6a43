package org.cspworkbench.app.html;

import com.google.common.base.Utf8;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Strings that are stored once and referenced by number. */
final class Strings {

  /** The size of quotes and comma. */
  private static final int FRAME = 3;

  /** The additional size of escaped characters. */
  private static final int ESCAPE = 5;

  private static final String ESCAPED = "<>&='\"\\";

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private long bytes;

  /** Returns the number of {@code text}. */
  int number(String text) {
    Integer known = numbers.get(text);
    if (known != null) {
      return known;
    }
    numbers.put(text, numbers.size());
    bytes += size(text);
    return numbers.size() - 1;
  }

  private static int size(String text) {
    long escapes = text.chars().filter(c -> c < ' ' || ESCAPED.indexOf(c) >= 0).count();
    return Utf8.encodedLength(text) + FRAME + ESCAPE * (int) escapes;
  }

  /** Returns an upper bound of the size as JSON in bytes. */
  long bytes() {
    return bytes;
  }

  /** Returns the strings, by number. */
  Collection<String> texts() {
    return numbers.keySet();
  }
}
