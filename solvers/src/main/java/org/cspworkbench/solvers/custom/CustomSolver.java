package org.cspworkbench.solvers.custom;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.CONFLICT;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.NOGOOD;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;
import static org.cspworkbench.solvers.custom.LookAheads.FILTER;
import static org.cspworkbench.solvers.custom.LookAheads.LOOK_AHEAD;
import static org.cspworkbench.solvers.custom.LookAheads.RELAXATION;
import static org.cspworkbench.solvers.custom.LookBacks.BEST_SOLUTION;
import static org.cspworkbench.solvers.custom.LookBacks.BRANCHING;
import static org.cspworkbench.solvers.custom.LookBacks.LOOK_BACK;
import static org.cspworkbench.solvers.custom.LookBacks.NOGOODS;
import static org.cspworkbench.solvers.custom.LookBacks.RESTARTS;
import static org.cspworkbench.solvers.custom.LookBacks.RESTART_FAILS;
import static org.cspworkbench.solvers.custom.ValueOrders.BOUND_IMPACT;
import static org.cspworkbench.solvers.custom.ValueOrders.PHASE_SAVING;
import static org.cspworkbench.solvers.custom.ValueOrders.VALUES;
import static org.cspworkbench.solvers.custom.VariableOrders.LAST_CONFLICT;
import static org.cspworkbench.solvers.custom.VariableOrders.ORDER;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.ValueWeights;

/**
 * A search whose parts the user chooses, each by a parameter. A part that is not chosen is that of
 * plain backtracking.
 */
public final class CustomSolver extends SearchSolver {

  private static final ImmutableList<Parameter> PARAMETERS =
      ImmutableList.of(
          ORDER.parameter(),
          LAST_CONFLICT.parameter(),
          VALUES.parameter(),
          PHASE_SAVING.parameter(),
          FILTER.parameter(),
          LOOK_AHEAD.parameter(),
          LOOK_BACK.parameter(),
          BRANCHING.parameter(),
          RESTARTS.parameter(),
          RESTART_FAILS,
          NOGOODS.parameter(),
          BOUND_IMPACT.parameter(),
          BEST_SOLUTION.parameter(),
          RELAXATION.parameter(),
          ValueWeights.PARAMETER);

  /** A solver composed of parts. */
  public CustomSolver() {
    super(
        new About(
            "custom",
            "Composed search",
            Family.CUSTOM,
            "each part by a parameter",
            "A search composed of parts that you choose: the order of variables and of"
                + " values, the filter before the search, look-ahead, look-back, branching,"
                + " restarts and nogoods, and for an objective how it is bounded and how the best"
                + " solution is used. The default of every part is that of plain"
                + " backtracking. Most other complete solvers are such compositions.",
            "Prosser, Hybrid Algorithms for the Constraint Satisfaction Problem, 1993, composes algorithms of a way to"
                + " go forward and a way to go back",
            Completeness.COMPLETE,
            Chance.SEEDED,
            CheckUnit.PAIRS_AND_WORDS),
        PseudoCode.builder()
            .atRoot(
                "filter the root; if D[x] = ∅: fail",
                ENQUEUE,
                DEQUEUE,
                REVISE,
                PRUNE,
                PLACE,
                WIPE_OUT)
            .line("search():")
            .line("  if every x has a value: return it", SOLUTION)
            .step("  x ← open variable, chosen by order", SELECT)
            .line("  v ← value of D[x], chosen by values")
            .step("  assign x = v", TRY)
            .inSearch("  look ahead: check or revise neighbours", ENQUEUE, DEQUEUE, REVISE)
            .inSearch("    remove values, assign what has one", PRUNE, PLACE)
            .inSearch("    if D[z] = ∅: fail", WIPE_OUT)
            .line("  if it failed at once: undo x = v", REFUTE)
            .line("  else if search() ≠ fail: return it")
            .line("  y ← the decision that look-back finds", CONFLICT)
            .step("  undo all from y on; exclude v", BACKTRACK, JUMP)
            .line("  enough fails: learn, then restart", NOGOOD, RESTART)
            .build());
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return PARAMETERS;
  }

  @Override
  public About about(Settings settings) {
    CheckUnit unit = LOOK_AHEAD.in(settings).unit();
    boolean filterDiffers =
        FILTER.in(settings).filter(filter -> unitOf(filter) != unit).isPresent();
    boolean valuesDiffer =
        unit == CheckUnit.PAIRS
            && settings.valueOf(VALUES.parameter()).equals("least-constraining");
    boolean isRandom =
        ORDER.isRandomIn(settings)
            || VALUES.isRandomIn(settings)
            || BEST_SOLUTION.isRandomIn(settings);
    return about()
        .withChance(isRandom ? Chance.SEEDED : Chance.NONE)
        .withCheckUnit(filterDiffers || valuesDiffer ? CheckUnit.PAIRS_AND_WORDS : unit);
  }

  private static CheckUnit unitOf(Filter filter) {
    return filter.counting() == Filter.Counting.WORDS_AND_REVISIONS
        ? CheckUnit.WORDS
        : CheckUnit.PAIRS;
  }

  /** To optimise, it returns chronologically: a bound gives no reasons by which to jump. */
  @Override
  public boolean accepts(Problem problem, Settings settings) {
    return problem.objective().isEmpty()
        || settings.valueOf(LOOK_BACK.parameter()).equals(LookBacks.CHRONOLOGICAL);
  }

  @Override
  protected AllDifferentFiltering filtering(Settings settings) {
    return FILTER
        .in(settings)
        .map(Filter::allDifferent)
        .filter(AllDifferentFiltering.DOMAIN_CONSISTENT::equals)
        .orElse(LOOK_AHEAD.in(settings).filtering());
  }

  @Override
  protected Search compose(Search search, Settings settings) {
    RandomStream random = new RandomStream(settings.seed());
    Weights weights = settings.weights().on(search.csp());
    LookAheads.LookAhead lookAhead = LOOK_AHEAD.in(settings);
    VariableOrders.Setting setting =
        new VariableOrders.Setting(LookAheads.filtersDomains(lookAhead), weights, random);
    FILTER.in(settings).ifPresent(search::rootFilter);
    NOGOODS.in(settings).accept(search);
    BOUND_IMPACT.in(settings).accept(search);
    RELAXATION.in(settings).accept(search);
    search
        .random(random)
        .lookAhead(lookAhead.maker())
        .onContradiction(LOOK_BACK.in(settings))
        .branching(BRANCHING.in(settings))
        .restarts(RESTARTS.in(settings).apply(settings.valueOf(RESTART_FAILS)));
    return BEST_SOLUTION
        .in(settings)
        .in(
            search,
            LAST_CONFLICT.in(settings).of(ORDER.in(settings).in(setting)),
            PHASE_SAVING.in(settings).of(VALUES.in(settings).of(weights, random)),
            new RandomStream(settings.seed()));
  }
}
