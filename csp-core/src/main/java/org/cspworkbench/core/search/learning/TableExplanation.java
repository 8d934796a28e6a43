package org.cspworkbench.core.search.learning;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Variable;

/**
 * Explains a removal by a table of allowed tuples: each tuple with the removed value has another
 * value that is missing too. One missing value is chosen for each tuple in turn, one that is chosen
 * already if possible, otherwise the one that went first.
 */
final class TableExplanation implements Explanation {

  private final Extension table;
  private final TuplesByValue tuples;
  private final int[] variables; // by place
  private final Domain[] domains;
  private final int[][] chosenIn; // by place and index: the round in which it was chosen
  private int round;

  TableExplanation(Extension table, TuplesByValue tuples) {
    this.table = table;
    this.tuples = tuples;
    variables = table.scope().stream().mapToInt(Variable::index).toArray();
    domains = table.scope().stream().map(Variable::domain).toArray(Domain[]::new);
    chosenIn = new int[variables.length][];
    for (int k = 0; k < variables.length; k++) {
      chosenIn[k] = new int[domains[k].size()];
    }
  }

  @Override
  public boolean explain(int k, int i, int position, Reason reason) {
    round++;
    int value = domains[k].valueAt(i);
    for (int at = tuples.start(k, value), end = tuples.end(k, value); at < end; at++) {
      if (!addMissing(tuples.tuple(k, at), k, position, reason)) {
        return false;
      }
    }
    return true;
  }

  /** Adds why {@code tuple} is not possible; returns whether it is not. */
  private boolean addMissing(int tuple, int k, int position, Reason reason) {
    int best = NONE;
    int bestIndex = NONE;
    int bestAt = position;
    for (int j = 0; j < variables.length; j++) {
      if (j == k) {
        continue;
      }
      int i = domains[j].indexOf(table.value(tuple, j));
      if (i == NONE || chosenIn[j][i] == round || reason.isRootLoss(variables[j], i)) {
        return true;
      }
      int removedAt = reason.removedAt(variables[j], i);
      if (removedAt < bestAt) {
        bestAt = removedAt;
        best = j;
        bestIndex = i;
      }
    }
    if (best == NONE) {
      return false;
    }
    chosenIn[best][bestIndex] = round;
    reason.add(bestAt);
    return true;
  }
}
