package org.cspworkbench.solvers.lookahead;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import org.cspworkbench.core.kernel.AllDifferentFiltering;
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
import org.cspworkbench.solvers.Steering;

/**
 * Maintaining generalised arc consistency: as maintaining arc consistency, and besides every
 * all-different constraint is filtered as a whole.
 */
public final class MaintainingAllDifferent extends SearchSolver {

  /** Maintaining generalised arc consistency. */
  public MaintainingAllDifferent() {
    super(
        new About(
            "mac-alldifferent",
            "MAC with all-different",
            Family.LOOK_AHEAD,
            "AC-3 by words, matching, MRV",
            "Maintains arc consistency and filters each all-different constraint as a"
                + " whole: a matching of its variables with values shows which values occur in no"
                + " solution of the constraint. This costs more time at a node and needs far"
                + " fewer nodes.",
            "Régin, A Filtering Algorithm for Constraints of Difference in CSPs, 1994",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("mac(D):")
            .line("  revise arcs, then units, to the end:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support", PRUNE)
            .line("      or no matching of its unit uses")
            .line("    if a domain is empty: return fail", WIPE_OUT)
            .line("    assign variables with one value", PLACE)
            .line("  if every x has a value: return D", SOLUTION)
            .step("  x ← open variable with fewest values", SELECT)
            .line("  v ← the smallest value in D[x]")
            .step("  if mac(D with x = v) ≠ fail:", TRY)
            .line("    return its result")
            .step("  undo x = v: it failed at once", REFUTE)
            .step("      or it failed further down", BACKTRACK)
            .line("  return mac(D with x ≠ v)")
            .build());
  }

  @Override
  protected AllDifferentFiltering filtering(Settings settings) {
    return AllDifferentFiltering.DOMAIN_CONSISTENT;
  }

  @Override
  public Steering steering() {
    return Steering.SPLITS;
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search.order(new Mrv()).values(new Ascending()).maintainArcConsistency();
  }
}
