package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/**
 * The arguments of one use of a template: {@code %0} stands for the first of them, and {@code %...}
 * for all that have no number in the template. Arguments without a place in the template are
 * refused.
 */
final class Arguments {

  /** Outside a template. */
  static final Arguments NONE = new Arguments(ImmutableList.of(), 0, null);

  private static final Pattern PARAMETER = Pattern.compile("%(\\.\\.\\.|\\d{1,9})");

  private final ImmutableList<String> values;
  private final int numbered;
  private final @Nullable Element place;
  private final BitSet used = new BitSet();

  /**
   * Arguments for a template.
   *
   * @param values the arguments, in order
   * @param numbered how many of them have a number in the template
   * @param place the element in which the arguments are
   */
  Arguments(List<String> values, int numbered, @Nullable Element place) {
    this.values = ImmutableList.copyOf(values);
    this.numbered = numbered;
    this.place = place;
  }

  /** Returns the element in which the arguments are, or {@code other} if there are none. */
  Element placeOr(Element other) {
    return place == null ? other : place;
  }

  /** Returns how many parameters with a number a template has: its largest number and one more. */
  static int numberedIn(String template) {
    return PARAMETER
        .matcher(template)
        .results()
        .filter(parameter -> Character.isDigit(parameter.group(1).charAt(0)))
        .mapToInt(parameter -> Integer.parseInt(parameter.group(1)) + 1)
        .max()
        .orElse(0);
  }

  /** Returns {@code text} with the arguments in place of the parameters. */
  String putInto(String text) {
    if (text.indexOf('%') < 0) {
      return text;
    }
    StringBuilder concrete = new StringBuilder();
    Matcher parameter = PARAMETER.matcher(text);
    while (parameter.find()) {
      boolean isRest = parameter.group(1).startsWith(".");
      int first = isRest ? numbered : Integer.parseInt(parameter.group(1));
      int end = isRest ? values.size() : first + 1;
      if (end > values.size() || this == NONE) {
        throw UnsupportedPart.fault("the parameter " + parameter.group() + " has no argument");
      }
      used.set(Math.min(first, end), end);
      parameter.appendReplacement(
          concrete,
          Matcher.quoteReplacement(String.join(" ", values.subList(Math.min(first, end), end))));
    }
    return parameter.appendTail(concrete).toString();
  }

  /** Rejects arguments that the template does not use. */
  void refuseRest() {
    int unused = used.nextClearBit(0);
    if (unused < values.size()) {
      throw UnsupportedPart.fault(
          "the argument " + Screening.quoted(values.get(unused)) + " has no place in the template");
    }
  }
}
