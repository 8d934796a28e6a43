package org.cspworkbench.solvers.lookahead;

import static org.cspworkbench.core.trace.EventKind.ASSERT;
import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.FORGET;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.LEARN;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
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
import org.cspworkbench.core.kernel.Network;
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
import org.cspworkbench.solvers.Steering;

/**
 * Maintaining arc consistency with a nogood from every contradiction: conflict-driven search, as in
 * solvers for satisfiability, over the domains of a constraint network.
 */
public final class LearningSolver extends SearchSolver {

  private static final int FAILS_OF_THE_FIRST_ATTEMPT = 100;

  /** Neighbourhoods are the same whatever the seed, so that a run does not depend on it. */
  private static final long STREAM = 1;

  private static final String ALL = "all";
  private static final String NONE = "none";
  private static final String WEIGHTS = "dom/wdeg";

  private static final Parameter.OneOf KEEP =
      new Parameter.OneOf(
          "keep",
          "Which of the learnt nogoods are kept.",
          ImmutableList.of(
              new Parameter.Choice(
                  "few-levels", "Those from few levels; half of the others are forgotten in time."),
              new Parameter.Choice(ALL, "All, as long as there is memory."),
              new Parameter.Choice(
                  NONE, "None: a control, in which only the jumps and the order remain.")),
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

  /** Maintaining arc consistency with learning. */
  public LearningSolver() {
    super(
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
                + " objective that of the best solution, near which every other restart begins. From"
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
            .build());
  }

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
  protected Search compose(Search search, Network network, Settings settings) {
    SolutionSaving values = new SolutionSaving(new SavedPhases(new Cheapest()));
    return search
        .order(new LargeNeighbourhood(order(settings), values, new RandomStream(STREAM)))
        .values(values)
        .lookAhead((domains, assignment) -> new Gac(domains, assignment, OccasionalMatching::new))
        .restarts(Restarts.luby(FAILS_OF_THE_FIRST_ATTEMPT))
        .branching(Branching.BINARY)
        .onContradiction(
            LearningBacktracking.by(new Learning(keep(settings)).within(NogoodMemory.limit())))
        .relaxation();
  }

  private static VariableOrder order(Settings settings) {
    return settings.valueOf(ORDER).equals(WEIGHTS) ? new DomWdeg() : new ActivityOrder();
  }

  private static Keep keep(Settings settings) {
    return switch (settings.valueOf(KEEP)) {
      case ALL -> Keep.ALL;
      case NONE -> Keep.NONE;
      default -> Keep.FEW_LEVELS;
    };
  }
}
