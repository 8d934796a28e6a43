package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * All observable properties of a state, as a value for comparisons.
 *
 * @param position the position of the player
 * @param facts the properties
 */
record TraceView(int position, ImmutableList<String> facts) {

  static TraceView of(TracePlayer player) {
    TraceState state = player.state();
    ImmutableList.Builder<String> facts = ImmutableList.builder();
    player
        .trace()
        .csp()
        .variables()
        .forEach(
            x -> {
              StringBuilder left = new StringBuilder(x + ": " + state.assigned(x.index()) + " of");
              for (int i = 0; i < x.domain().size(); i++) {
                left.append(state.contains(x.index(), i) ? " " + i : "");
                left.append(state.isLeft(x.index(), i) ? "" : " -");
              }
              facts.add(left.toString());
            });
    for (int level = 1; level <= state.depth(); level++) {
      int x = state.decisionVariable(level);
      facts.add(
          "decision %d at %d: %d = %d after %s, then %d placed"
              .formatted(
                  level,
                  state.decisionPosition(level),
                  x,
                  state.decisionValue(level),
                  Arrays.toString(state.refuted(level - 1, x)),
                  state.placed(level)));
    }
    facts.add(counted(state.counters()));
    return new TraceView(player.position(), facts.build());
  }

  private static String counted(Counts c) {
    return "nodes %d, fails %d, backtracks %d, prunings %d, revisions %d, deepest %d, solutions %d, attempts %d"
        .formatted(
            c.nodes(),
            c.fails(),
            c.backtracks(),
            c.prunings(),
            c.revisions(),
            c.maxDepth(),
            c.solutions(),
            c.attempts());
  }
}
