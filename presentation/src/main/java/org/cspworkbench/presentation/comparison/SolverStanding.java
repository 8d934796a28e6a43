package org.cspworkbench.presentation.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.presentation.timing.Candidate;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.SolverRuns;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;

/** How one solver has done so far in a comparison. */
final class SolverStanding {

  private final ComparedSolver solver;
  private final RunClock clock;
  private final RunTotals totals = new RunTotals();
  private OptionalLong best = OptionalLong.empty();
  private long firstNanos;
  private Optional<Timing> time = Optional.empty();
  private final List<Problem> repeated = new ArrayList<>(); // of the problems still to be timed
  private long repeatedNanos; // that the first runs on these took
  private long onceNanos; // that the first runs on the others took

  SolverStanding(ComparedSolver solver, RunClock clock) {
    this.solver = solver;
    this.clock = clock;
  }

  /** Returns the solver. */
  ComparedSolver solver() {
    return solver;
  }

  /**
   * Adds its first run on {@code problem}. The problem is kept to be timed if the run can be
   * repeated.
   *
   * @return its answer, if that is one on which all must agree
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
  Candidate candidate() {
    return new Candidate(
        new SolverRuns(solver.solver(), repeated, solver.settings()),
        repeatedNanos,
        !repeated.isEmpty());
  }

  /** Adds how long the problems that were kept take, and keeps them no longer. */
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

  /** Returns its row, with the time of the first runs where nothing else is known. */
  Comparison.Row row() {
    Timing known = time.orElseGet(() -> Timing.once(firstNanos, clock.kind()));
    return totals.row(solver.id(), solver.checkUnit(), best, known, firstNanos);
  }
}
