package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REVISE;

import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.PseudoCode;

/**
 * Wave function collapse with backtracking: a contradiction undoes the latest decision, and the
 * other candidates of its cell are tried in random order. It is complete: it also proves that there
 * is no solution.
 */
public final class WaveFunctionCollapseBacktracking extends CollapseWithBacktracking {

  /** Wave function collapse with backtracking. */
  public WaveFunctionCollapseBacktracking() {
    super(
        new About(
            "wfc-backtracking",
            "Wave function collapse, backtracking",
            Family.WAVE_FUNCTION_COLLAPSE,
            "least entropy, backtracking",
            "Chooses as wave function collapse does, but a contradiction undoes only the"
                + " latest cell that had more than one candidate. Its next candidate is tried, in"
                + " random order; if none is left, the search backtracks further. So it is"
                + " complete: it always finds a solution or proves that there is none.",
            "Gumin, WaveFunctionCollapse, 2016; backtracking: Karth and Smith, WaveFunctionCollapse is Constraint"
                + " Solving in the Wild, 2017",
            Completeness.COMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("collapse():")
            .line("  propagate:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove values without support", PRUNE));
  }
}
