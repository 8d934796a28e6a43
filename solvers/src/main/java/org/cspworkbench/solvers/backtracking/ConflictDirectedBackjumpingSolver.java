package org.cspworkbench.solvers.backtracking;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.CONFLICT;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Lexicographic;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/**
 * Backtracking that jumps: the variables as stated, values ascending, each checked against the
 * variables assigned before, and from a dead end back to the latest decision that led to it.
 */
public final class ConflictDirectedBackjumpingSolver extends SearchSolver {

  /** Conflict-directed backjumping. */
  public ConflictDirectedBackjumpingSolver() {
    super(
        new About(
            "cbj",
            "Conflict-directed backjumping",
            Family.BACKTRACKING,
            "in order, ascending, jumps back",
            "Assigns variables as backtracking does, and records for each variable the"
                + " earlier variables with which its values were in conflict: its conflict set."
                + " If no value is left, it jumps back to the latest variable of the conflict"
                + " set, skips all variables in between, and merges the rest of the set into the"
                + " conflict set of that variable.",
            "Prosser, Hybrid Algorithms for the Constraint Satisfaction Problem, 1993",
            Completeness.COMPLETE,
            Chance.NONE,
            CheckUnit.PAIRS),
        PseudoCode.builder()
            .atRoot("if two givens disagree: return fail", PRUNE, WIPE_OUT)
            .line("cbj():")
            .line("  if every variable has a value:")
            .step("    return the assignment", SOLUTION)
            .step("  x ← the next variable in order", SELECT)
            .line("  for each v in D[x], ascending:")
            .step("    assign x = v", TRY)
            .line("    if it disagrees with an earlier y:")
            .step("      add y to C[x]; undo x = v", REFUTE)
            .line("    else if cbj() ≠ fail: return result")
            .line("  y ← the latest variable in C[x]", CONFLICT)
            .line("  add C[x] − {y} to C[y]")
            .line("  if y is just before x: undo y = v", BACKTRACK)
            .step("  else drop all behind y, undo y = v", JUMP)
            .build());
  }

  /** Nothing to optimise: a bound gives no reasons by which to jump. */
  @Override
  public boolean accepts(Problem problem) {
    return problem.objective().isEmpty();
  }

  @Override
  protected Search compose(Search search, Network network, Settings settings) {
    return search
        .order(new Lexicographic())
        .values(new Ascending())
        .lookAhead(BackwardChecking::new)
        .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
  }
}
