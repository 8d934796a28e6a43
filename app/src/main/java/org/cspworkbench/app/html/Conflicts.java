package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** The variables in conflict during local search, updated after each move. */
final class Conflicts {

  private final boolean[] inConflict;
  private final ImmutableSetMultimap<Integer, Integer> neighbours;

  Conflicts(Csp csp) {
    inConflict = new boolean[csp.variables().size()];
    ImmutableSetMultimap.Builder<Integer, Integer> joined = ImmutableSetMultimap.builder();
    for (Constraint constraint : csp.constraints()) {
      for (Variable x : constraint.scope()) {
        constraint.scope().forEach(y -> joined.put(x.index(), y.index()));
      }
    }
    neighbours = joined.build();
  }

  /** Returns the variables whose state of conflict {@code event} changes. */
  ImmutableIntArray changedBy(TraceEvent event, TracePlayer player) {
    IntStream touched =
        event.kind() == EventKind.MOVE
            ? IntStream.concat(
                IntStream.of(event.variable()),
                neighbours.get(event.variable()).stream().mapToInt(Integer::intValue))
            : IntStream.range(0, inConflict.length);
    TraceState state = player.state();
    return ImmutableIntArray.copyOf(
        touched.distinct().filter(x -> state.isInConflict(x) != inConflict[x]).peek(this::change));
  }

  private void change(int x) {
    inConflict[x] = !inConflict[x];
  }

  /** Returns all variables in conflict. */
  ImmutableIntArray all() {
    return ImmutableIntArray.copyOf(
        IntStream.range(0, inConflict.length).filter(x -> inConflict[x]));
  }
}
