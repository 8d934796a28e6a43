package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REVISE;

import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.NakedPairs;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Settings;

/** Naked pairs as far as they go, then a guess at the cell of least entropy, and back on error. */
public final class PairsBacktracking extends CollapseWithBacktracking {

  /** Naked pairs with backtracking. */
  public PairsBacktracking() {
    super(
        new About(
            "pairs-backtracking",
            "Naked pairs, backtracking",
            Family.WAVE_FUNCTION_COLLAPSE,
            "naked pairs, least entropy",
            "Collapses every cell that has one candidate left, and applies naked pairs: two"
                + " cells of a unit with the same two candidates exclude both from all other"
                + " cells of the unit. When neither rule applies, it collapses the cell of least"
                + " entropy to a random candidate; if that fails, it backtracks to this cell.",
            "Simonis, Sudoku as a Constraint Problem, 2005",
            Completeness.COMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("collapse():")
            .line("  propagate, then look at the units:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support")
            .line("      or excluded by a naked pair", PRUNE));
  }

  @Override
  protected AllDifferentFiltering filtering(Settings settings) {
    return AllDifferentFiltering.DOMAIN_CONSISTENT; // so that units are more than their pairs
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings)
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, NakedPairs::new));
  }
}
