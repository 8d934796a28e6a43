package org.cspworkbench.solvers.backtracking;

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
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.FewestLegalValues;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * AC-3 at the root, then backtracking that always decides the variable with the fewest legal
 * values.
 */
public final class MrvBacktracking extends SearchSolver {

  /** AC-3, then backtracking by minimum remaining values. */
  public MrvBacktracking() {
    super(
        new About(
            "mrv",
            "Minimum remaining values",
            Family.BACKTRACKING,
            "fewest legal values first",
            "AC-3 once, then backtracking that always assigns the variable with the fewest"
                + " values that are consistent with all assigned variables; ties are broken by"
                + " order. Domains are not filtered: the legal values are counted again at every"
                + " choice.",
            "Bitner and Reingold, Backtrack Programming Techniques, 1975",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.PAIRS),
        PseudoCode.builder()
            .line("AC-3: queue ← every arc", ENQUEUE)
            .line("  revise arcs until none is left", REVISE)
            .line("  remove values without support", PRUNE)
            .line("  if a domain is empty: return fail", WIPE_OUT)
            .line("  assign every x with one value left", PLACE)
            .line("backtrack():")
            .line("  if every x has a value: done", SOLUTION)
            .line("  x ← the open variable with the fewest")
            .step("      values legal with those assigned", SELECT)
            .step("  for each v in D[x]: assign x = v", TRY)
            .line("    if a constraint is violated: next v", REFUTE)
            .line("    if backtrack() ≠ fail: return it")
            .step("    undo x = v", BACKTRACK)
            .line("  return fail")
            .build());
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .rootFilter(Ac3::new)
        .order(new FewestLegalValues())
        .values(new Ascending())
        .lookAhead(BackwardChecking::new);
  }
}
