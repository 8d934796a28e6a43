package org.cspworkbench.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.app.export.Comparison;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.export.Tally;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.presentation.timing.Candidate;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/** A solver in a comparison, with its results so far. */
final class Contestant {

  private final String id;
  private final Solver solver;
  private final Settings settings;
  private final RunClock clock;
  private final Tally tally = new Tally();
  private OptionalLong best = OptionalLong.empty();
  private long firstNanos;
  private Optional<Timing> time = Optional.empty();
  private final List<Problem> repeated = new ArrayList<>(); // to be timed
  private long repeatedNanos; // the time of their first runs
  private long onceNanos; // the time of the first runs of all other problems

  Contestant(SolverSpec spec, Settings settings, RunClocks clocks) {
    this.id = spec.toString();
    this.solver = spec.solver();
    this.settings = settings;
    this.clock = clocks.of(settings.workers().count());
  }

  /** Returns the solver and its parameters as specified by the user. */
  String id() {
    return id;
  }

  boolean accepts(Problem problem) {
    return solver.accepts(problem, settings);
  }

  /**
   * Runs on {@code problem} and adds its counters. The problem is kept to be timed, unless the run
   * exceeds the time limit or takes too long to be repeated.
   *
   * @return the answer to the problem, if all solvers must agree about it
   */
  Optional<String> run(NamedProblem problem) {
    long start = clock.nanos();
    Result result = solver.solve(problem.problem(), settings, null);
    long nanos = clock.nanos() - start;
    firstNanos += nanos;
    if (isCutOffByTime(result.outcome()) || nanos > Protocol.LONG_RUN) {
      onceNanos += nanos;
    } else {
      repeated.add(problem.problem());
      repeatedNanos += nanos;
    }
    tally.add(result);
    best = new Run(problem, id(), settings.seed(), settings.wanted(), result).worth();
    Outcome outcome = result.outcome();
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable
        ? Optional.of(OutcomeWord.of(outcome) + (best.isPresent() ? " at " + best.getAsLong() : ""))
        : Optional.empty();
  }

  /** Returns the runs to be timed, which are those on the kept problems. */
  Candidate candidate() {
    return new Candidate(
        new SolverRuns(solver, repeated, settings), repeatedNanos, !repeated.isEmpty());
  }

  /** Adds the time of the kept problems, and releases these. */
  void add(Timing timing) {
    Optional<Timing> once =
        Optional.of(Timing.once(onceNanos, clock.kind())).filter(it -> onceNanos > 0);
    Optional<Timing> sampled = Optional.of(timing).filter(it -> !repeated.isEmpty());
    time = sum(time, sum(once, sampled));
    repeated.clear();
    repeatedNanos = 0;
    onceNanos = 0;
  }

  private static Optional<Timing> sum(Optional<Timing> a, Optional<Timing> b) {
    return a.isPresent() && b.isPresent() ? Optional.of(a.get().plus(b.get())) : a.or(() -> b);
  }

  /**
   * Returns whether the run ended by the time limit, so that its counters depend on the machine.
   */
  private static boolean isCutOffByTime(Outcome outcome) {
    return outcome instanceof Outcome.GaveUp gaveUp && gaveUp.limit() == Outcome.Limit.TIME;
  }

  /** Returns the results; a solver that was not timed has the time of its first runs. */
  Comparison.Row row() {
    Timing known = time.orElseGet(() -> Timing.once(firstNanos, clock.kind()));
    return tally.row(id, solver.about(settings).checkUnit(), best, known, firstNanos);
  }
}
