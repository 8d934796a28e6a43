package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a run that decides one variable after the other and looks ahead after each decision.
 * The forms differ in what they do at a contradiction.
 *
 * <p>Each form calls the orders and the look-ahead itself, not by a method of this class: the
 * compiler of the JVM decides for each place of a call what it inlines there.
 */
abstract class LookAheadSearch implements TreeSearch {

  final Network network;
  final Domains domains;
  final Assignment assignment;
  final VariableOrder order;
  final ValueOrder values;
  final Consistency lookAhead; // followed by the bound, if there is one
  final @Nullable ObjectiveBound bound;
  final LimitCheck limitCheck;
  final SearchProgress progress;
  final Counters counters;
  final @Nullable TraceRecorder recorder;
  private final boolean orderLearns;

  LookAheadSearch(
      Search parts,
      Consistency lookAhead,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      SearchProgress progress) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.order = parts.order;
    this.orderLearns = parts.order.learns();
    this.values = parts.values;
    this.bound = ObjectiveBound.on(parts, domains, lookAhead);
    this.lookAhead = bound == null ? lookAhead : bound;
    this.limitCheck = limitCheck;
    this.progress = progress;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
  }

  @Override
  public boolean takeUpWhatIsKnown() {
    if (bound == null || bound.propagate()) {
      return true;
    }
    progress.recordViolation();
    return false;
  }

  /** Records that {@code x} is decided next, unless it is {@code NONE}; returns {@code x}. */
  final int selected(int x) {
    if (recorder != null && x != NONE) {
      recorder.select(x);
    }
    return x;
  }

  /** Counts a contradiction after the last decision on {@code x}, or its refutation. */
  final void failAt(int x) {
    progress.fail();
    learnFailure(x, domains.failedArc());
  }

  /** Reports to the variable order that {@code x} failed by {@code arc}, which may be none. */
  final void learnFailure(int x, int arc) {
    if (orderLearns) {
      order.failed(x, arc);
    }
  }
}
