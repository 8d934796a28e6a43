package org.cspworkbench.solvers.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.trace.EventKind.DEQUEUE;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.MOVE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.local.MinConflicts;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.SolutionKeeper;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.Steering;
import org.jspecify.annotations.Nullable;

/** Min-conflicts with random walk, in attempts of a number of moves, on one thread. */
public final class MinConflictsSolver implements Solver {

  /** The maximum number of attempts. */
  public static final Parameter.WholeNumber ATTEMPTS =
      new Parameter.WholeNumber(
          "attempts", "The maximum number of attempts.", 1, 1_000_000_000, 100);

  /** The number of moves of an attempt. */
  public static final Parameter.WholeNumber MOVES =
      new Parameter.WholeNumber(
          "moves",
          "The number of moves after which an attempt is abandoned.",
          1,
          1_000_000_000_000L,
          100_000);

  /** The percentage of moves to a random value. */
  public static final Parameter.WholeNumber WALK =
      new Parameter.WholeNumber(
          "walk",
          "The percentage of moves to a random value, regardless of violations.",
          0,
          100,
          10);

  private static final ImmutableList<Parameter> PARAMETERS =
      ImmutableList.of(ATTEMPTS, MOVES, WALK);

  /** Limits the counts of all values to half a gigabyte. */
  private static final long MOST_VALUES = 1L << 26;

  private static final About ABOUT =
      new About(
          "min-conflicts",
          "Min-conflicts",
          Family.LOCAL_SEARCH,
          "repairs, random walk, restarts",
          "Assigns a value to every variable first, whether consistent or not. While a"
              + " constraint is violated, it chooses a random variable in conflict and moves it"
              + " to the value that violates the fewest constraints; some moves are random, to"
              + " escape from local minima. It solves problems that are too large for tree"
              + " search, but cannot prove that there is no solution.",
          "Minton, Johnston, Philips and Laird, Minimizing Conflicts, 1992; random walk: Selman, Kautz and Cohen, 1994,"
              + " and Wallace and Freuder, 1995",
          Completeness.INCOMPLETE,
          Chance.SEEDED,
          CheckUnit.WORDS);

  private static final PseudoCode PSEUDO_CODE =
      PseudoCode.builder()
          .line("filter the domains:", ENQUEUE, DEQUEUE, REVISE)
          .line("  remove values without support", PRUNE)
          .line("  assign variables with one value", PLACE)
          .line("  if D[x] = ∅: there is no solution", WIPE_OUT)
          .line("attempt k, for k = 1, 2, …:", RESTART)
          .line("  for each x in order: move x, as below")
          .line("  at most a given number of times:")
          .line("    if all constraints hold: done", SOLUTION)
          .step("    x ← a variable in conflict, at random", SELECT)
          .line("    v ← one of fewest conflicts in D[x];")
          .line("        with probability p: any in D[x]")
          .step("    move x to v", MOVE)
          .line("give up")
          .build();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public PseudoCode pseudoCode() {
    return PSEUDO_CODE;
  }

  @Override
  public ImmutableList<Parameter> parameters() {
    return PARAMETERS;
  }

  /**
   * Returns whether the problem has no objective, and few enough values to count the conflicts of
   * each.
   */
  @Override
  public boolean accepts(Problem problem) {
    long values = problem.csp().variables().stream().mapToLong(x -> x.domain().size()).sum();
    return values <= MOST_VALUES && problem.objective().isEmpty();
  }

  @Override
  public Steering steering() {
    return Steering.MOVES;
  }

  @Override
  public TraceKey traceKey(Problem problem, Settings settings) {
    checkArgument(accepts(problem), "%s does not accept %s", ABOUT.id(), problem.csp());
    return network(problem);
  }

  private static Network network(Problem problem) {
    return Networks.of(problem.csp().structure(), AllDifferentFiltering.PAIRWISE);
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    checkArgument(accepts(problem), "%s does not accept %s", ABOUT.id(), problem.csp());
    steering().check(ABOUT, settings);
    checkArgument(settings.wanted() == 1, "%s cannot look for more than one solution", ABOUT.id());
    SolutionKeeper keeper = new SolutionKeeper(0, settings.kept());
    MinConflicts search =
        new MinConflicts(network(problem), problem.csp(), new RandomStream(settings.seed()))
            .walk(settings.valueOf(WALK) / 100.0)
            .movesOfAnAttempt(settings.valueOf(MOVES))
            .onSolution(keeper.andThen(settings.listener()));
    settings.filter().ifPresent(search::rootFilter);
    long start = System.nanoTime();
    SearchResult found =
        search.solve(settings.limits().withAttempts(settings.valueOf(ATTEMPTS)), recorder);
    long time = System.nanoTime() - start;
    long count = found.counters().solutions();
    return new Result(
        Outcome.of(found.ending(), count, found.mostAssigned()),
        count,
        keeper.kept(),
        Statistics.of(found.counters(), time));
  }
}
