package org.cspworkbench.presentation.words;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.ValueSet;

/**
 * Names sets of values in any language by their intervals, such as {@code 12..507, 900..1000}: what
 * every view shows of a wide domain, in a time that does not grow with the number of values.
 */
public final class IntervalText {

  /** The most intervals that are named; further ones are counted. */
  private static final int MOST = 3;

  private IntervalText() {}

  /** Returns whether {@code domain} is wide, so that views show intervals in place of values. */
  public static boolean isFor(Domain domain) {
    return domain.size() > Network.DEFAULT_NARROW;
  }

  /**
   * Returns the first intervals of {@code values}, and how many more there are: {@code 1..3, 5, …
   * +7}.
   */
  public static String of(Domain domain, ValueSet values) {
    return of(domain, values, MOST);
  }

  /** Returns the first {@code most} intervals of {@code values}, at least one, the same way. */
  public static String of(Domain domain, ValueSet values, int most) {
    StringBuilder text = new StringBuilder();
    int named = Math.min(most, values.intervalCount());
    for (int k = 0; k < named; k++) {
      text.append(k == 0 ? "" : ", ").append(interval(domain, values.first(k), values.last(k)));
    }
    int more = values.intervalCount() - named;
    return more == 0 ? text.toString() : text.append(", … +").append(more).toString();
  }

  /** Returns the names of all {@code values}: each one, or each interval of a wide domain. */
  public static Stream<String> names(Domain domain, ValueSet values) {
    return isFor(domain)
        ? IntStream.range(0, values.intervalCount())
            .mapToObj(k -> interval(domain, values.first(k), values.last(k)))
        : values.indices().mapToObj(domain::labelAt);
  }

  private static String interval(Domain domain, int first, int last) {
    String from = domain.labelAt(first);
    return first == last ? from : from + ".." + domain.labelAt(last);
  }
}
