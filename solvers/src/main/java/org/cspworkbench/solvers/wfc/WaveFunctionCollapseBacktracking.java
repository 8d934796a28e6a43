package org.cspworkbench.solvers.wfc;

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

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * Wave function collapse that goes back on contradiction: to the latest cell that was decided,
 * whose other candidates follow in random order. It is complete: it also proves that there is no
 * solution.
 */
public final class WaveFunctionCollapseBacktracking extends SearchSolver {

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
            .line("  propagate:", ENQUEUE, REVISE)
            .line("    remove what nothing supports", PRUNE)
            .line("    collapse what has one candidate", PLACE)
            .line("    if a cell has none: return fail", WIPE_OUT)
            .line("  if every cell is collapsed: done", SOLUTION)
            .line("  x ← a cell of least entropy", SELECT)
            .line("  for each candidate v, in random order:")
            .line("    collapse x to v", TRY)
            .line("    if it fails at once: next v", REFUTE)
            .line("    if collapse() ≠ fail: return it")
            .line("    undo x = v", BACKTRACK)
            .line("  return fail")
            .build());
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return ImmutableList.of(Collapse.WEIGHTS);
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings);
  }
}
