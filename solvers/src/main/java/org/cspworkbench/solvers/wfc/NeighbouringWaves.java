package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REVISE;

import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.HiddenSingles;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Settings;

/**
 * Neighbouring wave analysis: wave function collapse that looks at units. Before it guesses it
 * collapses every cell that is the only one of a unit to hold a value.
 */
public final class NeighbouringWaves extends CollapseWithBacktracking {

  /** Neighbouring wave analysis. */
  public NeighbouringWaves() {
    super(
        new About(
            "wfc-neighbours",
            "Neighbouring wave analysis",
            Family.WAVE_FUNCTION_COLLAPSE,
            "hidden singles, least entropy",
            "Collapses every cell that has one candidate left, then in every unit the cell"
                + " that is the only one with a certain candidate, and repeats. Only when neither"
                + " rule applies does it collapse the cell of least entropy to a random"
                + " candidate; if that fails, it backtracks to this cell.",
            "Gumin, WaveFunctionCollapse, 2016; hidden singles: Simonis, Sudoku as a Constraint Problem, 2005",
            Completeness.COMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("collapse():")
            .line("  propagate, then look at the units:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support, and")
            .line("      what a hidden single excludes", PRUNE));
  }

  @Override
  protected AllDifferentFiltering filtering(Settings settings) {
    return AllDifferentFiltering.DOMAIN_CONSISTENT; // so that units are more than their pairs
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings)
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, HiddenSingles::new));
  }
}
