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
 * Wave function collapse that goes back on contradiction: to the latest cell that was decided,
 * whose other candidates follow in random order. It is complete: it also proves that there is no
 * solution.
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
            "Chooses like wave function collapse, but a contradiction takes back only the latest cell that had more"
                + " than one candidate: its next candidate is tried, in a random order, and when none is left the"
                + " search goes further back. So it always comes to an answer, and proves it when there is none.",
            "Gumin, WaveFunctionCollapse, 2016; backtracking: Karth and Smith, WaveFunctionCollapse is Constraint"
                + " Solving in the Wild, 2017",
            Completeness.COMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        PseudoCode.builder()
            .line("collapse():")
            .line("  propagate:", ENQUEUE, DEQUEUE, REVISE)
            .line("    remove what nothing supports", PRUNE));
  }
}
