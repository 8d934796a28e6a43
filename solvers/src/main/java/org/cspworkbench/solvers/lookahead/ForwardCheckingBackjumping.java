package org.cspworkbench.solvers.lookahead;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.CONFLICT;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * FC-CBJ: forward checking by minimum remaining values, and from a dead end back to the latest
 * decision that took a value from the variable that has none left.
 */
public final class ForwardCheckingBackjumping extends SearchSolver {

  /** Forward checking with conflict-directed backjumping. */
  public ForwardCheckingBackjumping() {
    super(
        new About(
            "fc-cbj",
            "Forward checking with backjumping",
            Family.LOOK_AHEAD,
            "MRV, ascending, jumps back",
            "Forward checking that records which decisions removed the values of a"
                + " variable. When a domain becomes empty, it jumps back to the latest of these"
                + " decisions, skips all decisions in between, and merges the rest into the"
                + " conflict set of that decision.",
            "Prosser, Hybrid Algorithms for the Constraint Satisfaction Problem, 1993",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.PAIRS),
        PseudoCode.builder()
            .atRoot("AC-3 on every arc", ENQUEUE, REVISE, PRUNE, PLACE, WIPE_OUT)
            .line("fc-cbj(D):")
            .line("  if every x has a value: return D", SOLUTION)
            .step("  x ← open variable with fewest values", SELECT)
            .line("  for each v in D[x], ascending:")
            .step("    assign x = v", TRY)
            .inSearch("    for each open neighbour y of x:", ENQUEUE, REVISE)
            .inSearch("      filter D[y]; if any went: x to C[y]", PRUNE)
            .inSearch("      if D[y] = ∅: add C[y] to C[x]", WIPE_OUT)
            .step("        undo x = v, take the next v", REFUTE)
            .line("    if fc-cbj(D) ≠ fail: return its result")
            .line("  y ← the latest variable in C[x]", CONFLICT)
            .line("  C[x] − {y} to C[y]; undo y = v", BACKTRACK)
            .line("      and drop all behind y", JUMP)
            .build());
  }

  /** Nothing to optimise: a bound gives no reasons by which to jump. */
  @Override
  public boolean accepts(Problem problem) {
    return problem.objective().isEmpty();
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .rootFilter(Ac3::new)
        .order(new Mrv())
        .values(new Ascending())
        .lookAhead(ForwardChecking::new)
        .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
  }
}
