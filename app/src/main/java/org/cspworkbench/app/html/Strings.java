package org.cspworkbench.app.html;

import com.google.common.base.Utf8;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Texts that are written once and named by a number wherever they occur. */
final class Strings {

  /** Quotes and a comma. */
  private static final int FRAME = 3;

  /** What the characters take that are written as an escape, beyond their own byte. */
  private static final int ESCAPE = 5;

  private static final String ESCAPED = "<>&='\"\\";

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private long bytes;

  /** The number of {@code text}. */
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

  /** At most so many bytes they take as JSON. */
  long bytes() {
    return bytes;
  }

  /** The texts, by number. */
  Collection<String> texts() {
    return numbers.keySet();
  }
}
