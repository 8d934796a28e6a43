package org.cspworkbench.solvers;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.math.LongMath;
import com.google.common.primitives.ImmutableIntArray;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
 * Several searches for the same answer, which continue in turn for a share of work, until one of
 * them has it (Huberman, Lukose and Hogg, "An Economics Approach to Hard Computational Problems",
 * Science 275, 1997).
 *
 * <p>The first one begins alone, so that the others are not even started where it is soon done.
 * Every share is used in two rounds, and then doubled. Of two searches of which the better one
 * alone does W units of work, the other has then done at most 1.5 · W, one first share and the head
 * start. Work is counted and not timed, so that each run is the same on every machine; and it is
 * work rather than contradictions, since one of a search that learns costs many times as much. With
 * an objective, they share the bound of the best solution.
 */
public final class Portfolio {

  private static final long FIRST_SHARE = 50_000;

  private final long start = System.nanoTime();
  private final Problem problem;
  private final Settings settings;
  private final Optional<Objective> objective; // if the best solution is wanted
  private final SharedBound bound = new BestCost();
  private final List<Contender> contenders = new ArrayList<>(); // those that have begun
  private @Nullable ImmutableIntArray best;
  private @Nullable Contender winner; // the first one that has the answer
  private @Nullable Ending limit; // that has ended some of the searches

  private Portfolio(Problem problem, Settings settings) {
    this.problem = problem;
    this.settings = settings;
    this.objective = settings.wanted() == 1 ? problem.objective() : Optional.empty();
  }

  /**
   * Solves {@code problem} by these solvers in turn, each of which accepts it.
   *
   * @param sharesOfFirst how many shares of work the first of them has for one of each other
   * @param headStart how much work the first of them does before the others begin
   */
  public static Result solve(
      ImmutableList<SearchSolver> solvers,
      int sharesOfFirst,
      long headStart,
      Problem problem,
      Settings settings) {
    Portfolio portfolio = new Portfolio(problem, settings);
    for (SearchSolver solver : solvers) {
      portfolio.begin(solver, headStart);
    }
    portfolio.race(sharesOfFirst);
    return portfolio.result();
  }

  /** Adds a search, unless there is an answer; the first one continues for {@code headStart}. */
  private void begin(SearchSolver solver, long headStart) {
    if (winner == null && limit == null) {
      Contender contender = new Contender(solver);
      contenders.add(contender);
      run(contender, contenders.size() == 1 ? headStart : 0);
    }
  }

  /** Lets them continue in turn until one has the answer, or a limit is reached. */
  private void race(int sharesOfFirst) {
    long share = FIRST_SHARE;
    for (long round = 1; winner == null && limit == null; round++) {
      for (Contender contender : contenders) {
        int shares = contender == contenders.get(0) ? sharesOfFirst : 1;
        run(contender, LongMath.saturatedMultiply(shares, share));
      }
      if (contenders.stream().allMatch(contender -> contender.ending != null)) {
        limit = Ending.ATTEMPTS;
      }
      share = round % 2 == 0 ? LongMath.saturatedMultiply(2, share) : share;
    }
  }

  /** Lets a search continue for so much work, unless it has ended or nothing is left to do. */
  private void run(Contender contender, long work) {
    if (winner != null || limit != null || contender.ending != null) {
      return;
    }
    Ending ending = contender.run.searchUntil(LongMath.saturatedAdd(contender.run.work(), work));
    contender.ending = ending;
    if (ending == Ending.ENOUGH || ending == Ending.EXHAUSTED) {
      winner = contender;
    } else if (ending != Ending.ATTEMPTS) {
      limit = ending;
    }
  }

  private Result result() {
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

  /** Returns the limits, with the time that is left: some, as a limit is positive. */
  private Limits timeLeft() {
    Limits limits = settings.limits();
    long used = System.nanoTime() - start;
    return limits.hasTimeLimit()
        ? limits.withTime(Comparators.max(limits.time().minusNanos(used), Duration.ofNanos(1)))
        : limits;
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
    private @Nullable Ending ending;

    Contender(SearchSolver solver) {
      Search search = solver.newSearch(problem.csp(), settings).keep(0).onSolution(listener());
      Limits limits =
          timeLeft()
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
