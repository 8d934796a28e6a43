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

import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Bisection;
import org.cspworkbench.core.search.Search;
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
 * Domain splitting: arc consistency as {@link MaintainingArcConsistency} maintains it, smallest
 * domain first, but a decision halves the domain instead of choosing one value.
 */
public final class DomainSplitting extends SearchSolver {

  /** Domain splitting. */
  public DomainSplitting() {
    super(
        new About(
            "splitting",
            "Domain splitting",
            Family.LOOK_AHEAD,
            "AC-3 by words, MRV, halves of domains",
            "Splits the smallest domain into a lower and an upper half instead of choosing one"
                + " value: first x is in the lower half, then in the upper half, and arc"
                + " consistency is restored after each. A half that fails rules out all its"
                + " values at once. Each half that is tried counts as a node.",
            "Dechter, Constraint Processing, 2003",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("split(D):")
            .line("  revise arcs until nothing changes:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support", PRUNE)
            .line("    if a domain is empty: return fail", WIPE_OUT)
            .line("    assign variables with one value", PLACE)
            .line("  if every x has a value: return D", SOLUTION)
            .step("  x ← open variable with fewest values", SELECT)
            .line("  m ← the middle value of D[x]")
            .line("  for H in { v ≤ m }, { v > m }:")
            .step("    if split(D with x in H) ≠ fail:", TRY)
            .line("      return its result")
            .step("    undo x in H: it failed at once", REFUTE)
            .step("        or it failed further down", BACKTRACK)
            .line("  return fail")
            .build());
  }

  @Override
  public Steering steering() {
    return Steering.SPLITS;
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search.order(new Mrv()).lookAhead(Gac::new).branching(new Bisection());
  }
}
