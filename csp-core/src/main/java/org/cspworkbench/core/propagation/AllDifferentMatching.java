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
 * where a value has gone (so it needs no undoing). Another value v of variable x can be used
 * instead if the variable that now has v can move on to another one, and so on, until the chain
 * comes to a value that nobody has, or back to x. So there is an arrow from each variable to those
 * whose values it could take; v stays if x can be reached back, which is to say that x and the
 * owner of v are strongly connected (Tarjan 1972), or if from the owner of v a free value can be
 * reached.
 *
 * <p>Looks at open variables only: that a variable with one value takes it from the others is left
 * to the pairs of the constraint, which must have been made arc consistent before. O(n·d) where the
 * matching still holds, O(n²·d) at worst, for n open variables with d values each. Changes nothing,
 * and looks no further, where every open variable has at least n values.
 */
public final class AllDifferentMatching implements Propagator {

  private final Scope scope;
  private final ValueNumbers values;
  private final int width; // words for the values of one variable
  private final long[] rows; // by position: what is left, as value numbers
  private final int[] open;
  private int openCount;

  private final int[] valueOf; // the matching, by position; kept between calls
  private final int[] ownerOf; // and by value

  private final long[] seen; // values already reached, while the matching grows
  private final int[] reachedFrom; // by value, a position
  private final int[] waiting;

  private final int[] cursor; // by position: the arrow followed last
  private final int[] order; // when the position was entered, 0 if it was not
  private final int[] low;
  private final int[] component; // 0 while it is not known
  private final boolean[] canFree; // whether a free value can be reached
  private final int[] path;
  private final int[] unassembled; // entered and not yet in a component
  private int unassembledCount;
  private int clock;

  /**
   * The propagator of the all-different constraint at {@code constraint} of the structure; whatever
   * it changes is told to {@code changed}.
   */
  public AllDifferentMatching(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    values = ValueNumbers.of(domains.network().structure().constraints().get(constraint));
    int n = scope.size();
    width = (values.count() + 63) >>> 6;
    rows = new long[n * width];
    open = new int[n];
    valueOf = new int[n];
    ownerOf = new int[values.count()];
    seen = new long[width];
    reachedFrom = new int[values.count()];
    waiting = new int[n];
    cursor = new int[n];
    order = new int[n];
    low = new int[n];
    component = new int[n];
    canFree = new boolean[n];
    path = new int[n];
    unassembled = new int[n];
    Arrays.fill(valueOf, NONE);
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
    assembleComponents();
    return prune();
  }

  /** Whether some open variable has fewer values than there are open variables. */
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
    Arrays.fill(ownerOf, NONE);
    for (int o = 0; o < openCount; o++) {
      int k = open[o];
      values.read(scope, k, rows, k * width);
      int v = valueOf[k];
      if (v != NONE && has(k, v) && ownerOf[v] == NONE) {
        ownerOf[v] = k;
      } else {
        valueOf[k] = NONE;
      }
    }
  }

  /** Finds a value for {@code root}, breadth first, making others move on to other values. */
  private boolean match(int root) {
    Arrays.fill(seen, 0);
    waiting[0] = root;
    for (int first = 0, last = 1; first < last; first++) {
      int k = waiting[first];
      for (int v = nextUnseen(k); v != NONE; v = nextUnseen(k)) {
        seen[v >>> 6] |= 1L << v;
        reachedFrom[v] = k;
        if (ownerOf[v] == NONE) {
          moveOn(root, v);
          return true;
        }
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
      valueOf[k] = v;
      ownerOf[v] = k;
      if (k == root) {
        return;
      }
      v = old;
    }
  }

  private void assembleComponents() {
    Arrays.fill(order, 0);
    Arrays.fill(component, 0);
    Arrays.fill(canFree, false);
    clock = 0;
    for (int o = 0; o < openCount; o++) {
      if (order[open[o]] == 0) {
        visit(open[o]);
      }
    }
  }

  private void visit(int root) {
    int depth = enter(root, 0);
    while (depth > 0) {
      int k = path[depth - 1];
      int v = next(k, cursor[k]);
      if (v == NONE) {
        leave(k);
        if (--depth > 0) {
          arrive(path[depth - 1], k);
        }
        continue;
      }
      cursor[k] = v;
      int j = ownerOf[v];
      if (j == NONE) {
        canFree[k] = true;
      } else if (order[j] == 0) {
        depth = enter(j, depth);
      } else {
        arrive(k, j);
      }
    }
  }

  private int enter(int k, int depth) {
    path[depth] = k;
    unassembled[unassembledCount++] = k;
    order[k] = ++clock;
    low[k] = clock;
    cursor[k] = NONE;
    return depth + 1;
  }

  /** There is an arrow from {@code k} to {@code j}, all that is known of which now counts for k. */
  private void arrive(int k, int j) {
    canFree[k] |= canFree[j];
    if (component[j] == 0) {
      low[k] = Math.min(low[k], low[j]);
    }
  }

  /**
   * Every arrow from {@code k} has been followed: if it was the first of its component, closes it.
   */
  private void leave(int k) {
    if (low[k] < order[k]) {
      return;
    }
    int start = unassembledCount;
    do {
      start--;
      canFree[k] |= canFree[unassembled[start]];
    } while (unassembled[start] != k);
    for (int at = start; at < unassembledCount; at++) {
      component[unassembled[at]] = order[k];
      canFree[unassembled[at]] = canFree[k];
    }
    unassembledCount = start;
  }

  private boolean prune() {
    for (int o = 0; o < openCount; o++) {
      int k = open[o];
      for (int v = next(k, NONE); v != NONE; v = next(k, v)) {
        int owner = ownerOf[v];
        if (owner != NONE && component[owner] != component[k] && !canFree[owner]) {
          if (!scope.remove(k, values.index(k, v))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean has(int k, int v) {
    return (rows[k * width + (v >>> 6)] >>> v & 1) != 0;
  }

  private int nextUnseen(int k) {
    for (int w = 0; w < width; w++) {
      long rest = rows[k * width + w] & ~seen[w];
      if (rest != 0) {
        return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }

  private int next(int k, int v) {
    int from = v + 1;
    for (int w = from >>> 6; w < width; w++) {
      long rest = rows[k * width + w] & (w == from >>> 6 ? -1L << from : -1L);
      if (rest != 0) {
        return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }
}
