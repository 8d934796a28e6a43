package org.cspworkbench.solvers.lookahead;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
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
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/** AC-3 at the root, then forward checking by minimum remaining values. */
public final class ForwardCheckingSolver extends SearchSolver {

  /** Forward checking by minimum remaining values. */
  public ForwardCheckingSolver() {
    super(
        new About(
            "forward-checking",
            "Forward checking",
            Family.LOOK_AHEAD,
            "MRV, ascending",
            "AC-3 once, then a search that always assigns the variable with the smallest"
                + " domain. Each assignment removes the inconsistent values from the domains of"
                + " the open neighbours; if a domain becomes empty, the next value is tried. It"
                + " looks one step ahead, not further.",
            "Haralick and Elliott, Increasing Tree Search Efficiency, 1980",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.PAIRS),
        PseudoCode.builder()
            .atRoot("AC-3 on every arc", ENQUEUE, REVISE, PRUNE, PLACE, WIPE_OUT)
            .line("fc(D):")
            .line("  if every x has a value: return D", SOLUTION)
            .step("  x ← open variable with fewest values", SELECT)
            .line("  for each v in D[x], ascending:")
            .step("    assign x = v", TRY)
            .inSearch("    for each open neighbour y of x:", ENQUEUE, REVISE)
            .inSearch("      remove from D[y] what x = v forbids", PRUNE)
            .inSearch("      if D[y] = ∅:", WIPE_OUT)
            .step("        undo x = v, take the next v", REFUTE)
            .line("    if fc(D) ≠ fail: return its result")
            .step("    undo x = v", BACKTRACK)
            .line("  return fail")
            .build());
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .rootFilter(Ac3::new)
        .order(new Mrv())
        .values(new Ascending())
        .lookAhead(ForwardChecking::new);
  }
}
