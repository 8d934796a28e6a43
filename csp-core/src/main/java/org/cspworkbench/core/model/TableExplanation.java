package org.cspworkbench.core.model;

import static org.cspworkbench.core.model.PastScope.NEVER;
import static org.cspworkbench.core.model.PastScope.ROOT;
import static org.cspworkbench.core.model.Scope.NONE;

import com.google.common.base.Equivalence;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Explains a removal by a table of allowed tuples: each tuple with the removed value has another
 * value that is missing too. One missing value is chosen for each tuple in turn, one that is chosen
 * already if possible, otherwise the one that occurs in most of these tuples, so that few are
 * needed; of several such ones, the one that went first.
 */
final class TableExplanation implements Explanation {

  private static final int COVERED = ROOT; // missing at the root, or chosen

  private final TupleList list;
  private final MemoTable memo;
  private final @Nullable TuplesByValue[] byValue; // by place, found when first needed
  private final Domain[] domains; // by place
  private final int[][] lostAt; // by place and index: when, NEVER or COVERED
  private final int[][] uses; // by place and index: in how many of the tuples

  /** Explains what {@code table}, which lists the allowed tuples, removes. */
  TableExplanation(Extension table, MemoTable memo) {
    list = table.tuples();
    this.memo = memo;
    domains = table.scope().stream().map(Variable::domain).toArray(Domain[]::new);
    byValue = new @Nullable TuplesByValue[domains.length];
    lostAt = new int[domains.length][];
    uses = new int[domains.length][];
    for (int k = 0; k < domains.length; k++) {
      lostAt[k] = new int[domains[k].size()];
      uses[k] = new int[domains[k].size()];
    }
  }

  @Override
  public boolean explain(int k, int i, PastScope past) {
    for (int j = 0; j < domains.length; j++) {
      readLosses(j, past);
    }
    int value = domains[k].valueAt(i);
    TuplesByValue tuples = byValue(k);
    int start = tuples.start(value);
    int end = tuples.end(value);
    for (int[] own : uses) {
      Arrays.fill(own, 0);
    }
    for (int at = start; at < end; at++) {
      countUses(tuples.tuple(at));
    }
    for (int at = start; at < end; at++) {
      if (!addMissing(tuples.tuple(at), k, past)) {
        return false;
      }
    }
    return true;
  }

  private TuplesByValue byValue(int k) {
    TuplesByValue known = byValue[k];
    if (known == null) {
      known = TuplesByValue.of(list, k, memo);
      byValue[k] = known;
    }
    return known;
  }

  private void countUses(int tuple) {
    for (int j = 0; j < domains.length; j++) {
      int i = domains[j].indexOf(list.value(tuple, j));
      if (i != NONE) {
        uses[j][i]++;
      }
    }
  }

  private void readLosses(int j, PastScope past) {
    int[] own = lostAt[j];
    for (int i = 0; i < own.length; i++) {
      own[i] = past.removedAt(j, i);
    }
  }

  /** Adds why {@code tuple} is not possible; returns whether it is not. */
  private boolean addMissing(int tuple, int k, PastScope past) {
    int best = NEVER;
    int most = 0;
    int bestPlace = k;
    int bestIndex = 0;
    for (int j = 0; j < domains.length; j++) {
      if (j == k) {
        continue;
      }
      int i = domains[j].indexOf(list.value(tuple, j));
      if (i == NONE || lostAt[j][i] == COVERED) {
        return true;
      }
      if (lostAt[j][i] != NEVER
          && (best == NEVER || uses[j][i] > most || (uses[j][i] == most && lostAt[j][i] < best))) {
        best = lostAt[j][i];
        most = uses[j][i];
        bestPlace = j;
        bestIndex = i;
      }
    }
    if (best == NEVER) {
      return false;
    }
    lostAt[bestPlace][bestIndex] = COVERED;
    past.addRemoved(bestPlace, bestIndex);
    return true;
  }

  /** The tuples of a list in the order of the values at one place, found by bisection. */
  private static final class TuplesByValue {

    /** Stands for a list, by its identity, and a place. */
    private record Key(Equivalence.Wrapper<TupleList> list, int place) {}

    private final long[] sorted; // value, then tuple

    private TuplesByValue(TupleList list, int place) {
      sorted = new long[list.size()];
      Arrays.setAll(sorted, t -> (long) list.value(t, place) << 32 | t);
      Arrays.sort(sorted);
    }

    /** Returns the tuples of {@code list} by their values at {@code place}; all runs share them. */
    static TuplesByValue of(TupleList list, int place, MemoTable memo) {
      return memo.get(
          new Key(Equivalence.identity().wrap(list), place),
          list,
          l -> new TuplesByValue(l, place));
    }

    /** Returns where the tuples with {@code value} begin; see {@link #tuple}. */
    int start(int value) {
      return find((long) value << 32);
    }

    /** Returns where they end. */
    int end(int value) {
      return find(((long) value + 1) << 32);
    }

    /** Returns the tuple number {@code at} in the order of the values. */
    int tuple(int at) {
      return (int) sorted[at];
    }

    private int find(long key) {
      int at = Arrays.binarySearch(sorted, key);
      return at < 0 ? ~at : at;
    }
  }
}
