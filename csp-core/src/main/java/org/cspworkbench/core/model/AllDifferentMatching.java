package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

import java.util.Arrays;
import org.cspworkbench.core.cancellation.Cancellation;

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
 * component of them keeps its own values and no others. The component of a variable is what it
 * reaches, and from where it can be reached (Fleischer, Hendrickson and Pınar, "On Identifying
 * Strongly Connected Components in Parallel", IPDPS 2000): sets of values, which a word holds 64 at
 * a time. Usually there is one component, and the first pass backwards meets all variables.
 *
 * <p>Looks at open variables only, and keeps them apart from those with one value, which never come
 * back before backtracking (a sparse set: Briggs and Torczon, "An Efficient Representation for
 * Sparse Sets", LOPLAS 2, 1993): that a variable with one value takes it from the others is left to
 * the pairs of the constraint, which must have been made arc consistent before. O(n·d/64) where the
 * matching still holds and there is one component, O(n³·d/64) at worst, for n open variables and d
 * values in all. Changes nothing, and looks no further, where every open variable has at least n
 * values.
 */
final class AllDifferentMatching implements Propagator {

  private static final int ROWS_BETWEEN_LOOKS = 1 << 12; // at the request to stop

  private final Scope scope;
  private final ValueNumbers values;
  private final int width; // words for a set of values
  private final long[] rows; // by position: what is left, as value numbers
  private final int[] positions; // the open variables first
  private final Scope.Reversible open; // how many are open
  private int openCount; // the same, during a call

  private final int[] valueOf; // the matching, by position; kept between calls
  private final int[] ownerOf; // and by value, for those that are taken
  private final long[] taken;

  private final long[] reached; // values, while the matching grows or a component is found
  private final int[] reachedFrom; // by value, a position
  private final int[] waiting; // positions
  private int waitingCount;

  private final long[] loose; // values that are free, or whose owner can move on to one that is
  private final long[] component; // values that can be exchanged for one another
  private boolean hasRemoved; // a value, at the last call
  private int rowsToLook = ROWS_BETWEEN_LOOKS; // until the next look at the request to stop
  private final long[] done; // values that are loose, or of a component that has been filtered

  /** The propagator of {@code constraint} on the domains of its scope. */
  AllDifferentMatching(DifferentValues constraint, Scope scope) {
    this.scope = scope;
    values = ValueNumbers.of(constraint, scope.memo());
    int n = scope.size();
    width = (values.count() + 63) >>> 6;
    rows = new long[n * width];
    positions = new int[n];
    Arrays.setAll(positions, k -> k);
    open = scope.reversible(1);
    open.set(0, n);
    valueOf = new int[n];
    ownerOf = new int[values.count()];
    taken = new long[width];
    reached = new long[width];
    reachedFrom = new int[values.count()];
    waiting = new int[n];
    loose = new long[width];
    component = new long[width];
    done = new long[width];
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

  /** Returns whether the last call has removed a value. */
  boolean hasRemoved() {
    return hasRemoved;
  }

  @Override
  public boolean propagate() {
    hasRemoved = false;
    if (!isWorthwhile()) {
      return true;
    }
    readOpenVariables();
    for (int o = 0; o < openCount; o++) {
      if (valueOf[positions[o]] == NONE && !match(positions[o])) {
        scope.removeAll(positions[o]);
        hasRemoved = true;
        return false;
      }
    }
    findLooseValues();
    if (waitingCount > 0) { // else each can move on, whatever another takes
      prune();
    }
    return true;
  }

  /**
   * Finds the open variables; returns whether one of them has fewer values than there are open
   * variables.
   */
  private boolean isWorthwhile() {
    int before = open.getInt(0);
    openCount = before;
    int fewest = Integer.MAX_VALUE;
    for (int o = before - 1; o >= 0; o--) {
      int k = positions[o];
      int size = scope.domainSize(k);
      if (size == 1) {
        positions[o] = positions[--openCount];
        positions[openCount] = k;
      } else {
        fewest = Math.min(fewest, size);
      }
    }
    if (openCount < before) {
      open.set(0, openCount);
    }
    return fewest < openCount;
  }

  private void readOpenVariables() {
    Arrays.fill(taken, 0);
    for (int o = 0; o < openCount; o++) {
      int k = positions[o];
      values.read(scope, k, rows, k * width);
      int v = valueOf[k];
      if (v != NONE && (rows[k * width + (v >>> 6)] >>> v & 1) != 0 && !holds(taken, v)) {
        own(k, v);
      } else {
        valueOf[k] = NONE;
      }
    }
  }

  private void own(int k, int v) {
    valueOf[k] = v;
    ownerOf[v] = k;
    add(taken, v);
  }

  /** Finds a value for {@code root}, breadth first, making others move on to other values. */
  private boolean match(int root) {
    lookBefore(openCount);
    Arrays.fill(reached, 0);
    waiting[0] = root;
    for (int first = 0, last = 1; first < last; first++) {
      int k = waiting[first];
      int free = firstOutside(k, taken);
      if (free != NONE) {
        reachedFrom[free] = k;
        moveOn(root, free);
        return true;
      }
      for (int v = firstOutside(k, reached); v != NONE; v = firstOutside(k, reached)) {
        add(reached, v);
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

  /** Finds the values from which a free one can be reached, backwards from these. */
  private void findLooseValues() {
    Arrays.fill(loose, 0);
    for (int o = 0; o < openCount; o++) {
      addAll(loose, positions[o]);
    }
    for (int w = 0; w < width; w++) {
      loose[w] &= ~taken[w];
    }
    System.arraycopy(positions, 0, waiting, 0, openCount);
    waitingCount = openCount;
    if (!isEmpty(loose)) {
      growBackwards(loose);
    }
  }

  /**
   * Adds to {@code set} the value of each waiting variable that can take another one of the set,
   * until nothing changes; these variables wait no longer.
   */
  private void growBackwards(long[] set) {
    int before = Integer.MAX_VALUE;
    while (waitingCount < before && waitingCount > 0) {
      before = waitingCount;
      lookBefore(before);
      waitingCount = 0;
      for (int o = 0; o < before; o++) {
        int k = waiting[o];
        if (meets(k, set)) {
          add(set, valueOf[k]);
        } else {
          waiting[waitingCount++] = k;
        }
      }
    }
  }

  private void prune() {
    System.arraycopy(loose, 0, done, 0, width);
    for (int o = 0; o < openCount; o++) {
      int k = positions[o];
      if (holds(loose, valueOf[k])) {
        keep(k, loose);
      } else if (!holds(done, valueOf[k])) {
        findComponent(k);
        pruneComponent();
      }
    }
  }

  /** Finds the values that {@code root} can take if others exchange theirs. */
  private void findComponent(int root) {
    Arrays.fill(component, 0);
    add(component, valueOf[root]);
    growForwards(root);
    growBackwards(component);
  }

  /** Makes {@code root} wait, and all variables whose values it reaches. */
  private void growForwards(int root) {
    lookBefore(openCount);
    System.arraycopy(done, 0, reached, 0, width);
    add(reached, valueOf[root]);
    waiting[0] = root;
    waitingCount = 1;
    for (int next = 0; next < waitingCount; next++) {
      int k = waiting[next];
      for (int w = 0; w < width; w++) {
        long news = rows[k * width + w] & ~reached[w];
        reached[w] |= news;
        for (long rest = news; rest != 0; rest &= rest - 1) {
          waiting[waitingCount++] = ownerOf[w * Long.SIZE + Long.numberOfTrailingZeros(rest)];
        }
      }
    }
  }

  /** Takes all other values from the variables whose values are the component. */
  private void pruneComponent() {
    for (int w = 0; w < width; w++) {
      done[w] |= component[w];
      for (long rest = component[w]; rest != 0; rest &= rest - 1) {
        keep(ownerOf[w * Long.SIZE + Long.numberOfTrailingZeros(rest)], component);
      }
    }
  }

  /** Takes from the variable at position {@code k} all but the values of a set. */
  private void keep(int k, long[] set) {
    for (int w = 0; w < width; w++) {
      long lost = rows[k * width + w] & ~set[w];
      for (long rest = lost; rest != 0; rest &= rest - 1) {
        int v = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        scope.remove(k, values.index(k, v));
        hasRemoved = true;
      }
    }
  }

  /**
   * Looks at the request to stop now and then: a single matching of thousands of variables can take
   * seconds. Called before a pass over this many rows at most, as a look at each row would cost.
   */
  private void lookBefore(int rowCount) {
    rowsToLook -= rowCount;
    if (rowsToLook < 0) {
      rowsToLook = ROWS_BETWEEN_LOOKS;
      Cancellation.check();
    }
  }

  private static void add(long[] set, int v) {
    set[v >>> 6] |= 1L << v;
  }

  private static boolean holds(long[] set, int v) {
    return (set[v >>> 6] >>> v & 1) != 0;
  }

  private void addAll(long[] set, int k) {
    for (int w = 0; w < width; w++) {
      set[w] |= rows[k * width + w];
    }
  }

  private boolean isEmpty(long[] set) {
    for (int w = 0; w < width; w++) {
      if (set[w] != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean meets(int k, long[] set) {
    for (int w = 0; w < width; w++) {
      if ((rows[k * width + w] & set[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first value left at {@code k} that {@code other} does not hold, or NONE. */
  private int firstOutside(int k, long[] other) {
    for (int w = 0; w < width; w++) {
      long rest = rows[k * width + w] & ~other[w];
      if (rest != 0) {
        return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }
}
