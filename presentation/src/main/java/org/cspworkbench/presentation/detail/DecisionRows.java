package org.cspworkbench.presentation.detail;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.detail.DecisionRow.Choice;
import org.cspworkbench.presentation.detail.DecisionRow.Fate;
import org.cspworkbench.presentation.detail.DecisionRow.Folded;
import org.cspworkbench.presentation.detail.DecisionRow.Forced;
import org.cspworkbench.presentation.detail.DecisionRow.Value;
import org.cspworkbench.presentation.words.DecisionText;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The decisions on the current path, from the first one, as rows of a list of limited length. A
 * decision with only one available value is not a choice: it counts as a consequence of the
 * previous choice, as on the board.
 *
 * @param rows the rows
 * @param choices the number of choices on the current path, listed or not
 * @param placed the number of assigned variables, by choice or not
 */
public record DecisionRows(ImmutableList<DecisionRow> rows, int choices, int placed) {

  /** The maximum number of choices that are listed; further ones are folded in the middle. */
  public static final int MOST_CHOICES = 12;

  private static final int SHOWN_FIRST = 2;

  /** The most failed values of a wide domain that are listed. */
  private static final int MOST_FAILED = 20;

  /** Returns an empty list. */
  public static DecisionRows none() {
    return new DecisionRows(ImmutableList.of(), 0, 0);
  }

  /** Returns the decisions at the position of {@code player}. */
  public static DecisionRows at(TracePlayer player) {
    return new Reading(player).read();
  }

  /**
   * Returns whether there are at least {@code count} choices at the position of {@code player}, as
   * {@link #choices()} would state. Reads no more of the decisions than it needs.
   */
  public static boolean areAtLeast(int count, TracePlayer player) {
    return new Reading(player).hasChoices(count);
  }

  /** Returns the same list with at most {@code most} choices (at least 4), folded in the middle. */
  public DecisionRows folded(int most) {
    if (choices <= most) {
      return this;
    }
    int hidden = choices - most + 1;
    ImmutableList.Builder<DecisionRow> kept = ImmutableList.builder();
    int number = 0;
    for (DecisionRow row : rows) {
      number += row instanceof Choice ? 1 : 0;
      if (number <= SHOWN_FIRST || number > SHOWN_FIRST + hidden) {
        kept.add(row);
      } else if (row instanceof Choice && number == SHOWN_FIRST + 1) {
        kept.add(new Folded(hidden));
      }
    }
    return new DecisionRows(kept.build(), choices, placed);
  }

  /** The stack of decisions, while it is being read. */
  private static final class Reading {
    private final TraceState state;
    private final ImmutableList<Variable> variables;
    private final ImmutableList.Builder<DecisionRow> rows = ImmutableList.builder();
    private int choices;
    private int forced;
    private int placed;

    Reading(TracePlayer player) {
      this.state = player.state();
      this.variables = player.trace().csp().variables();
    }

    DecisionRows read() {
      force(state.placed(0));
      for (int level = 1; level <= state.depth(); level++) {
        boolean isHalf = state.decision(level).splits();
        ImmutableList<Value> values = isHalf ? halves(level) : values(level);
        if (values.size() == 1) {
          force(1);
        } else {
          addForced();
          placed += isHalf ? 0 : 1;
          rows.add(choice(level, values));
        }
        force(state.placed(level));
      }
      addForced();
      return new DecisionRows(rows.build(), choices, placed + moved());
    }

    boolean hasChoices(int count) {
      int found = 0;
      for (int level = 1; found < count && level <= state.depth(); level++) {
        found += state.isChoice(level) ? 1 : 0;
      }
      return found >= count;
    }

    /**
     * Returns the number of variables assigned by local search, which makes no decisions and leaves
     * the remaining values unchanged.
     */
    private int moved() {
      return state.depth() > 0 || state.counters().moves() == 0
          ? 0
          : (int) variables.stream().filter(this::isMoved).count();
    }

    private boolean isMoved(Variable variable) {
      int x = variable.index();
      return state.assigned(x) != TraceEvent.NONE
          && !state.left(x).without(state.assigned(x)).isEmpty();
    }

    private void force(int count) {
      forced += count;
      placed += count;
    }

    private void addForced() {
      if (forced > 0) {
        rows.add(new Forced(choices, forced));
        forced = 0;
      }
    }

    private Choice choice(int level, ImmutableList<Value> values) {
      Variable variable = variables.get(state.decisionVariable(level));
      String text = DecisionText.of(variable, state.decision(level));
      return new Choice(++choices, text, values, state.decisionPosition(level) + 1);
    }

    /**
     * Returns the halves of a domain that was split, the one that is tried first if none failed.
     */
    private ImmutableList<Value> halves(int level) {
      int x = state.decisionVariable(level);
      Domain domain = variables.get(x).domain();
      Decision taken = state.decision(level);
      Value own = new Value(DecisionText.value(domain, taken), Fate.TAKEN);
      String other = DecisionText.value(domain, taken.otherHalf());
      return state.refuted(level - 1, x).length > 0
          ? ImmutableList.of(new Value(other, Fate.FAILED), own)
          : ImmutableList.of(own, new Value(other, Fate.LEFT));
    }

    private ImmutableList<Value> values(int level) {
      int x = state.decisionVariable(level);
      int taken = state.decisionValue(level);
      int[] failed = state.refuted(level - 1, x);
      Domain domain = variables.get(x).domain();
      ImmutableList.Builder<Value> values = ImmutableList.builder();
      if (IntervalText.isFor(domain)) {
        return intervals(domain, taken, failed, state.left(x).without(taken));
      }
      for (int i = 0; i < domain.size(); i++) {
        if (i == taken) {
          values.add(new Value(domain.labelAt(i), Fate.TAKEN));
        } else if (Ints.contains(failed, i)) {
          values.add(new Value(domain.labelAt(i), Fate.FAILED));
        } else if (state.isLeft(x, i)) {
          values.add(new Value(domain.labelAt(i), Fate.LEFT));
        }
      }
      return values.build();
    }

    /** Returns the values of a wide domain; those that are left are named by their intervals. */
    private static ImmutableList<Value> intervals(
        Domain domain, int taken, int[] failed, ValueSet left) {
      ImmutableList.Builder<Value> values = ImmutableList.builder();
      for (int k = 0; k < Math.min(failed.length, MOST_FAILED); k++) {
        values.add(new Value(domain.labelAt(failed[k]), Fate.FAILED));
      }
      values.add(new Value(domain.labelAt(taken), Fate.TAKEN));
      if (!left.isEmpty()) {
        values.add(new Value(IntervalText.of(domain, left), Fate.LEFT));
      }
      return values.build();
    }
  }
}
