package org.cspworkbench.solvers.search;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.CONFLICT;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.FewestLegalValues;
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
import org.cspworkbench.solvers.Solver;

/**
 * The solvers that try values and backtrack when one fails; domains are filtered at most once,
 * before the search.
 */
public final class BacktrackingSolvers {

  /**
   * Plain chronological backtracking: the variables as stated (a Sudoku row by row), values
   * ascending, each checked against the variables assigned before.
   */
  public static final SearchSolver BACKTRACKING =
      new SearchSolver(
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
              .build()) {

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .order(new Lexicographic())
              .values(new Ascending())
              .lookAhead(BackwardChecking::new);
        }
      };

  /** AC-3 once at the root, then plain backtracking over what is left. */
  public static final SearchSolver AC3 =
      new SearchSolver(
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
              .build()) {

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .rootFilter(Ac3::new)
              .order(new Lexicographic())
              .values(new Ascending())
              .lookAhead(BackwardChecking::new);
        }
      };

  /**
   * AC-3 at the root, then backtracking that always decides the variable with the fewest legal
   * values.
   */
  public static final SearchSolver MRV =
      new SearchSolver(
          new About(
              "mrv",
              "Minimum remaining values",
              Family.BACKTRACKING,
              "fewest legal values first",
              "AC-3 once, then backtracking that always assigns the variable with the fewest"
                  + " values that are consistent with all assigned variables; ties are broken by"
                  + " order. Domains are not filtered: the legal values are counted again at every"
                  + " choice.",
              "Bitner and Reingold, Backtrack Programming Techniques, 1975",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.PAIRS),
          PseudoCode.builder()
              .line("AC-3: queue ← every arc", ENQUEUE)
              .line("  revise arcs until none is left", REVISE)
              .line("  remove values without support", PRUNE)
              .line("  if a domain is empty: return fail", WIPE_OUT)
              .line("  assign every x with one value left", PLACE)
              .line("backtrack():")
              .line("  if every x has a value: done", SOLUTION)
              .line("  x ← the open variable with the fewest")
              .step("      values legal with those assigned", SELECT)
              .step("  for each v in D[x]: assign x = v", TRY)
              .line("    if a constraint is violated: next v", REFUTE)
              .line("    if backtrack() ≠ fail: return it")
              .step("    undo x = v", BACKTRACK)
              .line("  return fail")
              .build()) {

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .rootFilter(Ac3::new)
              .order(new FewestLegalValues())
              .values(new Ascending())
              .lookAhead(BackwardChecking::new);
        }
      };

  /**
   * Backtracking that jumps: the variables as stated, values ascending, each checked against the
   * variables assigned before, and from a dead end back to the latest decision that led to it.
   */
  public static final SearchSolver BACKJUMPING =
      new SearchSolver(
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
              .build()) {

        /** Nothing to optimise: a bound gives no reasons by which to jump. */
        @Override
        public boolean accepts(Problem problem) {
          return problem.objective().isEmpty();
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .order(new Lexicographic())
              .values(new Ascending())
              .lookAhead(BackwardChecking::new)
              .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
        }
      };

  /** All solvers of this page, in teaching order. */
  public static final ImmutableList<Solver> SOLVERS =
      ImmutableList.of(BACKTRACKING, AC3, MRV, BACKJUMPING);

  private BacktrackingSolvers() {}
}
