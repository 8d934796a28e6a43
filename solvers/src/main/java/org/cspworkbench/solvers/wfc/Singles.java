package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Network;
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

/** The chain reaction of cells that have one candidate left, and no guess. */
public final class Singles extends SearchSolver {

  /** Solving singles. */
  public Singles() {
    super(
        new About(
            "singles",
            "Singles",
            Family.WAVE_FUNCTION_COLLAPSE,
            "one candidate at a time, no guess",
            "Fills in each cell that has one candidate left and removes the candidates that"
                + " this rules out, which may leave other cells with one candidate. It never"
                + " guesses: when no cell with one candidate is left, it stalls and reports the"
                + " cells filled so far.",
            "Simonis, Sudoku as a Constraint Problem, 2005",
            Completeness.INCOMPLETE,
            Chance.NONE,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("repeat until nothing changes:")
            .line("  propagate:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support", PRUNE)
            .line("    if a cell has no candidate: fail", WIPE_OUT)
            .line("    fill in cells with one candidate", PLACE)
            .line("if every cell is filled: done", SOLUTION)
            .line("else: stalled")
            .build());
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES_NOTHING;
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search.lookAhead(Gac::new).withoutDecisions();
  }
}
