package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.Scope.NONE;

/**
 * Compact table: domain consistency of a list of allowed tuples (Demeulenaere, Hartert, Lecoutre,
 * Perez, Perron, Régin, Schaus, "Compact-Table: Efficiently Filtering Table Constraints with
 * Reversible Sparse Bit-Sets", CP 2016), which may leave places open (Verhaeghe, Lecoutre and
 * Schaus, "Extending Compact-Table to Negative and Short Tables", AAAI 2017).
 *
 * <p>Each value of each variable has the set of tuples that go with it, in words of bits. A
 * variable that has lost values leaves only the tuples that go with one of its others; a value
 * stays if a live tuple goes with it, tried first where one was found last. O(Σd · t/64) for t
 * tuples over Σd values.
 */
final class CompactTable implements Propagator {

  private final Scope scope;
  private final TupleSets tuples;
  private final LiveTuples live;
  private final int[][] residue; // by position and value: the word of the last live tuple found

  /** The propagator of a list of allowed {@code tuples} for the variables of {@code scope}. */
  CompactTable(TupleSets tuples, Scope scope) {
    this.scope = scope;
    this.tuples = tuples;
    live = new LiveTuples(tuples, scope);
    residue = new int[scope.size()][];
    for (int k = 0; k < residue.length; k++) {
      residue[k] = new int[scope.wholeSize(k)];
    }
  }

  @Override
  public boolean propagate() {
    boolean dropped = live.dropThoseWithoutValues();
    if (live.isEmpty()) {
      scope.removeAll(0);
      return false;
    }
    return !dropped || removeUnused();
  }

  private boolean removeUnused() {
    for (int k = 0; k < scope.size(); k++) {
      for (int i = scope.first(k); i != NONE; i = scope.next(k, i)) {
        if (!isUsed(k, i) && !scope.remove(k, i)) {
          return false;
        }
      }
      live.noteSize(k);
    }
    return true;
  }

  private boolean isUsed(int k, int i) {
    long[] set = tuples.with(k, i);
    if (live.meetsIn(residue[k][i], set)) {
      return true;
    }
    int word = live.meetingWord(set);
    if (word == NONE) {
      return false;
    }
    residue[k][i] = word;
    return true;
  }
}
