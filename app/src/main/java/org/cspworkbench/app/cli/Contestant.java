package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.app.export.Comparison;
import org.cspworkbench.app.export.OutcomeWord;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;

/** A solver that takes part in a comparison, and how it has done so far. */
final class Contestant {

  private final Solver solver;
  private final Map<Outcome.Limit, Long> cutOff = new EnumMap<>(Outcome.Limit.class);
  private Statistics totals = new Statistics(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  private long solved;
  private long unsatisfiable;
  private long stalled;
  private long solutions;
  private OptionalLong best = OptionalLong.empty();

  Contestant(Solver solver) {
    this.solver = solver;
  }

  Solver solver() {
    return solver;
  }

  String id() {
    return solver.about().id();
  }

  /**
   * Runs on {@code problem} and adds what it has counted; the time is the median of {@code repeat}
   * runs. A run that is cut off, and would be again, is not repeated.
   *
   * @return what it says of the problem, if that is something on which all must agree
   */
  Optional<String> run(NamedProblem problem, Settings settings, int repeat) {
    Run run = run(problem, settings, solved(problem.problem(), settings, repeat));
    best = run.worth();
    Outcome outcome = run.result().outcome();
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable
        ? Optional.of(OutcomeWord.of(outcome) + (best.isPresent() ? " at " + best.getAsLong() : ""))
        : Optional.empty();
  }

  private Run run(NamedProblem problem, Settings settings, Result result) {
    return new Run(problem, id(), settings.seed(), settings.wanted(), result);
  }

  private Result solved(Problem problem, Settings settings, int repeat) {
    Result result = solver.solve(problem, settings, null);
    boolean isCutOff = result.outcome() instanceof Outcome.GaveUp;
    long[] times = new long[isCutOff ? 1 : repeat];
    times[0] = result.statistics().timeNanos();
    for (int i = 1; i < times.length; i++) {
      times[i] = solver.solve(problem, settings, null).statistics().timeNanos();
    }
    count(result.outcome());
    solutions += result.solutionCount();
    totals = sum(totals, result.statistics(), median(times));
    return result;
  }

  private void count(Outcome outcome) {
    if (outcome instanceof Outcome.Solved) {
      solved++;
    } else if (outcome instanceof Outcome.Unsatisfiable) {
      unsatisfiable++;
    } else if (outcome instanceof Outcome.GaveUp gaveUp) {
      cutOff.merge(gaveUp.limit(), 1L, Long::sum);
    } else if (outcome instanceof Outcome.DeadEnd) {
      cutOff.merge(Outcome.Limit.ATTEMPTS, 1L, Long::sum); // it makes one
    } else {
      stalled++;
    }
  }

  private static long median(long[] times) {
    Arrays.sort(times);
    int middle = times.length / 2;
    return times.length % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
  }

  private static Statistics sum(Statistics a, Statistics b, long timeOfB) {
    return new Statistics(
        a.nodes() + b.nodes(),
        a.fails() + b.fails(),
        a.backtracks() + b.backtracks(),
        a.revisions() + b.revisions(),
        a.checks() + b.checks(),
        a.prunings() + b.prunings(),
        a.moves() + b.moves(),
        a.attempts() + b.attempts(),
        Math.max(a.maxDepth(), b.maxDepth()),
        a.timeNanos() + timeOfB);
  }

  Comparison.Row row() {
    return new Comparison.Row(
        solver.about(),
        solved,
        unsatisfiable,
        stalled,
        ImmutableMap.copyOf(cutOff),
        solutions,
        best,
        totals);
  }
}
