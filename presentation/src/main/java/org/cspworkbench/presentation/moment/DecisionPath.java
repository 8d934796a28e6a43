package org.cspworkbench.presentation.moment;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.jspecify.annotations.Nullable;

/**
 * The decisions at the position of a player. Where the player goes only a little further, all but
 * the last of them are kept: a run may have many thousands.
 */
final class DecisionPath {

  private final TraceState state;
  private final List<DecisionLevel> path = new ArrayList<>();
  private final @Nullable DecisionLevel[] byVariable;
  private ImmutableList<DecisionLevel> decisions = ImmutableList.of();
  private boolean hasSplits; // then several decisions can be on one variable

  /** Creates the path at the state of a player, with no decision as yet. */
  DecisionPath(Csp csp, TraceState state) {
    this.state = state;
    this.byVariable = new @Nullable DecisionLevel[csp.variables().size()];
  }

  /** Forgets the decision on variable {@code x}, whose domain has changed, and all after it. */
  void forget(int x, IntConsumer changed) {
    for (DecisionLevel on = byVariable[x]; on != null; on = byVariable[x]) {
      shorten(on.level() - 1, changed);
    }
  }

  /**
   * Reads the decisions again.
   *
   * @param changed receives each variable whose decision is not that of the last reading
   */
  void read(IntConsumer changed) {
    int kept = Math.min(path.size(), state.depth());
    while (kept > 0 && path.get(kept - 1).position() != state.decisionPosition(kept)) {
      kept--; // what is behind the same event of the trace is the same
    }
    shorten(kept, changed);
    if (kept < state.depth()) {
      extend(changed);
    }
    if (decisions.size() != path.size()) { // shortening has emptied it
      decisions = ImmutableList.copyOf(path);
    }
  }

  private void shorten(int length, IntConsumer changed) {
    for (int level = path.size(); level > length; level--) {
      DecisionLevel decision = path.remove(level - 1);
      byVariable[decision.variable()] = earlier(decision.variable(), level - 1);
      changed.accept(decision.variable());
      decisions = ImmutableList.of();
    }
  }

  /**
   * Returns the last decision on variable {@code x} up to {@code level}, if domains were split
   * before.
   */
  private @Nullable DecisionLevel earlier(int x, int level) {
    if (!hasSplits) {
      return null;
    }
    for (int before = level; before > 0; before--) {
      if (path.get(before - 1).variable() == x) {
        return path.get(before - 1);
      }
    }
    return null;
  }

  private void extend(IntConsumer changed) {
    int choices = choices();
    for (int level = path.size() + 1; level <= state.depth(); level++) {
      DecisionLevel decision = decision(level, choices);
      choices = Math.max(choices, decision.number());
      path.add(decision);
      byVariable[decision.variable()] = decision;
      changed.accept(decision.variable());
    }
  }

  private DecisionLevel decision(int level, int choicesBefore) {
    int x = state.decisionVariable(level);
    if (state.decision(level).splits()) {
      hasSplits = true;
      return ofHalf(level, choicesBefore + 1);
    }
    int value = state.decisionValue(level);
    ImmutableIntArray failed = ImmutableIntArray.copyOf(state.refuted(level - 1, x));
    ValueSet others = state.left(x).without(value);
    int number = failed.isEmpty() && others.isEmpty() ? 0 : choicesBefore + 1;
    return new DecisionLevel(
        level, number, x, value, failed, others, state.decisionPosition(level));
  }

  private DecisionLevel ofHalf(int level, int number) {
    int x = state.decisionVariable(level);
    ImmutableIntArray failed = ImmutableIntArray.copyOf(state.refuted(level - 1, x));
    int position = state.decisionPosition(level);
    return new DecisionLevel(level, number, x, TraceEvent.NONE, failed, ValueSet.empty(), position);
  }

  /** Returns the number of decisions with a choice. */
  int choices() {
    for (int level = path.size(); level > 0; level--) {
      if (path.get(level - 1).isChoice()) {
        return path.get(level - 1).number();
      }
    }
    return 0;
  }

  /** Returns all decisions, the root's first. */
  ImmutableList<DecisionLevel> decisions() {
    return decisions;
  }

  /** Returns the number of the decision on variable {@code x} among those with a choice, or 0. */
  int number(int x) {
    DecisionLevel decision = byVariable[x];
    return decision == null ? 0 : decision.number();
  }

  /** Returns the decision on variable {@code x}, if there is one. */
  @Nullable DecisionLevel on(int x) {
    return byVariable[x];
  }
}
