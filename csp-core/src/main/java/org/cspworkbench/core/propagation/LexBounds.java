package org.cspworkbench.core.propagation;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.ReversibleInts;
import org.cspworkbench.core.model.Lex;

/**
 * Domain consistency of a lexicographic order (Frisch, Hnich, Kiziltan, Miguel and Walsh, "Global
 * Constraints for Lexicographic Orderings", CP 2002).
 *
 * <p>Only the first place matters at which the lists may differ: all before it are fixed and equal.
 * There the left variable may not be the greater; and if what follows cannot be in order, it must
 * be the smaller. That place only moves on until it is set back. O(n) for lists of n, besides the
 * values that go. Exact while no variable stands twice other than opposite itself.
 */
final class LexBounds implements Propagator {

  private final Scope scope;
  private final boolean mayBeEqual;
  private final int[] left; // the positions, less those where a variable stands opposite itself
  private final int[] right;
  private final ReversibleInts equal; // how many places from the first on are fixed and equal

  /**
   * The propagator of the lexicographic order at {@code constraint} of the structure; it notifies
   * {@code changed} of each variable that it filters.
   */
  LexBounds(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    mayBeEqual = ((Lex) scope.constraint()).order() == Lex.Order.OR_EQUAL;
    int length = scope.size() / 2;
    left = IntStream.range(0, length).filter(k -> !scope.isSame(k, length + k)).toArray();
    right = IntStream.of(left).map(k -> length + k).toArray();
    equal = new ReversibleInts(domains, 1);
  }

  @Override
  public boolean propagate() {
    int at = equal.get(0);
    for (; at < left.length && keepInOrder(at, 0); at++) {
      if (!isFixedAndEqual(at)) {
        setEqual(at);
        return mayBeInOrderFrom(at + 1) || keepInOrder(at, 1);
      }
    }
    setEqual(at);
    if (at < left.length) {
      return false;
    }
    if (!mayBeEqual) {
      scope.removeAll(0);
    }
    return mayBeEqual;
  }

  /**
   * Keeps what lets left + {@code gap} ≤ right at place {@code at}; returns whether anything does.
   */
  private boolean keepInOrder(int at, int gap) {
    return scope.removeAbove(left[at], (long) scope.max(right[at]) - gap)
        && scope.removeBelow(right[at], (long) scope.min(left[at]) + gap);
  }

  private boolean isFixedAndEqual(int at) {
    return scope.min(left[at]) == scope.max(right[at]);
  }

  /** Returns whether the lists from place {@code from} on, taken by themselves, can be in order. */
  private boolean mayBeInOrderFrom(int from) {
    for (int at = from; at < left.length; at++) {
      int least = scope.min(left[at]);
      int most = scope.max(right[at]);
      if (least != most) {
        return least < most;
      }
    }
    return mayBeEqual;
  }

  private void setEqual(int places) {
    if (places > equal.get(0)) {
      equal.set(0, places);
    }
  }
}
