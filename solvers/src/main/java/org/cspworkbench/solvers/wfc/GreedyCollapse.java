package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * Wave function collapse in its simplest form: the first candidate of the cell of least entropy,
 * and no way back. A contradiction is the end.
 */
public final class GreedyCollapse extends SearchSolver {

  private static final Duration OWN_TIME_LIMIT = Duration.ofSeconds(5);

  /** Greedy wave function collapse. */
  public GreedyCollapse() {
    super(
        new About(
            "wfc-greedy",
            "Wave function collapse, greedy",
            Family.WAVE_FUNCTION_COLLAPSE,
            "first candidate, no way back",
            "Collapses the cell of least entropy to its first candidate, removes the"
                + " candidates that this rules out, and never backtracks. At a contradiction it"
                + " gives up and names the cell without candidates. Unless a time limit is set,"
                + " it stops after five seconds.",
            "Gumin, WaveFunctionCollapse, 2016",
            Completeness.INCOMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        Collapse.listing("repeat:", "contradiction")
            .step("      v has failed: give up", REFUTE)
            .line("  if every cell is collapsed: done", SOLUTION)
            .line("  x ← a cell of least entropy,")
            .step("      ties at random", SELECT)
            .line("  v ← the first candidate of x")
            .step("  collapse x to v", TRY)
            .build());
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return Collapse.parameters();
  }

  @Override
  protected Limits limits(Settings settings) {
    Limits limits = settings.limits().withAttempts(1);
    return limits.time().equals(Limits.FOREVER) ? limits.withTime(OWN_TIME_LIMIT) : limits;
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings)
        .values(new Ascending())
        .restarts(Restarts.ON_CONTRADICTION);
  }

  @Override
  protected Outcome outcome(SearchResult found) {
    if (found.ending() != Ending.ATTEMPTS) {
      return super.outcome(found);
    }
    int emptied = found.domains().network().tail(found.domains().failedArc());
    return new Outcome.DeadEnd(
        found.domains().csp().variables().get(emptied), found.mostAssigned());
  }
}
