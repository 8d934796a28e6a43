package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

/**
 * Domain consistency of an extremum (Beldiceanu, "Pruning for the Minimum Constraint Family and for
 * the Number of Distinct Values Constraint Family", CP 2001), described for the largest: no
 * variable exceeds it, it is not less than what some variable certainly reaches, and each of its
 * values is one of a variable.
 *
 * <p>Where only one variable has the largest value that is left, the others can be the largest only
 * up to the last value that one of them shares with the extremum: beyond it, that variable keeps
 * what the extremum has. The variable that had a value last is asked first. O(n + d) mostly, O(n·d)
 * at worst, for n variables and d values of the extremum. Exact while no variable is repeated; on
 * bounds alone where the extremum has more than 1,024 values.
 */
final class ExtremumSupports implements Propagator {

  private static final int MOST_VALUES = 1_024;

  private final Scope scope;
  private final boolean isLargest;
  private final int extremum; // the position of the extremum, after the variables
  private final int[] holder; // by value of the extremum: a variable that had it last; may be empty

  /** The propagator of the smallest or largest of the variables of {@code scope} but the last. */
  ExtremumSupports(Extremum.Which which, Scope scope) {
    this.scope = scope;
    isLargest = which == Extremum.Which.MAX;
    extremum = scope.size() - 1;
    holder = new int[scope.wholeSize(extremum) > MOST_VALUES ? 0 : scope.wholeSize(extremum)];
  }

  @Override
  public boolean propagate() {
    return keepWithin() && (holder.length == 0 ? keepReach() : keepHeld() && keepShared());
  }

  /** Returns the last value at {@code position}, in the direction of the extremum. */
  private int last(int position) {
    return isLargest ? scope.max(position) : scope.min(position);
  }

  private int first(int position) {
    return isLargest ? scope.min(position) : scope.max(position);
  }

  private boolean isBeyond(int value, int other) {
    return isLargest ? value > other : value < other;
  }

  private boolean removeBeyond(int position, int last) {
    return isLargest ? scope.removeAbove(position, last) : scope.removeBelow(position, last);
  }

  private boolean removeBefore(int position, int first) {
    return isLargest ? scope.removeBelow(position, first) : scope.removeAbove(position, first);
  }

  /** No variable is beyond the extremum, which is where some variable can be and all must be. */
  private boolean keepWithin() {
    int end = last(extremum);
    int reached = last(0);
    int certain = first(0);
    for (int k = 0; k < extremum; k++) {
      reached = isBeyond(last(k), reached) ? last(k) : reached;
      certain = isBeyond(first(k), certain) ? first(k) : certain;
      if (!removeBeyond(k, end)) {
        return false;
      }
    }
    return removeBeyond(extremum, reached) && removeBefore(extremum, certain);
  }

  /** If one variable alone can be the extremum, it is. */
  private boolean keepReach() {
    int start = first(extremum);
    int only = NONE;
    for (int k = 0; k < extremum; k++) {
      if (!isBeyond(start, last(k))) {
        if (only != NONE) {
          return true;
        }
        only = k;
      }
    }
    return only == NONE || removeBefore(only, start);
  }

  /** Each value of the extremum is one of a variable. */
  private boolean keepHeld() {
    for (int i = scope.first(extremum); i != NONE; i = scope.next(extremum, i)) {
      int value = scope.value(extremum, i);
      if (!scope.hasValue(holder[i], value)) {
        int k = holder(value, NONE);
        if (k != NONE) {
          holder[i] = k;
        } else if (!scope.remove(extremum, i)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns a variable that has {@code value}, other than the one at {@code besides}. */
  private int holder(int value, int besides) {
    for (int k = 0; k < extremum; k++) {
      if (k != besides && scope.hasValue(k, value)) {
        return k;
      }
    }
    return NONE;
  }

  /** If one variable alone has the last value, it keeps what the others reach, or it shares. */
  private boolean keepShared() {
    int end = last(extremum);
    int only = holder(end, NONE);
    if (holder(end, only) != NONE) {
      return true;
    }
    boolean isReached = false;
    int reached = 0; // by another variable: the last value that is one of the extremum
    for (int i = scope.first(extremum); i != NONE; i = scope.next(extremum, i)) {
      int value = scope.value(extremum, i);
      if ((!isReached || isBeyond(value, reached)) && holder(value, only) != NONE) {
        isReached = true;
        reached = value;
      }
    }
    for (int i = scope.first(only); i != NONE; i = scope.next(only, i)) {
      int value = scope.value(only, i);
      if ((!isReached || isBeyond(value, reached))
          && !scope.hasValue(extremum, value)
          && !scope.remove(only, i)) {
        return false;
      }
    }
    return true;
  }
}
