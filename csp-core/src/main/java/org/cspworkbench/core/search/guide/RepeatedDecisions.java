package org.cspworkbench.core.search.guide;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.BitSet;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Decision;
import org.jspecify.annotations.Nullable;

/**
 * Makes the decisions of another run, in their order, as far as they are possible: a decision whose
 * variable has a value already, or whose value has been removed, is omitted. If an attempt fails,
 * the next one repeats the decisions without the one that failed. After the last decision, the
 * search chooses by itself.
 *
 * <p>Serves one run. Its answers are available as a {@link #script}, which makes the same run again
 * any number of times.
 */
public final class RepeatedDecisions implements Guide {

  private final ImmutableList<Decision> decisions;
  private final Runnable whenDone;
  private final BitSet omitted = new BitSet();
  private final ImmutableMap.Builder<Long, Integer> variables = ImmutableMap.builder();
  private final ImmutableMap.Builder<Long, Script.Value> values = ImmutableMap.builder();
  private int next;
  private int latest = -1; // the decision that was made last
  private @Nullable Decision chosen; // its variable has been chosen, but not its value
  private long attempt = 1;

  /**
   * Creates a guide.
   *
   * @param decisions the decisions of the other run, in their order
   * @param whenDone is run when all of them have been made or omitted
   */
  public RepeatedDecisions(ImmutableList<Decision> decisions, Runnable whenDone) {
    this.decisions = decisions;
    this.whenDone = whenDone;
  }

  /** Returns the answers so far. */
  public Script script() {
    return new Script(variables.buildOrThrow(), values.buildOrThrow(), ImmutableMap.of());
  }

  @Override
  public int variable(long node, int own, Domains domains, Assignment assignment) {
    if (domains.counters().attempts != attempt && next < decisions.size()) {
      beginAgain(domains.counters().attempts);
    }
    chosen = null;
    while (next < decisions.size() && !isPossible(domains, assignment)) {
      next++;
    }
    if (next == decisions.size()) {
      whenDone.run();
      return own;
    }
    chosen = decisions.get(next);
    variables.put(node, chosen.variable());
    return chosen.variable();
  }

  private void beginAgain(long newAttempt) {
    attempt = newAttempt;
    if (latest >= 0) {
      omitted.set(latest);
    }
    next = 0;
  }

  private boolean isPossible(Domains domains, Assignment assignment) {
    Decision decision = decisions.get(next);
    return !omitted.get(next)
        && !assignment.isAssigned(decision.variable())
        && isLeft(decision, domains);
  }

  private static boolean isLeft(Decision decision, Domains domains) {
    int x = decision.variable();
    return domains.contains(x, decision.value())
        && (!decision.splits() || domains.next(x, decision.value()) != NONE);
  }

  @Override
  public Decision decision(long node, Decision own, Domains domains) {
    Decision decision = chosen;
    if (decision == null || decision.variable() != own.variable()) {
      return own;
    }
    chosen = null;
    latest = next++;
    values.put(node, new Script.Value(decision.operator(), decision.value()));
    return decision;
  }
}
