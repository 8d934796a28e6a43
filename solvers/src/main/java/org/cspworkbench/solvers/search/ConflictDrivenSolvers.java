package org.cspworkbench.solvers.search;

import static org.cspworkbench.core.trace.EventKind.ASSERT;
import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.FORGET;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.LEARN;
import static org.cspworkbench.core.trace.EventKind.NOGOOD;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.VIOLATION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.learning.ActivityOrder;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.learning.SavedPhases;
import org.cspworkbench.core.model.OccasionalMatching;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.LearningBacktracking;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Cheapest;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LargeNeighbourhood;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.SolutionSaving;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.NogoodMemory;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;

/**
 * The solvers that propagate after each decision, and learn from contradictions where to branch.
 */
public final class ConflictDrivenSolvers {

  private static final int FAILS_OF_THE_FIRST_ATTEMPT = 100;

  /** Neighbourhoods are the same whatever the seed, so that a run does not depend on it. */
  private static final long STREAM = 1;

  private static final String PAIRS = "pairs";

  private static final Parameter.OneOf ALL_DIFFERENT =
      new Parameter.OneOf(
          "all-different",
          "How all-different constraints are filtered.",
          ImmutableList.of(
              new Parameter.Choice(
                  "adaptive", "By pairs, and by a matching while that removes more."),
              new Parameter.Choice(PAIRS, "By pairs only.")),
          "adaptive");

  /**
   * Maintaining arc consistency where it has failed most: dom/wdeg with last conflict, restarts by
   * Luby's sequence, and nogoods from them. All-different constraints, stated or implied by cliques
   * of disequalities, are also filtered as a whole where that pays.
   *
   * <p>With an objective it stays near the best solution: by its values, and by large
   * neighbourhoods; and a relaxation of the linear constraints bounds the cost.
   */
  public static final SearchSolver WEIGHTED_DEGREES =
      new SearchSolver(
          new About(
              "domwdeg",
              "MAC by weighted degrees",
              Family.LOOK_AHEAD,
              "dom/wdeg, last conflict, restarts",
              "Maintains arc consistency and learns from contradictions: each contradiction"
                  + " raises the weight of its constraint. The next variable is the one of the last"
                  + " conflict, or the one with the least quotient of domain size and weights. From"
                  + " time to time the search restarts, keeps the weights, and records nogoods so"
                  + " that no part is searched twice. All-different constraints are also filtered"
                  + " by a matching where that pays, and so are cliques of disequalities: variables"
                  + " that all differ, with no more values than variables. For an objective, it tries"
                  + " out values until there is a solution, then prefers those of the best one; after"
                  + " some restarts it first keeps most of that solution (large neighbourhood search),"
                  + " and more rarely while that finds none. Multiples of linear constraints tighten the"
                  + " bound.",
              "Boussemart, Hemery, Lecoutre and Sais, Boosting Systematic Search by Weighting Constraints, 2004",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.WORDS),
          PseudoCode.builder()
              .line("mac(D):")
              .line("  revise arcs until nothing changes:", ENQUEUE, DEQUEUE, REVISE)
              .line("    remove values by arcs and nogoods", PRUNE)
              .line("    if D[x] = ∅: the arc weighs 1 more", WIPE_OUT)
              .line("    assign variables with one value", PLACE)
              .line("  if every x has a value: return D", SOLUTION)
              .step("  x ← the last in conflict, or by dom/wdeg", SELECT)
              .line("  v ← the best solution's, or the smallest")
              .step("  if mac(D with x = v) ≠ fail:", TRY)
              .line("    return its result")
              .step("  undo x = v: it failed at once", REFUTE)
              .step("      or it failed further down", BACKTRACK)
              .line("  enough fails: learn nogoods", NOGOOD)
              .line("      and restart; else mac(D, x ≠ v)", RESTART)
              .build()) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return ImmutableList.of(ALL_DIFFERENT);
        }

        @Override
        protected AllDifferentFiltering filtering(Settings settings) {
          return settings.valueOf(ALL_DIFFERENT).equals(PAIRS)
              ? AllDifferentFiltering.PAIRWISE
              : AllDifferentFiltering.WITH_CLIQUES;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          return byWeights(search);
        }
      };

  private static final String KEEP_ALL = "all";
  private static final String KEEP_NONE = "none";
  private static final String WEIGHTS = "dom/wdeg";

  private static final Parameter.OneOf KEEP =
      new Parameter.OneOf(
          "keep",
          "Which of the learnt nogoods are kept.",
          ImmutableList.of(
              new Parameter.Choice(
                  "few-levels", "Those from few levels; half of the others are forgotten in time."),
              new Parameter.Choice(KEEP_ALL, "All, as long as there is memory."),
              new Parameter.Choice(
                  KEEP_NONE, "None: a control, in which only the jumps and the order remain.")),
          "few-levels");

  private static final Parameter.OneOf ORDER =
      new Parameter.OneOf(
          "order",
          "The variable that is decided next.",
          ImmutableList.of(
              new Parameter.Choice("activity", "The least quotient of domain size and activity."),
              new Parameter.Choice(
                  WEIGHTS, "The least quotient of domain size and weighted degree.")),
          "activity");

  /**
   * Maintaining arc consistency with a nogood from every contradiction: conflict-driven search, as
   * in solvers for satisfiability, over the domains of a constraint network.
   */
  public static final SearchSolver LEARNING =
      new SearchSolver(
          new About(
              "learning",
              "MAC with learnt nogoods",
              Family.LOOK_AHEAD,
              "nogoods, jumps, activity, restarts",
              "Maintains arc consistency and finds the reason of each contradiction: backwards from"
                  + " it, every removal is replaced with its own reason, until only one removal or"
                  + " assignment since the last decision is left. Those that remain form a nogood:"
                  + " they never hold together again. The search jumps back to where the nogood first"
                  + " rules something out. The next variable has few values and was met often in the"
                  + " latest of these analyses; it gets the value that it had last, or for an"
                  + " objective that of the best solution, near which some restarts begin. From"
                  + " time to time"
                  + " the search restarts, and nogoods from many levels are forgotten."
                  + " All-different constraints and cliques of disequalities are also filtered by a"
                  + " matching.",
              "Katsirelos and Bacchus, Generalized NoGoods in CSPs, 2005",
              Completeness.COMPLETE,
              Chance.NONE,
              CheckUnit.WORDS),
          PseudoCode.builder()
              .line("search(D):")
              .line("  propagate: arcs, nogoods, the rest", ENQUEUE, DEQUEUE, REVISE, PRUNE)
              .line("    assign variables with one value", PLACE)
              .line("  if D[x] = ∅, or a nogood holds:", WIPE_OUT, VIOLATION)
              .line("    N ← the literals that are to blame")
              .line("    while several are of this level:")
              .line("      the latest of N ← its reason")
              .line("    leave out of N what follows from N")
              .line("    if N = ∅: fail; else learn N", LEARN)
              .line("    jump to where N rules out something", JUMP)
              .line("    rule it out; at times forget, restart", ASSERT, FORGET, RESTART)
              .line("  if every x has a value: return D", SOLUTION)
              .line("    for another: rule out the last x = v", BACKTRACK)
              .line("  x ← the most active; decide x = v", SELECT, TRY)
              .build()) {

        @Override
        public ImmutableList<Parameter> parameters() {
          return ImmutableList.of(KEEP, ORDER);
        }

        @Override
        public Steering steering() {
          return Steering.CHOOSES_ALONE;
        }

        @Override
        protected AllDifferentFiltering filtering(Settings settings) {
          return AllDifferentFiltering.WITH_CLIQUES;
        }

        @Override
        protected Search compose(Search search, Settings settings) {
          SolutionSaving values = new SolutionSaving(new SavedPhases(new Cheapest()));
          return search
              .order(new LargeNeighbourhood(order(settings), values, new RandomStream(STREAM)))
              .values(values)
              .lookAhead(
                  (domains, assignment) -> new Gac(domains, assignment, OccasionalMatching::new))
              .restarts(Restarts.luby(FAILS_OF_THE_FIRST_ATTEMPT))
              .branching(Branching.BINARY)
              .onContradiction(
                  LearningBacktracking.by(
                      new Learning(keep(settings)).within(NogoodMemory.limit())))
              .relaxation();
        }
      };

  /** All solvers of this page, in teaching order. */
  public static final ImmutableList<Solver> SOLVERS = ImmutableList.of(WEIGHTED_DEGREES, LEARNING);

  private ConflictDrivenSolvers() {}

  /** Composes the search by weighted degrees. */
  public static Search byWeights(Search search) {
    SolutionSaving values = new SolutionSaving(new Cheapest());
    return search
        .order(
            new LargeNeighbourhood(
                new LastConflict(new DomWdeg()), values, new RandomStream(STREAM)))
        .values(values)
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, OccasionalMatching::new))
        .branching(Branching.BINARY)
        .restarts(Restarts.luby(FAILS_OF_THE_FIRST_ATTEMPT))
        .nogoods()
        .boundImpact()
        .relaxation();
  }

  private static VariableOrder order(Settings settings) {
    return settings.valueOf(ORDER).equals(WEIGHTS) ? new DomWdeg() : new ActivityOrder();
  }

  private static Keep keep(Settings settings) {
    return switch (settings.valueOf(KEEP)) {
      case KEEP_ALL -> Keep.ALL;
      case KEEP_NONE -> Keep.NONE;
      default -> Keep.FEW_LEVELS;
    };
  }
}
