package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * What each variable can still be at one position of a trace, and which value it is assigned.
 *
 * @param values the values left, by variable
 * @param assigned the index of the value assigned, or −1, by variable
 */
public record RunState(ImmutableList<ImmutableIntArray> values, ImmutableIntArray assigned) {

  /** Where {@code player} stands. */
  public static RunState at(TracePlayer player) {
    TraceState state = player.state();
    ImmutableList<Variable> variables = player.trace().csp().variables();
    return new RunState(
        variables.stream()
            .map(
                x ->
                    ImmutableIntArray.copyOf(
                        IntStream.range(0, x.domain().size())
                            .filter(i -> state.contains(x.index(), i))
                            .map(x.domain()::valueAt)))
            .collect(ImmutableList.toImmutableList()),
        ImmutableIntArray.copyOf(variables.stream().mapToInt(x -> state.assigned(x.index()))));
  }

  /** Behind the last event of {@code trace}. */
  public static RunState atEnd(Trace trace) {
    TracePlayer player = trace.player();
    player.seek(trace.length());
    return at(player);
  }
}
