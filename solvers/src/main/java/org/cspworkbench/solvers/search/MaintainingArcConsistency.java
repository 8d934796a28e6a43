package org.cspworkbench.solvers.search;

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
 * Maintaining arc consistency: AC-3 by words after every decision, smallest domain first, binary
 * branching.
 */
public final class MaintainingArcConsistency extends SearchSolver {

  /** Maintaining arc consistency. */
  public MaintainingArcConsistency() {
    super(
        new About(
            "mac",
            "Maintaining arc consistency",
            Family.LOOK_AHEAD,
            "AC-3 by words, MRV",
            "Restores arc consistency after every decision. A variable with one value left"
                + " counts as assigned, so decisions are made only between several values: first"
                + " x = v for the variable with the smallest domain, then x ≠ v if that fails.",
            "Sabin and Freuder, Contradicting Conventional Wisdom in Constraint Satisfaction, 1994",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("mac(D):")
            .line("  revise arcs until nothing changes:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support", PRUNE)
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
  public Steering steering() {
    return Steering.SPLITS;
  }

  @Override
  protected Search compose(Search search, Settings settings) {
    return search.order(new Mrv()).values(new Ascending()).maintainArcConsistency();
  }
}
