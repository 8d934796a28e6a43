package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.TupleCheck;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/** How far a run has come: its solutions, its contradictions, and the most that it has assigned. */
final class SearchProgress {

  final Domains domains;
  final Assignment assignment;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final @Nullable VariableOrder learner; // null: the order learns nothing
  private final ValueOrder values;
  private final @Nullable Consumer<int[]> onSolution;
  private final int mostKept;
  private final boolean keepsLast;
  private final List<Solution> kept = new ArrayList<>();
  private final @Nullable TupleCheck tuples; // null: every constraint is made of pairs
  private int mostAssigned;

  SearchProgress(Domains domains, Assignment assignment, Search parts) {
    this.domains = domains;
    this.assignment = assignment;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    this.learner = parts.order.learns() ? parts.order : null;
    this.values = parts.values;
    this.onSolution = parts.onSolution;
    this.mostKept = parts.kept;
    this.keepsLast = parts.objective != null; // each is better than the one before
    this.tuples = domains.network().hasOnlyPairs() ? null : new TupleCheck(domains);
  }

  /**
   * Counts and records a solution, now that every variable has one value, unless these values
   * violate a constraint: propagators may remove too little, and one that comes from outside this
   * library may even miss what is violated.
   *
   * @return whether it is a solution; otherwise a contradiction, which the caller counts, and which
   *     is blamed on the constraint
   */
  boolean solution() {
    int violated = tuples == null ? NONE : tuples.violatedArc();
    if (violated != NONE) {
      domains.unsatisfied(violated);
      return false;
    }
    counters.solutions++;
    if (recorder != null) {
      recorder.solution(counters.solutions);
    }
    values.solved(domains);
    if (keepsLast) {
      kept.clear();
    }
    boolean isKept = kept.size() < mostKept;
    if (isKept || onSolution != null) {
      int[] solution = valuesOfSolution();
      if (isKept) {
        kept.add(new Solution(ImmutableIntArray.copyOf(solution)));
      }
      if (onSolution != null) {
        onSolution.accept(solution);
      }
    }
    return true;
  }

  private int[] valuesOfSolution() {
    int[] values = new int[domains.network().variableCount()];
    for (int x = 0; x < values.length; x++) {
      values[x] = domains.csp().variables().get(x).domain().valueAt(domains.first(x));
    }
    return values;
  }

  /** Returns the solutions that are kept. */
  ImmutableList<Solution> solutions() {
    return ImmutableList.copyOf(kept);
  }

  /** Counts a contradiction. */
  void fail() {
    counters.fails++;
    rememberAssigned();
  }

  /**
   * Counts a contradiction after the last decision on {@code x}, or its refutation, and reports it
   * to the variable order if that learns from it.
   */
  void failAt(int x) {
    fail();
    if (learner != null) { // otherwise nobody asks for the arc, which takes a while to determine
      learner.failed(x, domains.failedArc());
    }
  }

  /**
   * The same, and records it, after a refutation. If that has left {@code x} without a value, no
   * arc is to blame.
   */
  void failAtRefutation(int x, boolean isEmpty) {
    if (isEmpty) {
      failWithoutValue(x);
      if (learner != null) {
        learner.failed(x, NONE);
      }
    } else {
      failAt(x);
      recordViolation();
    }
  }

  /**
   * Counts and records that {@code x} has no value, for no reason but that each was refuted or not
   * there at all.
   */
  void failWithoutValue(int x) {
    fail();
    if (recorder != null) {
      recorder.wipeOut(x, NONE);
    }
  }

  /**
   * Records the constraint that has failed, unless a domain is empty, which is in the trace
   * already. Where the trace undoes a decision because of a constraint, it names that one itself.
   */
  void recordViolation() {
    if (recorder != null) {
      recordViolation(recorder, domains.failedArc());
    }
  }

  private void recordViolation(TraceRecorder recorder, int arc) {
    if (arc != NONE && !domains.isEmpty(domains.network().tail(arc))) {
      recorder.violatedConstraint(arc);
    }
  }

  /** Remembers how many variables are assigned. */
  void rememberAssigned() {
    remember(assigned());
  }

  /** Remembers that {@code count} variables have had a value at a time. */
  void remember(int count) {
    mostAssigned = Math.max(mostAssigned, count);
  }

  /** Returns how many variables are assigned. */
  int assigned() {
    return domains.network().variableCount() - assignment.openCount();
  }

  /** Returns the largest number of variables that had a value at a contradiction or at the end. */
  int mostAssigned() {
    return mostAssigned;
  }
}
