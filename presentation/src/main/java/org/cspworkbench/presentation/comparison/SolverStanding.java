package org.cspworkbench.presentation.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.TimedCandidate;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;

/** The results of one solver in a comparison that is in progress. */
final class SolverStanding {

  private final ComparedSolver solver;
  private final RunClock clock;
  private final RunTotals totals = new RunTotals();
  private OptionalLong best = OptionalLong.empty();
  private long firstNanos;
  private Optional<Timing> time = Optional.empty();
  private final List<Problem> repeated = new ArrayList<>(); // the problems to be timed
  private long repeatedNanos; // the time of the first runs on these
  private long onceNanos; // the time of the first runs on the others

  SolverStanding(ComparedSolver solver, RunClock clock) {
    this.solver = solver;
    this.clock = clock;
  }

  /** Returns the solver. */
  ComparedSolver solver() {
    return solver;
  }

  /**
   * Adds the first run on {@code problem}. The problem is kept for timing if the run can be
   * repeated.
   *
   * @return the answer, if it is one on which all solvers must agree
   */
  Optional<String> add(Problem problem, ComparedRun run) {
    firstNanos += run.nanos();
    if (run.isRepeatable()) {
      repeated.add(problem);
      repeatedNanos += run.nanos();
    } else {
      onceNanos += run.nanos();
    }
    Result result = run.result();
    totals.add(result);
    best = SolutionWorth.of(problem, solver.settings().wanted(), result);
    Outcome outcome = result.outcome();
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable
        ? Optional.of(OutcomeWord.of(outcome) + (best.isPresent() ? " at " + best.getAsLong() : ""))
        : Optional.empty();
  }

  /** Returns the work to be timed: the problems that are kept. */
  TimedCandidate candidate() {
    return new TimedCandidate(
        new SolverRuns(solver.solver(), repeated, solver.settings()),
        repeatedNanos,
        !repeated.isEmpty());
  }

  /** Adds the measured time of the problems that were kept, and discards these problems. */
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

  /** Returns the row of the solver; the time is that of the first runs if there is no other. */
  Comparison.Row row() {
    Timing known = time.orElseGet(() -> Timing.once(firstNanos, clock.kind()));
    return totals.row(solver.id(), solver.checkUnit(), best, known, firstNanos);
  }
}
