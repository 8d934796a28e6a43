package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.DomainLog.NEVER;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;

/**
 * Explains a removal by a table of allowed tuples: each tuple with the removed value has another
 * value that is missing too. One missing value is chosen for each tuple in turn, one that is chosen
 * already if possible, otherwise the one that occurs in most of these tuples, so that few are
 * needed; of several such ones, the one that went first.
 */
final class TableExplanation implements Explanation {

  private static final int COVERED = -1; // missing at the root, or chosen

  private final TuplesByValue tuples;
  private final int[] variables; // by place
  private final Domain[] domains;
  private final int[][] lostAt; // by place and index: a position before, NEVER or COVERED
  private final int[][] uses; // by place and index: in how many of the tuples

  TableExplanation(Extension table, TuplesByValue tuples) {
    this.tuples = tuples;
    variables = table.scope().stream().mapToInt(Variable::index).toArray();
    domains = table.scope().stream().map(Variable::domain).toArray(Domain[]::new);
    lostAt = new int[variables.length][];
    uses = new int[variables.length][];
    for (int k = 0; k < variables.length; k++) {
      lostAt[k] = new int[domains[k].size()];
      uses[k] = new int[domains[k].size()];
    }
  }

  @Override
  public boolean explain(int k, int i, int position, Reason reason) {
    for (int j = 0; j < variables.length; j++) {
      readLosses(j, position, reason);
    }
    int value = domains[k].valueAt(i);
    countUses(k, value);
    for (int at = tuples.start(k, value), end = tuples.end(k, value); at < end; at++) {
      if (!addMissing(tuples.tuple(k, at), k, reason)) {
        return false;
      }
    }
    return true;
  }

  private void countUses(int k, int value) {
    for (int[] own : uses) {
      Arrays.fill(own, 0);
    }
    for (int at = tuples.start(k, value), end = tuples.end(k, value); at < end; at++) {
      int tuple = tuples.tuple(k, at);
      for (int j = 0; j < variables.length; j++) {
        int i = domains[j].indexOf(tuples.value(tuple, j));
        if (i != NONE) {
          uses[j][i]++;
        }
      }
    }
  }

  private void readLosses(int j, int position, Reason reason) {
    int[] own = lostAt[j];
    for (int i = 0; i < own.length; i++) {
      int at = reason.removedAt(variables[j], i);
      own[i] = at >= position ? NEVER : reason.holdsAtRoot(at) ? COVERED : at;
    }
  }

  /** Adds why {@code tuple} is not possible; returns whether it is not. */
  private boolean addMissing(int tuple, int k, Reason reason) {
    int best = NEVER;
    int most = 0;
    int bestPlace = k;
    int bestIndex = 0;
    for (int j = 0; j < variables.length; j++) {
      if (j == k) {
        continue;
      }
      int i = domains[j].indexOf(tuples.value(tuple, j));
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
    reason.add(best);
    return true;
  }
}
