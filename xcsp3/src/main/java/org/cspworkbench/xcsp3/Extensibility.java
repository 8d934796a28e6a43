package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;

/**
 * Whether a problem has a solution in which some of its variables have given values: by
 * backtracking over the other variables. Those are helper variables, functions of the given ones
 * and of each other, so that few choices are wrong.
 */
final class Extensibility implements Predicate.Test {

  private final ImmutableList<Variable> given;
  private final ImmutableList<Variable> others;

  /** By the number of other variables that have values: the constraints to test then. */
  private final ImmutableList<ImmutableList<Constraint>> due;

  private final int variables;

  /** For the solutions of {@code problem} in which {@code given} have the values to test. */
  Extensibility(Csp problem, ImmutableList<Variable> given) {
    this.given = given;
    this.variables = problem.variables().size();
    this.others =
        problem.variables().stream()
            .filter(x -> !given.contains(x))
            .collect(ImmutableList.toImmutableList());
    int[] step = new int[variables];
    for (int k = 0; k < others.size(); k++) {
      step[others.get(k).index()] = k + 1;
    }
    List<List<Constraint>> sorted = new ArrayList<>();
    for (int k = 0; k <= others.size(); k++) {
      sorted.add(new ArrayList<>());
    }
    for (Constraint constraint : problem.constraints()) {
      int last = constraint.scope().stream().mapToInt(x -> step[x.index()]).max().orElse(0);
      sorted.get(last).add(constraint);
    }
    due = sorted.stream().map(ImmutableList::copyOf).collect(ImmutableList.toImmutableList());
  }

  /** Returns how many values the other variables have together, at least 1. */
  long values() {
    return 1 + others.stream().mapToLong(x -> x.domain().size()).sum();
  }

  @Override
  public boolean holds(int... values) {
    int[] assignment = new int[variables];
    for (int k = 0; k < given.size(); k++) {
      assignment[given.get(k).index()] = values[k];
    }
    int[][] choices = others.stream().map(x -> x.domain().values().toArray()).toArray(int[][]::new);
    int[] choice = new int[others.size()];
    Arrays.fill(choice, -1);
    int depth = 0; // so many of the other variables have values
    boolean satisfied = satisfies(assignment, 0);
    while (true) {
      if (satisfied && depth == others.size()) {
        return true;
      }
      if (!satisfied) {
        depth--;
      }
      while (depth >= 0 && choice[depth] == choices[depth].length - 1) {
        choice[depth] = -1;
        depth--;
      }
      if (depth < 0) {
        return false;
      }
      choice[depth]++;
      assignment[others.get(depth).index()] = choices[depth][choice[depth]];
      depth++;
      satisfied = satisfies(assignment, depth);
    }
  }

  private boolean satisfies(int[] assignment, int step) {
    for (Constraint constraint : due.get(step)) {
      int[] values = constraint.scope().stream().mapToInt(x -> assignment[x.index()]).toArray();
      if (!constraint.isSatisfiedBy(values)) {
        return false;
      }
    }
    return true;
  }
}
