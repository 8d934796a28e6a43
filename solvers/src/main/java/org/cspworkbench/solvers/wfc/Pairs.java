package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

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
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Steering;

/** Singles and naked pairs as far as they go, and no guess. */
public final class Pairs extends SearchSolver {

  /** Naked pairs without guessing. */
  public Pairs() {
    super(
        new About(
            "pairs",
            "Naked pairs",
            Family.WAVE_FUNCTION_COLLAPSE,
            "singles and naked pairs, no guess",
            "Fills in singles, and applies naked pairs: two cells of a unit with the same"
                + " two candidates exclude both from all other cells of the unit. It never"
                + " guesses: when neither rule removes a candidate, it stalls and reports the"
                + " cells filled so far.",
            "Simonis, Sudoku as a Constraint Problem, 2005",
            Completeness.INCOMPLETE,
            Chance.NONE,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("repeat until nothing changes:")
            .line("  propagate, then look at the units:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support")
            .line("      or excluded by a naked pair", PRUNE)
            .line("    if a cell has no candidate: fail", WIPE_OUT)
            .line("    fill in cells with one candidate", PLACE)
            .line("if every cell is filled: done", SOLUTION)
            .line("else: stalled")
            .build());
  }

  @Override
  protected AllDifferentFiltering filtering(Settings settings) {
    return AllDifferentFiltering.DOMAIN_CONSISTENT; // so that units are more than their pairs
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES_NOTHING;
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, NakedPairs::new))
        .withoutDecisions();
  }
}
