package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.app.gui.animate.DecisionRow.Choice;
import org.cspworkbench.app.gui.animate.DecisionRow.Fate;
import org.cspworkbench.app.gui.animate.DecisionRow.Folded;
import org.cspworkbench.app.gui.animate.DecisionRow.Forced;
import org.cspworkbench.app.gui.animate.DecisionRow.Value;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** The decisions that stand, from the first on, as rows of a list that is never long. */
public final class DecisionRows {

  /** More decisions than these fold in the middle, even if there is room for more. */
  public static final int MOST_CHOICES = 12;

  private static final int SHOWN_FIRST = 2;

  private final TraceState state;
  private final ImmutableList<Variable> variables;
  private final int most;

  private DecisionRows(TracePlayer player, int most) {
    this.most = most;
    this.state = player.state();
    this.variables = player.trace().csp().variables();
  }

  /** The rows where {@code player} stands, with at most so many decisions, which are 4 or more. */
  public static ImmutableList<DecisionRow> at(TracePlayer player, int most) {
    return new DecisionRows(player, most).rows();
  }

  private ImmutableList<DecisionRow> rows() {
    ImmutableList.Builder<DecisionRow> rows = ImmutableList.builder();
    int depth = state.depth();
    boolean folds = depth > most;
    addForced(rows, 0);
    for (int level = 1; level <= depth; level++) {
      if (folds && level == SHOWN_FIRST + 1) {
        int hidden = depth - most + 1;
        rows.add(new Folded(hidden));
        level += hidden;
      }
      rows.add(choice(level));
      addForced(rows, level);
    }
    return rows.build();
  }

  private void addForced(ImmutableList.Builder<DecisionRow> rows, int level) {
    int count = state.placed(level);
    if (count > 0) {
      rows.add(new Forced(level, count));
    }
  }

  private Choice choice(int level) {
    Variable variable = variables.get(state.decisionVariable(level));
    int taken = state.decisionValue(level);
    return new Choice(
        level,
        variable.name() + " = " + variable.domain().labelAt(taken),
        values(variable, taken, state.refuted(level - 1, variable.index())),
        state.decisionPosition(level) + 1);
  }

  private ImmutableList<Value> values(Variable variable, int taken, int[] failed) {
    Domain domain = variable.domain();
    ImmutableList.Builder<Value> values = ImmutableList.builder();
    for (int i = 0; i < domain.size(); i++) {
      int index = i;
      if (i == taken) {
        values.add(new Value(domain.labelAt(i), Fate.TAKEN));
      } else if (Arrays.stream(failed).anyMatch(value -> value == index)) {
        values.add(new Value(domain.labelAt(i), Fate.FAILED));
      } else if (state.isLeft(variable.index(), i)) {
        values.add(new Value(domain.labelAt(i), Fate.LEFT));
      }
    }
    return values.build();
  }
}
