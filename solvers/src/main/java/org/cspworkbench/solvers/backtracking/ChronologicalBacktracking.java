package org.cspworkbench.solvers.backtracking;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

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

/**
 * Plain chronological backtracking: the variables as stated (a Sudoku row by row), values
 * ascending, each checked against the variables assigned before.
 */
public final class ChronologicalBacktracking extends SearchSolver {

  /** Plain backtracking. */
  public ChronologicalBacktracking() {
    super(
        new About(
            "backtracking",
            "Backtracking",
            Family.BACKTRACKING,
            "in order, ascending",
            "Assigns the variables in the order in which they are stated, each to the"
                + " smallest value that is consistent with the variables assigned before. If"
                + " there is no such value, it backtracks to the previous variable and tries its"
                + " next value. It checks no variable before that variable is assigned, so it"
                + " detects dead ends late.",
            "Golomb and Baumert, Backtrack Programming, 1965",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.PAIRS),
        PseudoCode.builder()
            .atRoot("if two givens disagree: return fail", PRUNE, WIPE_OUT)
            .line("backtrack():")
            .line("  if every variable has a value:")
            .step("    return the assignment", SOLUTION)
            .step("  x ← the next variable in order", SELECT)
            .line("  for each v in D[x], ascending:")
            .step("    assign x = v", TRY)
            .line("    if a constraint is violated:")
            .step("      undo x = v, take the next v", REFUTE)
            .line("    if backtrack() ≠ fail:")
            .line("      return its result")
            .step("    undo x = v", BACKTRACK)
            .line("  return fail")
            .build());
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .order(new Lexicographic())
        .values(new Ascending())
        .lookAhead(BackwardChecking::new);
  }
}
