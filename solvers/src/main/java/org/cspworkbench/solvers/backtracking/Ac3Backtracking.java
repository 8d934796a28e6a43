package org.cspworkbench.solvers.backtracking;

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

import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/** AC-3 once at the root, then plain backtracking over what is left. */
public final class Ac3Backtracking extends SearchSolver {

  /** AC-3, then backtracking. */
  public Ac3Backtracking() {
    super(
        new About(
            "ac3",
            "AC-3, then backtracking",
            Family.BACKTRACKING,
            "consistency once, in order",
            "Establishes arc consistency once, before any value is tried. If every domain"
                + " has one value, that is the solution. Otherwise plain backtracking searches"
                + " the remaining values.",
            "Mackworth, Consistency in Networks of Relations, 1977",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.PAIRS),
        PseudoCode.builder()
            .line("queue ← every arc (x, y)", ENQUEUE)
            .step("while an arc (x, y) is left: revise it", REVISE)
            .step("  remove v from D[x] without support", PRUNE)
            .line("  if D[x] = ∅: return fail", WIPE_OUT)
            .line("  if D[x] shrank: queue every (z, x)")
            .line("assign every x with one value left", PLACE)
            .line("backtrack():")
            .line("  if every x has a value: done", SOLUTION)
            .step("  x ← the next open variable in order", SELECT)
            .step("  for each v in D[x]: assign x = v", TRY)
            .line("    if a constraint is violated: next v", REFUTE)
            .line("    if backtrack() ≠ fail: return it")
            .step("    undo x = v", BACKTRACK)
            .line("  return fail")
            .build());
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .rootFilter(Ac3::new)
        .order(new Lexicographic())
        .values(new Ascending())
        .lookAhead(BackwardChecking::new);
  }
}
