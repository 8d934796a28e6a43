package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.BlockRepair;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Steering;

/**
 * Wave function collapse that repairs: a contradiction in a large grid concerns few cells, so that
 * only those around it are collapsed again.
 */
public final class CollapseWithRepair extends SearchSolver {

  /** How often an attempt is repaired. */
  static final Parameter.WholeNumber REPAIRS =
      new Parameter.WholeNumber(
          "repairs", "The maximum number of repairs in an attempt.", 1, 1_000_000_000, 1000);

  private static final Parameter.WholeNumber RADIUS =
      new Parameter.WholeNumber(
          "radius", "How many constraints away from a contradiction cells are erased.", 1, 512, 2);

  private static final Parameter.WholeNumber ATTEMPTS = Collapse.attempts(10);

  /** Wave function collapse with repair. */
  public CollapseWithRepair() {
    super(
        new About(
            "wfc-repair",
            "Wave function collapse, repair",
            Family.WAVE_FUNCTION_COLLAPSE,
            "least entropy, blocks again",
            "Collapses as wave function collapse does. At a contradiction it erases the block of"
                + " cells around it, and collapses them again with other random candidates; all"
                + " other cells keep what was chosen for them. If the next contradiction is in"
                + " the same block, the block grows by one step. After a number of repairs a new"
                + " attempt starts. It never proves that there is no solution.",
            "Gumin, WaveFunctionCollapse, 2016; blocks: Merrell, Example-Based Model Synthesis,"
                + " 2007",
            Completeness.INCOMPLETE,
            Chance.SEEDED,
            CheckUnit.WORDS),
        Collapse.listing("attempt k, for k = 1, 2, …:", "contradiction")
            .step("      v has failed", REFUTE)
            .step("      erase the block; its first cell and", JUMP)
            .line("        all later ones are open again")
            .line("      too often: start attempt k + 1", RESTART)
            .line("  if every cell is collapsed: done", SOLUTION)
            .line("  x ← a later cell outside the block,")
            .step("      else a cell of least entropy", SELECT)
            .line("  v ← as before, else random by weight")
            .step("  collapse x to v, propagate again", TRY)
            .build());
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return Collapse.parameters(REPAIRS, RADIUS, ATTEMPTS);
  }

  /** A guide is not asked for the decisions that are made again. */
  @Override
  public Steering steering() {
    return Steering.CHOOSES_ONCE;
  }

  @Override
  protected Limits limits(Settings settings) {
    return Collapse.limits(settings, ATTEMPTS);
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings)
        .onContradiction(BlockRepair.ofRadius((int) settings.valueOf(RADIUS)))
        .restarts(Restarts.fixed(settings.valueOf(REPAIRS)));
  }
}
