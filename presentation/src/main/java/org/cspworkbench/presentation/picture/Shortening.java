package org.cspworkbench.presentation.picture;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;

/**
 * The names and labels that pictures show: a shortening of long names that treats all names alike:
 * the beginning and the end remain, and an ellipsis replaces the middle.
 */
public final class Shortening {

  private static final String ELLIPSIS = "…";

  private Shortening() {}

  /**
   * Returns these names with at most {@code most} characters each. Different names remain different
   * if any split between beginning and end permits it.
   *
   * @param most at least 3
   */
  public static ImmutableList<String> of(List<String> names, int most) {
    if (names.stream().allMatch(name -> length(name) <= most)) {
      return ImmutableList.copyOf(names);
    }
    int different = new HashSet<>(names).size();
    for (int tail = (most - 1) / 2; tail <= most - 2; tail++) {
      ImmutableList<String> shortened = of(names, most, tail);
      if (new HashSet<>(shortened).size() == different) {
        return shortened;
      }
    }
    return of(names, most, (most - 1) / 2);
  }

  private static ImmutableList<String> of(List<String> names, int most, int tail) {
    return names.stream()
        .map(name -> shortened(name, most, tail))
        .collect(ImmutableList.toImmutableList());
  }

  private static int length(String name) {
    return name.codePointCount(0, name.length());
  }

  private static String shortened(String name, int most, int tail) {
    int length = length(name);
    if (length <= most) {
      return name;
    }
    int head = name.offsetByCodePoints(0, most - 1 - tail);
    int end = name.offsetByCodePoints(0, length - tail);
    return name.substring(0, head) + ELLIPSIS + name.substring(end);
  }

  /** Returns the labels of all values of {@code domain}, in full. */
  public static ImmutableList<String> labels(Domain domain) {
    return IntStream.range(0, domain.size())
        .mapToObj(domain::labelAt)
        .collect(ImmutableList.toImmutableList());
  }
}
