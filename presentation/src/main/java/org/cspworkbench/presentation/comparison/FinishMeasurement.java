package org.cspworkbench.presentation.comparison;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Workers;
import org.jspecify.annotations.Nullable;

/**
 * Counts how many images of one size each solver finishes. Several workers share the runs; each run
 * depends on its seed alone, so that the counts are the same for any number of workers.
 */
public final class FinishMeasurement {

  /** Receives the figures of a solver as soon as all its runs have ended. */
  public interface Progress {

    /**
     * The runs of a solver have ended.
     *
     * @param solver the index of the solver
     * @param figures what was counted
     */
    void counted(int solver, FinishFigures figures);
  }

  private final ImmutableList<ComparedSolver> solvers;
  private final FinishLimits limits;
  private final RunClocks clocks;

  /** Creates a measurement of these solvers, each with its own settings. */
  public FinishMeasurement(
      ImmutableList<ComparedSolver> solvers, FinishLimits limits, RunClocks clocks) {
    this.solvers = solvers;
    this.limits = limits;
    this.clocks = clocks;
  }

  /**
   * Runs every solver that accepts {@code problem} once with each seed.
   *
   * @return false if a run was cancelled, so that figures are missing
   */
  public boolean measure(Problem problem, Workers workers, Progress progress) {
    Batch batch = new Batch(problem, progress);
    workers.run(batch::work);
    return !batch.isCancelled;
  }

  /** The runs on one problem: of all solvers with the first seed, then with the second, … */
  private final class Batch {
    private final Problem problem;
    private final Progress progress;
    private final List<Integer> taking; // the indices of the solvers that take part
    private final List<List<FinishFigures.@Nullable Run>> runs = new ArrayList<>();
    private final int[] ended;
    private int next;
    private boolean isCancelled;

    Batch(Problem problem, Progress progress) {
      this.problem = problem;
      this.progress = progress;
      this.taking = new ArrayList<>();
      for (int solver = 0; solver < solvers.size(); solver++) {
        if (solvers.get(solver).accepts(problem)) {
          taking.add(solver);
        }
        runs.add(new ArrayList<>(Collections.nCopies(limits.seeds(), null)));
      }
      this.ended = new int[solvers.size()];
    }

    private synchronized int take() {
      return isCancelled || next >= taking.size() * limits.seeds() ? -1 : next++;
    }

    void work() {
      for (int run = take(); run >= 0; run = take()) {
        int solver = taking.get(run % taking.size());
        int seed = run / taking.size();
        end(solver, seed, run(solvers.get(solver), seed + 1));
      }
    }

    private FinishFigures.Run run(ComparedSolver solver, long seed) {
      long start = clocks.of(1).nanos();
      Result result =
          solver
              .solver()
              .solve(
                  problem, limits.settings(solver, seed, problem.csp().variables().size()), null);
      return new FinishFigures.Run(result, clocks.of(1).nanos() - start);
    }

    private synchronized void end(int solver, int seed, FinishFigures.Run run) {
      if (run.result().outcome() instanceof Outcome.Cancelled) {
        isCancelled = true;
        return;
      }
      runs.get(solver).set(seed, run);
      ended[solver]++;
      if (ended[solver] == limits.seeds() && !isCancelled) {
        List<FinishFigures.Run> all = new ArrayList<>();
        runs.get(solver).forEach(each -> all.add(requireNonNull(each)));
        progress.counted(solver, FinishFigures.of(all, clocks.of(1).kind()));
      }
    }
  }
}
