package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.app.export.Comparison;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.timing.Candidate;
import org.cspworkbench.presentation.timing.Measurement;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Settings;

/**
 * A comparison of solvers on the same problems. Each problem is first run once by every solver,
 * which determines the counters. Then the runs are timed on all problems together, or on as many at
 * a time as are kept.
 */
final class Contest {

  /** Two solvers disagree about a problem, so that one of them is wrong. */
  static final class Contradiction extends RuntimeException {
    private Contradiction(String message) {
      super(message);
    }
  }

  /**
   * The maximum number of problems that are kept to be timed together, since a stream may be
   * endless.
   */
  static final int MOST_KEPT = 500;

  private final Settings settings;
  private final TimingOptions timing;
  private final Console console;
  private final RunClocks clocks = RunClocks.ofMachine();
  private final List<Contestant> contestants = new ArrayList<>();
  private final Map<String, String> leftOut = new LinkedHashMap<>();
  private long problems;
  private int kept;
  private Duration spent = Duration.ZERO;

  /**
   * Creates a comparison without problems.
   *
   * @param solvers the solvers, each with its own settings
   * @param settings the settings that they share
   */
  Contest(
      Map<SolverSpec, Settings> solvers, Settings settings, TimingOptions timing, Console console) {
    this.settings = settings;
    this.timing = timing;
    this.console = console;
    solvers.forEach(
        (spec, own) -> {
          if (own.wanted() > 1 && spec.solver().about().completeness() == Completeness.INCOMPLETE) {
            leftOut.put(spec.toString(), "which may miss solutions");
          } else {
            contestants.add(new Contestant(spec, own, clocks));
          }
        });
  }

  /**
   * Runs all solvers on {@code problem}. A solver that does not accept it is excluded from then on.
   */
  void run(NamedProblem problem) {
    if (kept == MOST_KEPT) {
      measure(remainingBudget().dividedBy(2)); // reserves the rest for later problems
    }
    problems++;
    kept++;
    contestants.removeIf(
        contestant -> {
          boolean accepts = contestant.accepts(problem.problem());
          if (!accepts) {
            leftOut.put(contestant.id(), "which does not work on problems of this kind");
          }
          return !accepts;
        });
    Map<String, String> verdicts = new HashMap<>();
    for (Contestant contestant : contestants) {
      console.progress().show("problem " + problems + ": " + contestant.id());
      contestant.run(problem).ifPresent(verdict -> verdicts.put(verdict, contestant.id()));
    }
    console.progress().clear();
    if (verdicts.size() > 1) {
      throw new Contradiction(problem.about("solvers contradict each other: " + verdicts));
    }
  }

  private Duration remainingBudget() {
    Duration left = timing.budget(problems).minus(spent);
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** Times all solvers on the kept problems, and releases these. */
  private void measure(Duration budget) {
    long start = System.nanoTime();
    List<Candidate> candidates = new ArrayList<>();
    contestants.forEach(contestant -> candidates.add(contestant.candidate()));
    Measurement measurement =
        new Measurement(timing.protocol(problems > kept, budget), clocks, this::showProgress);
    Optional<ImmutableList<Timing>> timings = measurement.of(candidates);
    for (int i = 0; i < contestants.size() && timings.isPresent(); i++) {
      contestants.get(i).add(timings.get().get(i));
    }
    console.progress().clear();
    kept = 0;
    spent = spent.plusNanos(System.nanoTime() - start);
  }

  private void showProgress(int contestant, double part) {
    console
        .progress()
        .show("times, " + Math.round(100 * part) + " %: " + contestants.get(contestant).id());
  }

  /** Returns whether there was a problem to compare. */
  boolean hasRun() {
    return problems > 0;
  }

  /** Times the remaining problems and returns the comparison. */
  Comparison comparison() {
    measure(remainingBudget());
    return new Comparison(
        problems,
        settings.seed(),
        settings.wanted(),
        timing.protocol(false, timing.budget(problems)),
        timing.cold(),
        settings.limits().time(),
        contestants.stream().map(Contestant::row).collect(ImmutableList.toImmutableList()),
        ImmutableMap.copyOf(leftOut));
  }
}
