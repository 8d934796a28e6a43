package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableMap;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;

/** The totals of the runs of one solver on different problems. */
public final class RunTotals {

  private final Map<Outcome.Limit, Long> cutOff = new EnumMap<>(Outcome.Limit.class);
  private Statistics totals = new Statistics(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  private long solved;
  private long unsatisfiable;
  private long stalled;
  private long solutions;

  /** Creates totals of no runs. */
  public RunTotals() {}

  /** Adds a run. */
  public void add(Result result) {
    count(result.outcome());
    solutions += result.solutionCount();
    totals = totals.plus(result.statistics());
  }

  private void count(Outcome outcome) {
    if (outcome instanceof Outcome.Solved) {
      solved++;
    } else if (outcome instanceof Outcome.Unsatisfiable) {
      unsatisfiable++;
    } else if (outcome instanceof Outcome.GaveUp gaveUp) {
      cutOff.merge(gaveUp.limit(), 1L, Long::sum);
    } else if (outcome instanceof Outcome.DeadEnd) {
      cutOff.merge(Outcome.Limit.ATTEMPTS, 1L, Long::sum); // after its one attempt
    } else {
      stalled++;
    }
  }

  /**
   * Returns the row of the solver.
   *
   * @param solver the id of the solver, with its explicit parameters
   * @param checkUnit the unit of its number of checks
   * @param best the objective value of its best solution, if an optimum was requested
   * @param time the measured time of the runs
   * @param firstNanos the time of the first runs
   */
  public Comparison.Row row(
      String solver, CheckUnit checkUnit, OptionalLong best, Timing time, long firstNanos) {
    return new Comparison.Row(
        solver,
        checkUnit,
        solved,
        unsatisfiable,
        stalled,
        ImmutableMap.copyOf(cutOff),
        solutions,
        best,
        totals.withTimeNanos(time.median()),
        time,
        firstNanos);
  }
}
