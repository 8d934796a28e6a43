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
 * Puts solvers to the same problems. Each problem is run once by everybody, one problem after the
 * other, which gives what is counted; then all are timed on the problems together, or on as many of
 * them at a time as are kept.
 */
final class Contest {

  /** Two solvers contradict each other, so that one is wrong. */
  static final class Contradiction extends RuntimeException {
    private Contradiction(String message) {
      super(message);
    }
  }

  /** So many problems are kept to be timed together: a stream may have no end. */
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
   * A contest of nothing yet.
   *
   * @param solvers who takes part, each with its own settings
   * @param settings what their settings have in common
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

  /** Puts everybody to {@code problem}. Who does not accept it is left out from then on. */
  void run(NamedProblem problem) {
    if (kept == MOST_KEPT) {
      measure(remainingBudget().dividedBy(2)); // the rest is for problems still to come
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

  /** Times everybody on the problems that are kept, and keeps them no longer. */
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

  /** Whether there was anything to compare. */
  boolean hasRun() {
    return problems > 0;
  }

  /** Times what has not been timed. Returns how everybody did. */
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
