package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.cspworkbench.core.network.Domains;

/**
 * Domain consistency of all-different by matching: a value stays if some way of giving all
 * variables different values uses it (Régin, "A Filtering Algorithm for Constraints of Difference
 * in CSPs", AAAI 1994).
 *
 * <p>A matching gives each variable a value of its own, and is kept from call to call and mended
 * where a value has gone (so it needs no undoing). A variable can take another value instead if the
 * one that now has it can move on to another, and so on, until the chain comes to a value that
 * nobody has, or back to the first. So values are of two kinds. From some a free value can be
 * reached: these anybody can take, and who can reach one can take nothing else. The others belong
 * to variables that can only exchange them among themselves, in circles: a strongly connected
 * component of them keeps its own values and no others. Components are found along one path, by
 * contracting what closes a circle (Purdom 1968, Gabow 2000), all values of a component at once.
 *
 * <p>Looks at open variables only: that a variable with one value takes it from the others is left
 * to the pairs of the constraint, which must have been made arc consistent before. O(n·d/64) where
 * the matching still holds, O(n²·d/64) at worst, for n open variables and d values in all. Changes
 * nothing, and looks no further, where every open variable has at least n values.
 */
public final class AllDifferentMatching implements Propagator {

  private final Scope scope;
  private final ValueNumbers values;
  private final int width; // words for a set of values
  private final long[] rows; // by position: what is left, as value numbers
  private final int[] open;
  private int openCount;

  private final int[] valueOf; // the matching, by position; kept between calls
  private final int[] ownerOf; // and by value, for those that are taken
  private final long[] taken;

  private final long[] seen; // values reached, while the matching grows or components are found
  private final int[] reachedFrom; // by value, a position
  private final int[] waiting;

  private final long[] loose; // values that are free, or whose owner can move on to one that is

  // The path from component to component, each a set of values in every one of these.
  private final long[] held; // what its variables have
  private final long[] wanted; // what they could take
  private final long[] before; // what the components before it on the path have

  /**
   * The propagator of the all-different constraint at {@code constraint} of the structure; it
   * notifies {@code changed} of each variable that it filters.
   */
  public AllDifferentMatching(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    values = ValueNumbers.of(domains.network().structure(), constraint);
    int n = scope.size();
    width = (values.count() + 63) >>> 6;
    rows = new long[n * width];
    open = new int[n];
    valueOf = new int[n];
    ownerOf = new int[values.count()];
    taken = new long[width];
    seen = new long[width];
    reachedFrom = new int[values.count()];
    waiting = new int[n];
    loose = new long[width];
    held = new long[n * width];
    wanted = new long[n * width];
    before = new long[n * width];
    Arrays.fill(valueOf, NONE);
  }

  /** Returns the number of variables of the constraint. */
  int variableCount() {
    return scope.size();
  }

  /** Returns the number of values that the variables can take together, before any was removed. */
  int valueCount() {
    return values.count();
  }

  @Override
  public boolean propagate() {
    if (!isWorthwhile()) {
      return true;
    }
    readOpenVariables();
    for (int o = 0; o < openCount; o++) {
      if (valueOf[open[o]] == NONE && !match(open[o])) {
        scope.removeAll(open[o]);
        return false;
      }
    }
    findLooseValues();
    prune();
    return true;
  }

  /** Returns whether some open variable has fewer values than there are open variables. */
  private boolean isWorthwhile() {
    openCount = 0;
    int fewest = Integer.MAX_VALUE;
    for (int k = 0; k < scope.size(); k++) {
      int size = scope.domainSize(k);
      if (size != 1) {
        open[openCount++] = k;
        fewest = Math.min(fewest, size);
      }
    }
    return fewest < openCount;
  }

  private void readOpenVariables() {
    Arrays.fill(taken, 0);
    for (int o = 0; o < openCount; o++) {
      int k = open[o];
      values.read(scope, k, rows, k * width);
      int v = valueOf[k];
      if (v != NONE && holds(rows, k, v) && !holds(taken, 0, v)) {
        own(k, v);
      } else {
        valueOf[k] = NONE;
      }
    }
  }

  private void own(int k, int v) {
    valueOf[k] = v;
    ownerOf[v] = k;
    add(taken, 0, v);
  }

  /** Finds a value for {@code root}, breadth first, making others move on to other values. */
  private boolean match(int root) {
    Arrays.fill(seen, 0);
    waiting[0] = root;
    for (int first = 0, last = 1; first < last; first++) {
      int k = waiting[first];
      int free = firstOutside(rows, k, taken);
      if (free != NONE) {
        reachedFrom[free] = k;
        moveOn(root, free);
        return true;
      }
      for (int v = firstOutside(rows, k, seen); v != NONE; v = firstOutside(rows, k, seen)) {
        add(seen, 0, v);
        reachedFrom[v] = k;
        waiting[last++] = ownerOf[v];
      }
    }
    return false;
  }

  /**
   * Gives {@code free} to the variable from which it was reached, its old value to the one before.
   */
  private void moveOn(int root, int free) {
    int v = free;
    for (int k = reachedFrom[v]; ; k = reachedFrom[v]) {
      int old = valueOf[k];
      own(k, v);
      if (k == root) {
        return;
      }
      v = old;
    }
  }

  private void findLooseValues() {
    Arrays.fill(loose, 0);
    for (int o = 0; o < openCount; o++) {
      addAll(loose, 0, rows, open[o]);
    }
    for (int w = 0; w < width; w++) {
      loose[w] &= ~taken[w];
    }
    boolean more = !isEmpty(loose);
    while (more) {
      more = false;
      for (int o = 0; o < openCount; o++) {
        int k = open[o];
        if (!holds(loose, 0, valueOf[k]) && meet(rows, k, loose, 0)) {
          add(loose, 0, valueOf[k]);
          more = true;
        }
      }
    }
  }

  private void prune() {
    System.arraycopy(loose, 0, seen, 0, width);
    for (int o = 0; o < openCount; o++) {
      int k = open[o];
      if (holds(loose, 0, valueOf[k])) {
        keep(k, loose, 0);
      } else if (!holds(seen, 0, valueOf[k])) {
        pruneComponentsFrom(valueOf[k]);
      }
    }
  }

  private void pruneComponentsFrom(int root) {
    Arrays.fill(before, 0, width, 0);
    enter(root, 0);
    for (int last = 0; last >= 0; ) {
      if (meet(wanted, last, before, last)) { // back to an earlier one: together they are one
        addAll(held, last - 1, held, last);
        addAll(wanted, last - 1, wanted, last);
        last--;
        continue;
      }
      int v = firstOutside(wanted, last, seen);
      if (v == NONE) {
        close(last--);
      } else {
        last++;
        copy(before, last - 1, before, last);
        addAll(before, last, held, last - 1);
        enter(v, last);
      }
    }
  }

  /** The owner of {@code v} becomes component number {@code c} of the path. */
  private void enter(int v, int c) {
    add(seen, 0, v);
    Arrays.fill(held, c * width, (c + 1) * width, 0);
    add(held, c, v);
    System.arraycopy(rows, ownerOf[v] * width, wanted, c * width, width);
  }

  /** Nothing more belongs to component number {@code c} of the path. */
  private void close(int c) {
    for (int w = 0; w < width; w++) {
      for (long rest = held[c * width + w]; rest != 0; rest &= rest - 1) {
        keep(ownerOf[w * Long.SIZE + Long.numberOfTrailingZeros(rest)], held, c);
      }
    }
  }

  /** Takes from the variable at position {@code k} all but the values of a set. */
  private void keep(int k, long[] sets, int set) {
    for (int w = 0; w < width; w++) {
      long lost = rows[k * width + w] & ~sets[set * width + w];
      for (long rest = lost; rest != 0; rest &= rest - 1) {
        int v = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        scope.remove(k, values.index(k, v));
      }
    }
  }

  private void add(long[] sets, int set, int v) {
    sets[set * width + (v >>> 6)] |= 1L << v;
  }

  private boolean holds(long[] sets, int set, int v) {
    return (sets[set * width + (v >>> 6)] >>> v & 1) != 0;
  }

  private void addAll(long[] sets, int set, long[] others, int other) {
    for (int w = 0; w < width; w++) {
      sets[set * width + w] |= others[other * width + w];
    }
  }

  private void copy(long[] sets, int from, long[] others, int to) {
    System.arraycopy(sets, from * width, others, to * width, width);
  }

  private boolean isEmpty(long[] set) {
    for (int w = 0; w < width; w++) {
      if (set[w] != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean meet(long[] sets, int set, long[] others, int other) {
    for (int w = 0; w < width; w++) {
      if ((sets[set * width + w] & others[other * width + w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first value of a set that {@code other} does not hold, or NONE. */
  private int firstOutside(long[] sets, int set, long[] other) {
    for (int w = 0; w < width; w++) {
      long rest = sets[set * width + w] & ~other[w];
      if (rest != 0) {
        return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }
}
