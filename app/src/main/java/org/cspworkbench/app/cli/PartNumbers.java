package org.cspworkbench.app.cli;

import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the numbers of parts: {@code 17}, {@code 17..32}, or several of these with commas. */
final class PartNumbers {

  private static final Pattern RANGE = Pattern.compile("(\\d+)(?:\\.\\.(\\d+))?");

  private PartNumbers() {}

  /** Returns the numbers in {@code text}, which are from 1 to {@code count}; all for null. */
  static BitSet read(@Nullable String text, int count, Usage usage) {
    BitSet numbers = new BitSet();
    if (text == null) {
      numbers.set(1, count + 1);
      return numbers;
    }
    for (String range : Splitter.on(',').trimResults().split(text)) {
      Matcher matcher = RANGE.matcher(range);
      int from = matcher.matches() ? number(matcher.group(1)) : 0;
      int to = from > 0 && matcher.group(2) != null ? number(matcher.group(2)) : from;
      usage.check(
          1 <= from && from <= to && to <= count,
          "--part: expected a part from 1 to %d, or a range such as 1..%d, found '%s'"
              .formatted(count, count, range));
      numbers.set(from, to + 1);
    }
    return numbers;
  }

  private static int number(String digits) {
    Integer number = Ints.tryParse(digits);
    return number == null ? Integer.MAX_VALUE : number;
  }
}
