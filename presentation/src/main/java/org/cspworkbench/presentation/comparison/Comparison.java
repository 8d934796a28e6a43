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
 * How solvers did on the same problems.
 *
 * @param problems how many problems there were
 * @param seed the seed that every solver drew from
 * @param wanted how many solutions were asked for, {@link Long#MAX_VALUE} for all
 * @param protocol how runs were timed
 * @param isColdShown whether the time of the first run is shown
 * @param timeout how long each solver had for each problem
 * @param rows the solvers
 * @param leftOut the ids of the solvers that took no part, with the reason
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
   * How one solver did.
   *
   * @param solver the id of the solver, with the parameters that are set
   * @param checkUnit what its number of checks counts
   * @param solved how many problems it solved
   * @param unsatisfiable of how many it proved that there is no solution
   * @param stalled on how many it could get no further
   * @param cutOff on how many it was cut off, by what it ran out of
   * @param solutions how many solutions it found
   * @param best what its best solution is worth, where one was asked for; proved to be the best if
   *     the problem counts as solved
   * @param totals what it counted, summed over all problems; the greatest depth; for time, the
   *     median
   * @param time how long it took
   * @param firstNanos how long its first run took, before any warm-up
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

    /** On how many problems it was cut off. */
    public long cutOffs() {
      return cutOff.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Returns whether it came to an answer on every problem, so that its time can be compared. */
    private boolean hasAllAnswers() {
      return cutOff.isEmpty() && stalled == 0;
    }
  }

  /**
   * Returns the order of their times; whoever found no answer to one of the problems has no place.
   */
  public Ranking ranking() {
    return Ranking.of(
        rows.stream()
            .map(row -> Optional.of(row.time()).filter(time -> row.hasAllAnswers()))
            .toList());
  }
}
