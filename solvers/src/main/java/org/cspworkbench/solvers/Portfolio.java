package org.cspworkbench.solvers;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Objective.Goal;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchRun;
import org.cspworkbench.core.search.SharedBound;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * Several searches for the same answer, which continue in turn for a share of contradictions, until
 * one of them has it (Huberman, Lukose and Hogg, "An Economics Approach to Hard Computational
 * Problems", Science 275, 1997).
 *
 * <p>Every share is used in two rounds, and then doubled. Of two searches of which the better one
 * alone has F contradictions, the other has then had at most 1.5 · F and one first share. With an
 * objective, they share the bound of the best solution.
 */
public final class Portfolio {

  private static final long FIRST_SHARE = 250;

  private final Settings settings;
  private final Optional<Objective> objective; // if the best solution is wanted
  private final SharedBound bound = new BestCost();
  private final ImmutableList<Contender> contenders;
  private @Nullable ImmutableIntArray best;
  private @Nullable Ending limit; // that has ended some of the searches

  private Portfolio(
      ImmutableMap<SearchSolver, Integer> solvers, Problem problem, Settings settings) {
    this.settings = settings;
    this.objective = settings.wanted() == 1 ? problem.objective() : Optional.empty();
    this.contenders =
        solvers.entrySet().stream()
            .map(entry -> new Contender(entry.getKey(), entry.getValue(), problem))
            .collect(toImmutableList());
  }

  /**
   * Solves {@code problem} by these solvers in turn, each of which accepts it, and may have so many
   * shares of contradictions in each round.
   */
  public static Result solve(
      ImmutableMap<SearchSolver, Integer> shares, Problem problem, Settings settings) {
    long start = System.nanoTime();
    return new Portfolio(shares, problem, settings).race(start);
  }

  private Result race(long start) {
    long share = FIRST_SHARE;
    @Nullable Contender winner = null;
    for (long round = 1; winner == null && limit == null; round++) {
      winner = runAll(share);
      share = round % 2 == 0 ? LongMath.saturatedMultiply(2, share) : share;
    }
    return result(winner, start);
  }

  /** Lets each search continue; returns the first one that has the answer, if any has it. */
  private @Nullable Contender runAll(long share) {
    boolean isAnyRunning = false;
    for (Contender contender : contenders) {
      Ending ending = contender.ending == null ? contender.run(share) : null;
      if (ending == Ending.ENOUGH || ending == Ending.EXHAUSTED) {
        return contender;
      }
      if (ending != null && ending != Ending.ATTEMPTS) {
        limit = ending;
        return null;
      }
      isAnyRunning |= contender.ending == null;
    }
    limit = isAnyRunning ? null : Ending.ATTEMPTS;
    return null;
  }

  private Result result(@Nullable Contender winner, long start) {
    Counters sum = new Counters();
    contenders.forEach(contender -> sum.add(contender.run.counters()));
    Statistics statistics = Statistics.of(sum, System.nanoTime() - start);
    Contender shown = winner == null ? furthest() : winner;
    Ending ending = winner == null ? ending() : shown.ending();
    if (objective.isPresent()) {
      ImmutableList<Solution> kept =
          best == null ? ImmutableList.of() : ImmutableList.of(new Solution(best));
      return new Result(outcome(ending, kept.size()), kept.size(), kept, statistics);
    }
    long found = shown.run.counters().solutions();
    ImmutableList<Solution> kept = shown.keeper.kept();
    kept.forEach(solution -> settings.listener().accept(solution.values().toArray()));
    return new Result(outcome(ending, found), found, kept, statistics);
  }

  private Outcome outcome(Ending ending, long solutions) {
    int mostAssigned =
        contenders.stream().mapToInt(contender -> contender.run.mostAssigned()).max().orElse(0);
    return Outcome.of(ending, solutions, mostAssigned);
  }

  private Contender furthest() {
    return contenders.stream()
        .max(Comparator.comparingLong(contender -> contender.run.counters().solutions()))
        .orElseThrow();
  }

  /** Returns the limit that has been reached; those of the sums look like a cancellation. */
  private Ending ending() {
    Limits limits = settings.limits();
    if (limit == null || limit != Ending.CANCELLED || limits.cancellation().isRequested()) {
      return limit == null ? Ending.ATTEMPTS : limit;
    }
    return nodes() >= limits.nodes() ? Ending.NODES : Ending.FAILS;
  }

  private boolean isToStop() {
    Limits limits = settings.limits();
    return limits.cancellation().isRequested()
        || nodes() >= limits.nodes()
        || fails() >= limits.fails();
  }

  private long nodes() {
    long nodes = 0;
    for (Contender contender : contenders) {
      nodes += contender.run.counters().nodes();
    }
    return nodes;
  }

  private long fails() {
    long fails = 0;
    for (Contender contender : contenders) {
      fails += contender.run.counters().fails();
    }
    return fails;
  }

  /** What the best solution costs that any of them has found: each looks for better ones. */
  private static final class BestCost implements SharedBound {

    private long most = Long.MAX_VALUE;

    @Override
    public long most() {
      return most;
    }

    @Override
    public void found(long cost) {
      most = Math.min(most, cost - 1);
    }
  }

  /** One of the searches. */
  private final class Contender {

    private final SolutionKeeper keeper =
        new SolutionKeeper(settings.passedOver(), settings.kept());
    private final SearchRun run;
    private final int shares; // in each round
    private long fails; // up to which it may go
    private @Nullable Ending ending;

    Contender(SearchSolver solver, int shares, Problem problem) {
      this.shares = shares;
      Search search = solver.newSearch(problem.csp(), settings).keep(0).onSolution(listener());
      Limits limits =
          settings
              .limits()
              .withNodes(Long.MAX_VALUE)
              .withFails(Long.MAX_VALUE)
              .withCancellation(Cancellation.when(Portfolio.this::isToStop));
      objective.ifPresentOrElse(
          goal -> search.optimise(goal).sharing(bound), () -> search.wanted(settings.wanted()));
      run = search.start(limits);
    }

    private Consumer<int[]> listener() {
      return objective.<Consumer<int[]>>map(goal -> values -> take(goal, values)).orElse(keeper);
    }

    /** Lets it continue for shares of {@code share} fails; returns how it ended, if it did. */
    @Nullable Ending run(long share) {
      fails = LongMath.saturatedAdd(fails, LongMath.saturatedMultiply(shares, share));
      ending = run.searchUntil(fails);
      return ending;
    }

    Ending ending() {
      if (ending == null) {
        throw new IllegalStateException("the search has not ended");
      }
      return ending;
    }
  }

  /** Takes a solution if it is the best so far. */
  private void take(Objective goal, int[] values) {
    if (best == null || isBetter(goal, goal.worthOf(values), goal.worthOf(best.toArray()))) {
      best = ImmutableIntArray.copyOf(values);
      settings.listener().accept(values);
    }
  }

  private static boolean isBetter(Objective goal, long worth, long than) {
    return goal.goal() == Goal.MINIMIZE ? worth < than : worth > than;
  }
}
