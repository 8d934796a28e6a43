package org.cspworkbench.tiles;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Comparator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Which labels may touch: equal labels and no others, except for what is listed.
 *
 * @param exceptions the unequal labels that may touch, and the labels that may not touch their
 *     equal, as couples of one label
 */
public record EdgeMatching(ImmutableSet<Couple> exceptions) {

  /** Labels may touch if they are equal. */
  public static final EdgeMatching EQUAL = new EdgeMatching(ImmutableSet.of());

  /**
   * Two labels that touch, in any order, both read in one direction. If two labels may touch, so
   * may their mirror images: both couples are the same object of this type.
   *
   * @param first one label
   * @param second the other label, or the same
   */
  public record Couple(EdgeLabel first, EdgeLabel second) {

    private static final Comparator<EdgeLabel[]> BY_TEXT =
        Comparator.<EdgeLabel[], String>comparing(labels -> labels[0].text())
            .thenComparing(labels -> labels[1].text());

    /** Takes the least of the couples that mean the same. */
    public Couple {
      EdgeLabel[] least =
          Stream.of(
                  new EdgeLabel[] {first, second},
                  new EdgeLabel[] {second, first},
                  new EdgeLabel[] {first.mirrored(), second.mirrored()},
                  new EdgeLabel[] {second.mirrored(), first.mirrored()})
              .min(BY_TEXT)
              .orElseThrow();
      first = least[0];
      second = least[1];
    }

    private boolean isAmong(ImmutableSet<EdgeLabel> labels) {
      return has(labels, first) && has(labels, second);
    }

    private static boolean has(ImmutableSet<EdgeLabel> labels, EdgeLabel label) {
      return labels.contains(label) || labels.contains(label.mirrored());
    }
  }

  /** Returns whether two labels may touch, both read in one direction. */
  public boolean meets(EdgeLabel first, EdgeLabel second) {
    boolean isException = !exceptions.isEmpty() && exceptions.contains(new Couple(first, second));
    return first.equals(second) != isException;
  }

  /** Returns this matching, but with the opposite answer for these two labels. */
  public EdgeMatching toggled(EdgeLabel first, EdgeLabel second) {
    return new EdgeMatching(
        Sets.symmetricDifference(exceptions, ImmutableSet.of(new Couple(first, second)))
            .immutableCopy());
  }

  /** Returns this matching with the exceptions of another one. */
  public EdgeMatching and(EdgeMatching other) {
    return new EdgeMatching(Sets.union(exceptions, other.exceptions).immutableCopy());
  }

  /** Returns what this matching states of {@code labels} and their mirror images. */
  public EdgeMatching among(ImmutableSet<EdgeLabel> labels) {
    return new EdgeMatching(
        exceptions.stream().filter(couple -> couple.isAmong(labels)).collect(toImmutableSet()));
  }

  /** Returns this matching with other names for the labels. */
  public EdgeMatching renamed(UnaryOperator<EdgeLabel> names) {
    return new EdgeMatching(
        exceptions.stream()
            .map(couple -> new Couple(names.apply(couple.first), names.apply(couple.second)))
            .collect(toImmutableSet()));
  }
}
