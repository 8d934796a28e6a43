package org.cspworkbench.solvers.wfc;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * The forms of wave function collapse that go back on contradiction: to the latest cell that was
 * decided, whose other candidates follow in random order. They differ in how far they propagate.
 */
abstract class CollapseWithBacktracking extends SearchSolver {

  /**
   * A form of it.
   *
   * @param propagation the lines of the listing that remove candidates
   */
  CollapseWithBacktracking(About about, PseudoCode.Builder propagation) {
    super(about, listing(propagation));
  }

  private static PseudoCode listing(PseudoCode.Builder propagation) {
    return propagation
        .line("    collapse cells with one candidate", PLACE)
        .line("    if a cell has none: return fail", WIPE_OUT)
        .line("  if every cell is collapsed: done", SOLUTION)
        .step("  x ← a cell of least entropy", SELECT)
        .line("  for each candidate v, in random order:")
        .step("    collapse x to v", TRY)
        .line("    if it fails at once: next v", REFUTE)
        .line("    if collapse() ≠ fail: return it")
        .step("    undo x = v", BACKTRACK)
        .line("  return fail")
        .build();
  }

  @Override
  public final ImmutableList<Parameter> parameters() {
    return Collapse.parameters();
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return Collapse.compose(search, settings);
  }
}
