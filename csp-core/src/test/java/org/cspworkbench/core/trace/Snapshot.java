package org.cspworkbench.core.trace;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;

/**
 * Everything that a {@link TraceState} shows, kept apart from it.
 *
 * @param domains by variable the indices of its values
 * @param left the same, with the values that a decision sets aside
 * @param assigned by variable the index of its value, or {@link TraceEvent#NONE}
 * @param decisions by level the variable, the value and the position in the trace
 * @param refuted by level and variable the indices of the values refuted there
 * @param placed by level how many variables were assigned there without a decision
 * @param counters nodes, fails, backtracks, prunings, revisions, moves, attempts, greatest depth,
 *     solutions
 */
record Snapshot(
    ImmutableList<ImmutableList<Integer>> domains,
    ImmutableList<ImmutableList<Integer>> left,
    ImmutableList<Integer> assigned,
    ImmutableList<ImmutableList<Integer>> decisions,
    ImmutableList<ImmutableList<Integer>> refuted,
    ImmutableList<Integer> placed,
    ImmutableList<Long> counters) {

  static Snapshot of(TraceState state, Csp csp) {
    ImmutableList.Builder<ImmutableList<Integer>> domains = ImmutableList.builder();
    ImmutableList.Builder<ImmutableList<Integer>> left = ImmutableList.builder();
    ImmutableList.Builder<Integer> assigned = ImmutableList.builder();
    ImmutableList.Builder<Integer> placed = ImmutableList.builder();
    ImmutableList.Builder<ImmutableList<Integer>> decisions = ImmutableList.builder();
    ImmutableList.Builder<ImmutableList<Integer>> refuted = ImmutableList.builder();
    for (int x = 0; x < csp.variables().size(); x++) {
      int variable = x;
      domains.add(values(x, csp, i -> state.contains(variable, i)));
      left.add(values(x, csp, i -> state.isLeft(variable, i)));
      assigned.add(state.assigned(x));
    }
    for (int level = 0; level <= state.depth(); level++) {
      placed.add(state.placed(level));
      if (level > 0) {
        decisions.add(
            ImmutableList.of(
                state.decisionVariable(level),
                state.decisionValue(level),
                state.decisionPosition(level)));
      }
      for (int x = 0; x < csp.variables().size(); x++) {
        refuted.add(ImmutableList.copyOf(Ints.asList(state.refuted(level, x))));
      }
    }
    return new Snapshot(
        domains.build(),
        left.build(),
        assigned.build(),
        decisions.build(),
        refuted.build(),
        placed.build(),
        counters(state.counters()));
  }

  private static ImmutableList<Integer> values(int x, Csp csp, IntPredicate has) {
    return IntStream.range(0, csp.variables().get(x).domain().size())
        .filter(has)
        .boxed()
        .collect(toImmutableList());
  }

  /** All that the trace can tell, that is all but the checks. */
  static ImmutableList<Long> counters(Counts c) {
    return ImmutableList.of(
        c.nodes(),
        c.fails(),
        c.backtracks(),
        c.prunings(),
        c.revisions(),
        c.moves(),
        c.attempts(),
        c.maxDepth(),
        c.solutions());
  }

  /** All that the kernel counts, the checks too. */
  static ImmutableList<Long> allCounters(Counts c) {
    return ImmutableList.<Long>builder().addAll(counters(c)).add(c.checks()).build();
  }
}
