package org.cspworkbench.examples;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;

import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;

/** A named solver of one's own, composed of parts: forward checking, smallest domain first. */
public final class OwnSolver extends SearchSolver {

  /** Describes the solver, for whatever lists or displays it. */
  public OwnSolver() {
    super(
        new About(
            "mine",
            "My solver",
            Family.LOOK_AHEAD,
            "forward checking, MRV",
            "Removes from the neighbours what a decision rules out.",
            "Haralick and Elliott, 1980",
            About.Completeness.COMPLETE,
            About.Chance.NONE,
            About.CheckUnit.WORDS),
        PseudoCode.builder()
            .step("x ← the variable with fewest values", SELECT)
            .step("for each v in D[x]: try x = v", TRY)
            .line("  if a domain is empty: undo", REFUTE, BACKTRACK)
            .line("if every x has a value: done", SOLUTION)
            .build());
  }

  @Override
  protected Search compose(Search search, Settings settings) {
    return search.order(new Mrv()).lookAhead(ForwardChecking::new);
  }

  /** Solves a problem of the gallery. */
  public static void main(String[] arguments) {
    Problem problem = new Problem.General(Queens.pairwise(12));
    Result result = new OwnSolver().solve(problem, Settings.defaults());
    System.out.println(result.firstSolution().orElseThrow().values());
    System.out.println(result.statistics().nodes() + " nodes");
  }
}
