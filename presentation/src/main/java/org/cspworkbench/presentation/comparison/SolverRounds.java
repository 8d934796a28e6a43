package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.cspworkbench.presentation.timing.Measurement;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.TimedCandidate;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;

/**
 * Rounds in which each of several solvers runs once on a problem. Each round starts with another
 * solver, so that no solver is always the first to work on a problem. Not thread-safe.
 */
final class SolverRounds {

  private static final Protocol WARM_UP =
      new Protocol(Protocol.USUAL.warmUp(), 1, Duration.ofSeconds(20));

  private final RunClocks clocks;
  private int rounds;

  SolverRounds(RunClocks clocks) {
    this.clocks = clocks;
  }

  /** Returns whether no round has been completed. */
  boolean isFirst() {
    return rounds == 0;
  }

  /** Runs those of {@code solvers} that accept {@code problem} until their times are stable. */
  void warmUp(List<ComparedSolver> solvers, Problem problem) {
    ImmutableList.Builder<TimedCandidate> candidates = ImmutableList.builder();
    for (ComparedSolver each : solvers) {
      if (each.accepts(problem)) {
        ImmutableList<Problem> alone = ImmutableList.of(problem);
        TimedCandidate.ofFirstRun(new SolverRuns(each.solver(), alone, each.settings()), clocks)
            .ifPresent(candidates::add);
      }
    }
    Optional<ImmutableList<Timing>> unused =
        new Measurement(WARM_UP, clocks, (candidate, part) -> {}).of(candidates.build());
  }

  /**
   * Runs those of {@code solvers} that accept {@code problem}, each once.
   *
   * @param beforeRun receives the index of a solver before it runs
   * @return their runs in the order of {@code solvers}; empty if one was cancelled, since an
   *     incomplete round cannot be compared
   */
  Optional<ImmutableList<ComparedRun>> run(
      List<ComparedSolver> solvers, Problem problem, IntConsumer beforeRun) {
    List<ComparedRun> runs = new ArrayList<>();
    for (int k = 0; k < solvers.size(); k++) {
      int turn = (rounds + k) % solvers.size();
      ComparedSolver solver = solvers.get(turn);
      if (solver.accepts(problem)) {
        beforeRun.accept(turn);
        ComparedRun run = run(turn, solver, problem);
        if (isCancelled(solver) || run.result().outcome() instanceof Outcome.Cancelled) {
          return Optional.empty();
        }
        runs.add(run);
      }
    }
    rounds++;
    return Optional.of(
        ImmutableList.sortedCopyOf(Comparator.comparingInt(ComparedRun::solver), runs));
  }

  private ComparedRun run(int turn, ComparedSolver solver, Problem problem) {
    RunClock clock = clocks.of(solver.settings().workers().count());
    long start = clock.nanos();
    Result result = solver.solver().solve(problem, solver.settings(), null);
    return new ComparedRun(turn, result, clock.nanos() - start);
  }

  private static boolean isCancelled(ComparedSolver solver) {
    return solver.settings().limits().cancellation().isRequested();
  }
}
