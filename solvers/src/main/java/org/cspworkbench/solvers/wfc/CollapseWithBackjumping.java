package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.LongJumps;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * Wave function collapse that jumps back where backtracking leads nowhere: the cause of a
 * contradiction in a large grid is often a cell that was collapsed long before, between which and
 * the contradiction many others have been collapsed that have nothing to do with it.
 */
public final class CollapseWithBackjumping extends SearchSolver {

  /** After how many dead ends it jumps. */
  static final Parameter.WholeNumber PATIENCE =
      new Parameter.WholeNumber(
          "patience",
          "After how many dead ends without progress the search jumps back.",
          1,
          1_000_000_000,
          3);

  /** Wave function collapse with backjumping. */
  public CollapseWithBackjumping() {
    super(
        new About(
            "wfc-backjump",
            "Wave function collapse, backjumping",
            Family.WAVE_FUNCTION_COLLAPSE,
            "least entropy, long jumps back",
            "Backtracks as wave function collapse with backtracking does. But after some dead ends"
                + " without progress it loses patience and undoes many cells at once, without"
                + " excluding any candidate, and collapses them again with other random"
                + " candidates. The longer it makes no progress, the further it jumps. There are"
                + " at most as many jumps as cells, so that it is complete: after the last one"
                + " it only backtracks.",
            "Gumin, WaveFunctionCollapse, 2016; lengths of jumps: Luby, Sinclair and Zuckerman,"
                + " Optimal Speedup of Las Vegas Algorithms, 1993",
            Completeness.COMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        Collapse.listing("collapse():", "return fail")
            .line("  if every cell is collapsed: done", SOLUTION)
            .step("  x ← a cell of least entropy", SELECT)
            .line("  for each candidate v, in random order:")
            .step("    collapse x to v", TRY)
            .line("    if it fails at once: next v", REFUTE)
            .line("    if collapse() ≠ fail: return it")
            .step("    undo x = v", BACKTRACK)
            .line("  patience lost: undo 64, 64, 128, … cells", JUMP)
            .line("  return fail")
            .build());
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return Collapse.parameters(PATIENCE);
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings)
        .onContradiction(LongJumps.after(settings.valueOf(PATIENCE)));
  }
}
