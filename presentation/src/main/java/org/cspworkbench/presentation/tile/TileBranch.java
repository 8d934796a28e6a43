package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import java.util.Collections;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.guide.RepeatedDecisions;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Steering;

/**
 * A run on an image of which the user has fixed or freed cells, or banned tiles. It repeats the
 * decisions that another run had made, and goes on from there. Its choices are in its settings, so
 * that the same request makes the same run again.
 *
 * @param request the run
 * @param repeated the number of nodes until the last decision that is repeated
 */
public record TileBranch(RunRequest request, long repeated) {

  /**
   * Nodes that a search may need for each decision that it repeats, with those it tries between.
   */
  private static final int NODES_FOR_EACH = 4;

  private static final int MORE_NODES = 1000;

  /**
   * Returns the run on the image of {@code changed}.
   *
   * @param before the run that is left
   * @param decisions the decisions of that run that are repeated
   * @throws IllegalArgumentException if a cell is left without a tile; the message is a sentence
   */
  public static TileBranch of(
      RunRequest before, TileRequest changed, ImmutableList<Decision> decisions) {
    Csp csp = changed.state();
    Problem problem = new Problem.General(csp);
    Settings settings = before.settings();
    Script script = Script.empty();
    Steering steering = before.solver().steering();
    if (steering.asksForAllChoices() || steering == Steering.CHOOSES_ONCE) {
      script = script(before, problem, decisions);
      settings = settings.withGuide(script);
    }
    return new TileBranch(
        new RunRequest(before.solver(), problem, settings, before.detail(), before.traceBytes()),
        script.values().isEmpty() ? 0 : Collections.max(script.values().keySet()));
  }

  /** Finds the nodes at which the decisions are made again, by a run that ends there. */
  private static Script script(
      RunRequest before, Problem problem, ImmutableList<Decision> decisions) {
    Cancellation enough = new Cancellation();
    RepeatedDecisions guide = new RepeatedDecisions(decisions, enough::request);
    long nodes = LongMath.saturatedAdd((long) decisions.size() * NODES_FOR_EACH, MORE_NODES);
    Limits limits = Limits.none().withNodes(nodes).withCancellation(enough);
    Settings settings = before.settings().withLimits(limits).withListener(values -> {});
    before.solver().solve(problem, settings.withGuide(guide), null);
    return guide.script();
  }

  /** Returns the decisions that stand in {@code state}, the first one first. */
  public static ImmutableList<Decision> decisions(TraceState state) {
    ImmutableList.Builder<Decision> decisions = ImmutableList.builder();
    for (int level = 1; level <= state.depth(); level++) {
      decisions.add(state.decision(level));
    }
    return decisions.build();
  }

  /**
   * Returns the number of events of the run until it goes on by itself, or the length of {@code
   * trace} if it has not come that far.
   */
  public int firstOwnEvent(Trace trace) {
    long nodes = 0;
    int length = trace.length();
    for (int position = 0; position < length; position++) {
      EventKind kind = trace.kind(position);
      if (nodes == repeated && (kind == EventKind.SELECT || kind == EventKind.TRY)) {
        return position;
      }
      nodes += kind == EventKind.TRY ? 1 : 0;
    }
    return length;
  }
}
