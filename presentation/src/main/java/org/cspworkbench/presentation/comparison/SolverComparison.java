package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.timing.Measurement;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.TimedCandidate;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;

/**
 * A comparison of solvers on the same problems, of any kind. All solvers run once on each problem
 * in sequence, which yields the counters; then all are timed on the problems together, or on as
 * many as are kept in memory. Not thread-safe.
 */
public final class SolverComparison {

  /** Thrown if two solvers contradict each other, so that one of them is wrong. */
  public static final class ContradictionException extends RuntimeException {
    private ContradictionException(String message) {
      super(message);
    }
  }

  /** The maximum number of problems that are timed together, because a stream may be unlimited. */
  private static final int MOST_KEPT = 500;

  private final Settings common;
  private final TimingPlan plan;
  private final RunClocks clocks;
  private final ComparisonProgress progress;
  private final SolverRounds rounds;
  private final List<SolverStanding> standings = new ArrayList<>();
  private final Map<String, String> leftOut = new LinkedHashMap<>();
  private long problems;
  private int kept;
  private Duration spent = Duration.ZERO;

  /**
   * Creates a comparison without problems.
   *
   * @param solvers the solvers, each with its own settings
   * @param common the common settings of the solvers
   * @param plan the parameters of timing
   * @param progress a listener to the progress
   */
  public SolverComparison(
      List<ComparedSolver> solvers,
      Settings common,
      TimingPlan plan,
      RunClocks clocks,
      ComparisonProgress progress) {
    this.common = common;
    this.plan = plan;
    this.clocks = clocks;
    this.progress = progress;
    this.rounds = new SolverRounds(clocks);
    for (ComparedSolver each : solvers) {
      if (each.mayMissSolutions()) {
        leftOut.put(each.id(), "which may miss solutions");
      } else {
        standings.add(new SolverStanding(each, clocks.of(each.settings().workers().count())));
      }
    }
  }

  /**
   * Runs all solvers on {@code problem}. Solvers that do not accept it are excluded from then on.
   *
   * @throws ContradictionException if their answers contradict each other
   */
  public void add(Problem problem) {
    if (kept == MOST_KEPT) {
      measure(remainingBudget().dividedBy(2)); // the remaining time is for further problems
    }
    leaveOutThoseThatReject(problem);
    List<ComparedSolver> solvers = standings.stream().map(SolverStanding::solver).toList();
    Optional<ImmutableList<ComparedRun>> runs =
        rounds.run(
            solvers, problem, index -> progress.running(problems + 1, solvers.get(index).id()));
    progress.done();
    if (runs.isPresent()) {
      problems++;
      kept++;
      add(problem, runs.get());
    }
  }

  private void leaveOutThoseThatReject(Problem problem) {
    for (SolverStanding standing : ImmutableList.copyOf(standings)) {
      if (!standing.solver().accepts(problem)) {
        standings.remove(standing);
        leftOut.put(standing.solver().id(), "which does not work on problems of this kind");
      }
    }
  }

  private void add(Problem problem, List<ComparedRun> runs) {
    Map<String, String> verdicts = new HashMap<>();
    for (ComparedRun run : runs) {
      SolverStanding standing = standings.get(run.solver());
      standing
          .add(problem, run)
          .ifPresent(verdict -> verdicts.put(verdict, standing.solver().id()));
    }
    if (verdicts.size() > 1) {
      throw new ContradictionException("solvers contradict each other: " + verdicts);
    }
  }

  private Duration remainingBudget() {
    Duration left = plan.budget(problems).minus(spent);
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** Times all solvers on the problems that are kept, and discards these problems. */
  private void measure(Duration budget) {
    long start = clocks.wall().getAsLong();
    List<TimedCandidate> candidates = new ArrayList<>();
    standings.forEach(standing -> candidates.add(standing.candidate()));
    boolean areWarm = problems > kept;
    Measurement measurement =
        new Measurement(
            areWarm ? plan.protocolWhenWarm(budget) : plan.protocol(budget),
            clocks,
            (index, part) -> progress.timing(part, standings.get(index).solver().id()));
    Optional<ImmutableList<Timing>> timings = measurement.of(candidates);
    for (int i = 0; i < standings.size() && timings.isPresent(); i++) {
      standings.get(i).add(timings.get().get(i));
    }
    progress.done();
    kept = 0;
    spent = spent.plusNanos(clocks.wall().getAsLong() - start);
  }

  /** Returns whether there was any problem. */
  public boolean hasRun() {
    return problems > 0;
  }

  /** Times the solvers on the remaining problems, and returns the results of all solvers. */
  public Comparison result() {
    measure(remainingBudget());
    return new Comparison(
        problems,
        common.seed(),
        common.wanted(),
        plan.protocol(plan.budget(problems)),
        plan.cold(),
        common.limits().time(),
        standings.stream().map(SolverStanding::row).collect(ImmutableList.toImmutableList()),
        ImmutableMap.copyOf(leftOut));
  }
}
