package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.math.LongMath;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.Backtracking.Step;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first search with look-ahead: selects a variable, tries a decision on it, and propagates.
 * At a contradiction it undoes the decision and refutes it: x ≠ v, until that is no contradiction.
 * When every variable has a value, that is a solution.
 *
 * <p>With generalised arc consistency and binary branching this is MAC (Sabin and Freuder,
 * "Contradicting Conventional Wisdom in Constraint Satisfaction", ECAI 1994). The {@link Branching}
 * chooses the decisions, and {@link Backtracking} undoes them.
 */
final class DepthFirstSearch implements TreeSearch {

  private final Domains domains;
  private final Assignment assignment;
  private final VariableOrder order;
  private final ValueOrder values;
  private final Branching branching;
  private final Consistency propagation;
  private final Decisions decisions;
  private final Backtracking backtracking;
  private final LimitCheck limitCheck;
  private final SearchProgress progress;
  private final Counters counters;

  private long failsAtEnd; // of the present attempt
  private long solutionsAtEnd;
  private int stoppedAt = NONE; // the variable that was to be decided when a limit was reached

  DepthFirstSearch(Search parts, Backtracking backtracking, LimitCheck limitCheck) {
    this.domains = backtracking.domains;
    this.assignment = backtracking.assignment;
    this.order = backtracking.order();
    this.values = BoundImpact.values(parts, backtracking);
    this.branching = backtracking.branching();
    this.propagation = backtracking.propagation();
    this.decisions = backtracking.decisions;
    this.backtracking = backtracking;
    this.limitCheck = limitCheck;
    this.progress = backtracking.progress;
    this.counters = domains.counters();
  }

  @Override
  public void returnToRoot() {
    backtracking.returnToRoot();
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    failsAtEnd = LongMath.saturatedAdd(counters.fails, fails);
    solutionsAtEnd = LongMath.saturatedAdd(counters.solutions, wanted);
    stoppedAt = select();
    return resume();
  }

  @Override
  public @Nullable Ending resume() {
    int x = stoppedAt;
    while (true) {
      Step step;
      if (x != NONE) {
        Ending limit = limitCheck.reached();
        if (limit != null) {
          stoppedAt = x;
          return limit;
        }
        step = decide(x) ? Step.SELECT : backtracking.failed(x);
      } else if (!progress.solution()) {
        step = backtracking.violated();
      } else if (counters.solutions == solutionsAtEnd) {
        return Ending.ENOUGH;
      } else {
        step = backtracking.solved();
      }
      while (step == Step.REFUTE) {
        step = refute() ? Step.SELECT : backtracking.deadEnd();
      }
      if (step == Step.EXHAUSTED) {
        return Ending.EXHAUSTED;
      }
      if (step == Step.RESTART || isAttemptOver()) {
        backtracking.restarting();
        return null;
      }
      x = select();
    }
  }

  /** Selects the variable that is decided next: in d-way branching the same one again. */
  private int select() {
    if (decisions.inTurn() != NONE) {
      return decisions.inTurn();
    }
    int x = order.next(domains.network(), domains, assignment);
    backtracking.selected(x);
    return x;
  }

  /** Tries a decision on {@code x}; returns whether no contradiction was found. */
  private boolean decide(int x) {
    backtracking.deciding(x);
    decisions.chooseBy(branching, x, values);
    decisions.decide();
    return propagation.after(x);
  }

  /** Refutes the decision undone last; returns whether no contradiction was found. */
  private boolean refute() {
    int x = decisions.refute();
    backtracking.refuted();
    boolean isEmpty = domains.isEmpty(x);
    if (isAttemptOver() && (decisions.depth() > 0 || !isEmpty)) {
      return true;
    }
    if (!branching.isBinary()) {
      decisions.decideAgain();
      return !isEmpty;
    }
    if (!isEmpty && propagation.after(x)) {
      return true;
    }
    progress.failAtRefutation(x, isEmpty);
    return isAttemptOver() && decisions.depth() > 0;
  }

  private boolean isAttemptOver() {
    return counters.fails >= failsAtEnd && backtracking.mayRestart();
  }
}
