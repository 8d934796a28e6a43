package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.ReversibleWords;

/**
 * Compact table: generalised arc consistency of a list of allowed tuples (Demeulenaere, Hartert,
 * Lecoutre, Perez, Perron, Régin, Schaus, "Compact-Table: Efficiently Filtering Table Constraints
 * with Reversible Sparse Bit-Sets", CP 2016).
 *
 * <p>Each value of each variable has the set of tuples that use it, in words of bits. A variable
 * that has lost values leaves only the tuples that use one of its others; a value stays if a live
 * tuple uses it, tried first where one was found last. O(Σd · t/64) for t tuples over Σd values.
 */
final class CompactTable implements Propagator {

  private final Scope scope;
  private final long[][][] tuplesWith; // by position and value
  private final int[][] residue; // by position and value: the word of the last live tuple found
  private final LiveTuples live;
  private final ReversibleWords sizes; // by position: of the domain at the last call

  /**
   * The propagator of the table at {@code constraint} of the structure; whatever it changes is told
   * to {@code changed}.
   */
  CompactTable(Domains domains, int constraint, IntConsumer changed) {
    scope = new Scope(domains, constraint, changed);
    Extension table = (Extension) scope.constraint();
    int n = scope.size();
    int words = LiveTuples.wordCount(table.size());
    tuplesWith = new long[n][][];
    residue = new int[n][];
    for (int k = 0; k < n; k++) {
      int d = table.scope().get(k).domain().size();
      tuplesWith[k] = new long[d][words];
      residue[k] = new int[d];
    }
    for (int t = 0; t < table.size(); t++) {
      for (int k = 0; k < n; k++) {
        int value = table.value(t, k);
        if (table.scope().get(k).domain().contains(value)) {
          int i = table.scope().get(k).domain().indexOf(value);
          tuplesWith[k][i][t >>> 6] |= 1L << t;
        }
      }
    }
    sizes = new ReversibleWords(domains, n);
    for (int k = 0; k < n; k++) {
      sizes.set(k, NONE);
    }
    live = new LiveTuples(table.size(), domains);
  }

  @Override
  public boolean propagate() {
    boolean dropped = false;
    for (int k = 0; k < scope.size(); k++) {
      if (scope.domainSize(k) != sizes.get(k)) {
        dropped |= dropTuplesWithoutValuesOf(k);
      }
    }
    if (live.isEmpty()) {
      scope.removeAll(0);
      return false;
    }
    return !dropped || removeUnused();
  }

  /** Says whether any went, or might have gone before the first call. */
  private boolean dropTuplesWithoutValuesOf(int k) {
    boolean first = sizes.get(k) == NONE;
    sizes.set(k, scope.domainSize(k));
    live.clearMask();
    for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
      live.addToMask(tuplesWith[k][i]);
    }
    return live.keepMask() || first;
  }

  private boolean removeUnused() {
    for (int k = 0; k < scope.size(); k++) {
      for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
        if (!isUsed(k, i) && !scope.remove(k, i)) {
          return false;
        }
      }
      sizes.set(k, scope.domainSize(k));
    }
    return true;
  }

  private boolean isUsed(int k, int i) {
    long[] tuples = tuplesWith[k][i];
    if (live.meetsIn(residue[k][i], tuples)) {
      return true;
    }
    int word = live.meetingWord(tuples);
    if (word == NONE) {
      return false;
    }
    residue[k][i] = word;
    return true;
  }
}
