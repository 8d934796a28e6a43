package org.cspworkbench.solvers.search;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.CONFLICT;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
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
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.search.Backjumping;
import org.cspworkbench.core.search.Bisection;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Mrv;
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
import org.cspworkbench.solvers.Steering;

/**
 * The solvers that propagate after each decision, and learn nothing from contradictions. The
 * simplest one that maintains arc consistency is {@link MaintainingArcConsistency}.
 */
public final class LookAheadSolvers {

  /** AC-3 at the root, then forward checking by minimum remaining values. */
  public static final SearchSolver FORWARD_CHECKING =
      new SearchSolver(
          new About(
              "forward-checking",
              "Forward checking",
              Family.LOOK_AHEAD,
              "MRV, ascending",
              "AC-3 once, then a search that always assigns the variable with the smallest"
                  + " domain. Each assignment removes the inconsistent values from the domains of"
                  + " the open neighbours; if a domain becomes empty, the next value is tried. It"
                  + " looks one step ahead, not further.",
              "Haralick and Elliott, Increasing Tree Search Efficiency, 1980",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.PAIRS),
          PseudoCode.builder()
              .atRoot("AC-3 on every arc", ENQUEUE, REVISE, PRUNE, PLACE, WIPE_OUT)
              .line("fc(D):")
              .line("  if every x has a value: return D", SOLUTION)
              .step("  x ← open variable with fewest values", SELECT)
              .line("  for each v in D[x], ascending:")
              .step("    assign x = v", TRY)
              .inSearch("    for each open neighbour y of x:", ENQUEUE, REVISE)
              .inSearch("      remove from D[y] what x = v forbids", PRUNE)
              .inSearch("      if D[y] = ∅:", WIPE_OUT)
              .step("        undo x = v, take the next v", REFUTE)
              .line("    if fc(D) ≠ fail: return its result")
              .step("    undo x = v", BACKTRACK)
              .line("  return fail")
              .build()) {

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .rootFilter(Ac3::new)
              .order(new Mrv())
              .values(new Ascending())
              .lookAhead(ForwardChecking::new);
        }
      };

  /**
   * FC-CBJ: forward checking by minimum remaining values, and from a dead end back to the latest
   * decision that took a value from the variable that has none left.
   */
  public static final SearchSolver FORWARD_CHECKING_BACKJUMPING =
      new SearchSolver(
          new About(
              "fc-cbj",
              "Forward checking with backjumping",
              Family.LOOK_AHEAD,
              "MRV, ascending, jumps back",
              "Forward checking that records which decisions removed the values of a"
                  + " variable. When a domain becomes empty, it jumps back to the latest of these"
                  + " decisions, skips all decisions in between, and merges the rest into the"
                  + " conflict set of that decision.",
              "Prosser, Hybrid Algorithms for the Constraint Satisfaction Problem, 1993",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.PAIRS),
          PseudoCode.builder()
              .atRoot("AC-3 on every arc", ENQUEUE, REVISE, PRUNE, PLACE, WIPE_OUT)
              .line("fc-cbj(D):")
              .line("  if every x has a value: return D", SOLUTION)
              .step("  x ← open variable with fewest values", SELECT)
              .line("  for each v in D[x], ascending:")
              .step("    assign x = v", TRY)
              .inSearch("    for each open neighbour y of x:", ENQUEUE, REVISE)
              .inSearch("      filter D[y]; if any went: x to C[y]", PRUNE)
              .inSearch("      if D[y] = ∅: add C[y] to C[x]", WIPE_OUT)
              .step("        undo x = v, take the next v", REFUTE)
              .line("    if fc-cbj(D) ≠ fail: return its result")
              .line("  y ← the latest variable in C[x]", CONFLICT)
              .line("  C[x] − {y} to C[y]; undo y = v", BACKTRACK)
              .line("      and drop all behind y", JUMP)
              .build()) {

        /** Nothing to optimise: a bound gives no reasons by which to jump. */
        @Override
        public boolean accepts(Problem problem) {
          return problem.objective().isEmpty();
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return search
              .rootFilter(Ac3::new)
              .order(new Mrv())
              .values(new Ascending())
              .lookAhead(ForwardChecking::new)
              .onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
        }
      };

  /**
   * Maintaining generalised arc consistency: as maintaining arc consistency, and besides every
   * all-different constraint is filtered as a whole.
   */
  public static final SearchSolver MAINTAINING_ALL_DIFFERENT =
      new SearchSolver(
          new About(
              "mac-alldifferent",
              "MAC with all-different",
              Family.LOOK_AHEAD,
              "AC-3 by words, matching, MRV",
              "Maintains arc consistency and filters each all-different constraint as a"
                  + " whole: a matching of its variables with values shows which values occur in no"
                  + " solution of the constraint. This costs more time at a node and needs far"
                  + " fewer nodes.",
              "Régin, A Filtering Algorithm for Constraints of Difference in CSPs, 1994",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.WORDS),
          PseudoCode.builder()
              .line("mac(D):")
              .line("  revise arcs, then units, to the end:", ENQUEUE, DEQUEUE, REVISE)
              .line("    remove values without support", PRUNE)
              .line("      or no matching of its unit uses")
              .line("    if a domain is empty: return fail", WIPE_OUT)
              .line("    assign variables with one value", PLACE)
              .line("  if every x has a value: return D", SOLUTION)
              .step("  x ← open variable with fewest values", SELECT)
              .line("  v ← the smallest value in D[x]")
              .step("  if mac(D with x = v) ≠ fail:", TRY)
              .line("    return its result")
              .step("  undo x = v: it failed at once", REFUTE)
              .step("      or it failed further down", BACKTRACK)
              .line("  return mac(D with x ≠ v)")
              .build()) {

        @Override
        protected AllDifferentFiltering filtering(Settings settings) {
          return AllDifferentFiltering.DOMAIN_CONSISTENT;
        }

        @Override
        public Steering steering() {
          return Steering.SPLITS;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return search.order(new Mrv()).values(new Ascending()).maintainArcConsistency();
        }
      };

  /**
   * Domain splitting: arc consistency as {@link MaintainingArcConsistency} maintains it, smallest
   * domain first, but a decision halves the domain instead of choosing one value.
   */
  public static final SearchSolver DOMAIN_SPLITTING =
      new SearchSolver(
          new About(
              "splitting",
              "Domain splitting",
              Family.LOOK_AHEAD,
              "AC-3 by words, MRV, halves of domains",
              "Splits the smallest domain into a lower and an upper half instead of choosing one"
                  + " value: first x is in the lower half, then in the upper half, and arc"
                  + " consistency is restored after each. A half that fails rules out all its"
                  + " values at once. Each half that is tried counts as a node.",
              "Dechter, Constraint Processing, 2003",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.WORDS),
          PseudoCode.builder()
              .line("split(D):")
              .line("  revise arcs until nothing changes:", ENQUEUE, DEQUEUE, REVISE)
              .line("    remove values without support", PRUNE)
              .line("    if a domain is empty: return fail", WIPE_OUT)
              .line("    assign variables with one value", PLACE)
              .line("  if every x has a value: return D", SOLUTION)
              .step("  x ← open variable with fewest values", SELECT)
              .line("  m ← the middle value of D[x]")
              .line("  for H in { v ≤ m }, { v > m }:")
              .step("    if split(D with x in H) ≠ fail:", TRY)
              .line("      return its result")
              .step("    undo x in H: it failed at once", REFUTE)
              .step("        or it failed further down", BACKTRACK)
              .line("  return fail")
              .build()) {

        @Override
        public Steering steering() {
          return Steering.SPLITS;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return search.order(new Mrv()).lookAhead(Gac::new).branching(new Bisection());
        }
      };

  /** All solvers of this page, in teaching order. */
  public static final ImmutableList<Solver> SOLVERS =
      ImmutableList.of(
          FORWARD_CHECKING,
          FORWARD_CHECKING_BACKJUMPING,
          new MaintainingArcConsistency(),
          MAINTAINING_ALL_DIFFERENT,
          DOMAIN_SPLITTING);

  private LookAheadSolvers() {}
}
