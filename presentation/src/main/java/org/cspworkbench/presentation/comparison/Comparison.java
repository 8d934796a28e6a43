package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.Ranking;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Statistics;

/**
 * The results of solvers on the same problems.
 *
 * @param problems the number of problems
 * @param seed the seed of every solver
 * @param wanted the number of requested solutions, {@link Long#MAX_VALUE} for all
 * @param protocol the protocol of the measurement
 * @param isColdShown whether the time of the first run is shown
 * @param timeout the time limit of each solver for each problem
 * @param rows the results by solver
 * @param leftOut the ids of the excluded solvers, with the reasons
 */
public record Comparison(
    long problems,
    long seed,
    long wanted,
    Protocol protocol,
    boolean isColdShown,
    Duration timeout,
    ImmutableList<Row> rows,
    ImmutableMap<String, String> leftOut) {

  /**
   * The results of one solver.
   *
   * @param solver the id of the solver, with its explicit parameters
   * @param checkUnit the unit of its number of checks
   * @param solved the number of solved problems
   * @param unsatisfiable the number of problems that were proved to have no solution
   * @param stalled the number of problems on which the solver stalled
   * @param cutOff the number of problems on which the solver was stopped, by limit
   * @param solutions the number of solutions found
   * @param best the objective value of its best solution, if an optimum was requested; it is proved
   *     optimal if the problem counts as solved
   * @param totals the sums of its counters over all problems, with the maximum depth and the median
   *     time
   * @param time the measured time
   * @param firstNanos the time of the first run, before any warm-up
   */
  public record Row(
      String solver,
      CheckUnit checkUnit,
      long solved,
      long unsatisfiable,
      long stalled,
      ImmutableMap<Outcome.Limit, Long> cutOff,
      long solutions,
      OptionalLong best,
      Statistics totals,
      Timing time,
      long firstNanos) {

    /** Returns the number of problems on which the solver was stopped. */
    public long cutOffs() {
      return cutOff.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Returns whether it came to an answer on every problem, so that its time can be compared. */
    private boolean hasAllAnswers() {
      return cutOff.isEmpty() && stalled == 0;
    }
  }

  /**
   * Returns the ranking by time; solvers without an answer for one of the problems have no rank.
   */
  public Ranking ranking() {
    return Ranking.of(
        rows.stream()
            .map(row -> Optional.of(row.time()).filter(time -> row.hasAllAnswers()))
            .toList());
  }
}
