package org.cspworkbench.core.text;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Explanation;
import org.cspworkbench.core.model.PastScope;
import org.cspworkbench.core.model.Variable;

/**
 * Explains a removal by {@link HullConsistency}: the bounds of the other variables at which the
 * value makes the expression false, each dropped if the others are sufficient (the deletion filter
 * of Chinneck and Dravnieks, "Locating Minimal Infeasible Constraint Sets in Linear Programs", ORSA
 * Journal on Computing 3, 1991).
 */
final class HullExplanation implements Explanation {

  private final IntervalTree tree;
  private final Domain[] domains; // by place
  private final int[] first; // by place: the bounds, as indices of values
  private final int[] last;

  /** Explains what {@code condition} removes from these variables, in the order of its scope. */
  HullExplanation(Condition condition, ImmutableList<Variable> scope) {
    tree = new IntervalTree(condition.expression(), condition.scope());
    domains = scope.stream().map(Variable::domain).toArray(Domain[]::new);
    first = new int[domains.length];
    last = new int[domains.length];
  }

  @Override
  public boolean explain(int k, int i, PastScope past) {
    for (int place = 0; place < domains.length; place++) {
      first[place] = place == k ? i : firstOf(place, past);
      last[place] = place == k ? i : lastOf(place, past);
    }
    if (isPossible()) {
      return false;
    }
    for (int place = 0; place < domains.length; place++) {
      if (place != k) {
        relaxFirst(place);
        relaxLast(place);
        addOutside(place, past);
      }
    }
    return true;
  }

  private int firstOf(int place, PastScope past) {
    int i = 0;
    while (!past.had(place, i)) {
      i++;
    }
    return i;
  }

  private int lastOf(int place, PastScope past) {
    int i = domains[place].size() - 1;
    while (!past.had(place, i)) {
      i--;
    }
    return i;
  }

  private boolean isPossible() {
    for (int place = 0; place < domains.length; place++) {
      tree.place(place)
          .set(domains[place].valueAt(first[place]), domains[place].valueAt(last[place]));
    }
    return tree.requireTrue();
  }

  private void relaxFirst(int place) {
    int needed = first[place];
    first[place] = 0;
    if (needed > 0 && isPossible()) {
      first[place] = needed;
    }
  }

  private void relaxLast(int place) {
    int needed = last[place];
    last[place] = domains[place].size() - 1;
    if (needed < last[place] && isPossible()) {
      last[place] = needed;
    }
  }

  private void addOutside(int place, PastScope past) {
    for (int i = 0; i < first[place]; i++) {
      past.addRemoved(place, i);
    }
    for (int i = last[place] + 1; i < domains[place].size(); i++) {
      past.addRemoved(place, i);
    }
  }
}
