package org.cspworkbench.presentation.comparison;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.math.Quantiles;
import java.util.List;
import java.util.function.ToLongFunction;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * What was counted in the runs of one solver on images of one size, finished or not.
 *
 * @param runs the number of runs
 * @param finished the number of finished images
 * @param contradictions the median number of contradictions
 * @param placed the median number of tiles that were tried; tiles that were undone again count, and
 *     tiles that follow from others do not
 * @param time the time of a run, which depends on the machine; its quartiles are those of the runs
 */
public record FinishFigures(
    int runs, int finished, double contradictions, double placed, Timing time) {

  /**
   * A run.
   *
   * @param result its result
   * @param nanos its time in nanoseconds
   */
  record Run(Result result, long nanos) {

    boolean isFinished() {
      return result.outcome() instanceof Outcome.Solved;
    }
  }

  /**
   * Returns the figures of these runs, of which there is at least one.
   *
   * @param clock the kind of clock that timed them
   */
  static FinishFigures of(List<Run> runs, RunClock.Kind clock) {
    return new FinishFigures(
        runs.size(),
        (int) runs.stream().filter(Run::isFinished).count(),
        median(runs, run -> run.result().statistics().fails()),
        median(runs, FinishFigures::placed),
        Timing.ofRuns(
            runs.stream().map(run -> (double) run.nanos()).collect(toImmutableList()), clock));
  }

  private static long placed(Run run) {
    return run.result().statistics().nodes() + run.result().statistics().moves();
  }

  private static double median(List<Run> runs, ToLongFunction<Run> figure) {
    return Quantiles.median()
        .compute(runs.stream().map(figure::applyAsLong).collect(toImmutableList()));
  }

  /** Returns the share of finished images, 0 to 1. */
  public double share() {
    return (double) finished / runs;
  }
}
