package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.TooManyValuesException;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.xcsp3.XcspInstance;

/**
 * The processing of one problem by {@code csp solve}.
 *
 * @param choice the choice of the solver
 * @param settings its settings
 * @param deadline ends a run, too, if reading its problem has used up the time
 * @param writer the writer of the run
 * @param atOnce receives output during the run
 * @param reportsStatistics whether statistics are reported
 */
record Solving(
    SolverChoice choice,
    Settings settings,
    Cancellation deadline,
    RunWriter writer,
    Consumer<String> atOnce,
    boolean reportsStatistics) {

  /** Solves the problem; a failure is reported and does not affect other problems. */
  Report report(Item item) {
    if (item instanceof BadInput fault) {
      return Report.of(fault.sentence(), ExitCode.BAD_INPUT);
    }
    NamedProblem problem = (NamedProblem) item;
    Solver solver = choice.solverOf(problem.problem());
    if (!solver.accepts(problem.problem(), settings)) {
      return refusal(solver, problem);
    }
    try {
      return report(solver, problem, solve(solver, problem));
    } catch (TooManyValuesException e) {
      return Report.of(problem.about(e.sentence()), ExitCode.BAD_INPUT);
    } catch (RuntimeException e) {
      return Report.of(e);
    }
  }

  /** Returns the report that {@code solver} does not accept {@code problem}. */
  static Report refusal(Solver solver, NamedProblem problem) {
    return Report.of(
        problem.about(solver.about().id() + " does not work on problems of this kind"),
        ExitCode.BAD_INPUT);
  }

  private Result solve(Solver solver, NamedProblem problem) {
    return deadline.during(() -> solver.solve(problem.problem(), settingsFor(problem), null));
  }

  /** Returns the settings, with a listener that writes each better solution when it is found. */
  Settings settingsFor(NamedProblem problem) {
    return problem.problem().objective().isEmpty()
        ? settings
        : settings.withListener(
            values -> atOnce.accept(writer.found(problem, settings.wanted(), values)));
  }

  /** Returns the report on {@code problem}, for which {@code solver} found this result. */
  Report report(Solver solver, NamedProblem problem, Result found) {
    Result result = hasTooFew(found) ? found.with(new Outcome.Unsatisfiable()) : found;
    Run run = run(solver, problem, result);
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    OutcomeSentence.of(run, settings).ifPresent(sentences::add);
    if (result.solutionCount() > 0) {
      aboutUnused(problem).ifPresent(sentences::add);
    }
    if (reportsStatistics) {
      sentences.add(statistics(run, checkUnit(solver)));
      choice.reason(problem.problem()).map(problem::about).ifPresent(sentences::add);
    }
    return Report.of(writer.write(run), sentences.build(), code(result.outcome()));
  }

  /** Returns a sentence on variables in no constraint, which solutions are counted without. */
  static Optional<String> aboutUnused(NamedProblem problem) {
    return problem.instance().flatMap(XcspInstance::aboutUnused).map(problem::about);
  }

  private String checkUnit(Solver solver) {
    String own = solver.about(settings).checkUnit().title();
    return settings
        .filter()
        .map(ordered -> ordered.filter().counting().checkUnit())
        .filter(unit -> !unit.equals(own))
        .map(unit -> "pairs and words")
        .orElse(own);
  }

  /**
   * Returns whether all solutions were found before the one with the requested number, which does
   * not exist.
   */
  private boolean hasTooFew(Result result) {
    return result.outcome() instanceof Outcome.Solved
        && result.solutionCount() < settings.wanted()
        && settings.passedOver() > 0;
  }

  /** Returns the run of {@code solver} on {@code problem} with this result. */
  Run run(Solver solver, NamedProblem problem, Result result) {
    long shown = settings.passedOver() > 0 ? 1 : settings.wanted();
    return new Run(problem, solver.about().id(), settings.seed(), shown, result);
  }

  private static int code(Outcome outcome) {
    if (outcome instanceof Outcome.Solved) {
      return ExitCode.DONE;
    }
    return outcome instanceof Outcome.Unsatisfiable ? ExitCode.NO_SOLUTION : ExitCode.NOT_FINISHED;
  }

  /** Returns the statistics of a run on one line of text. */
  private static String statistics(Run run, String checkUnit) {
    Statistics s = run.result().statistics();
    return run.problem()
        .about(
            String.format(
                Locale.ROOT,
                "%s: %s in %.1f ms; nodes %d, fails %d, backtracks %d, prunings %d, revisions %d, checks %d (%s), "
                    + "attempts %d, %s%s",
                run.solver(),
                OutcomeWord.of(run.result().outcome()),
                s.timeNanos() / 1e6,
                s.nodes(),
                s.fails(),
                s.backtracks(),
                s.prunings(),
                s.revisions(),
                s.checks(),
                checkUnit,
                s.attempts(),
                s.moves() > 0 ? "moves " + s.moves() : "depth " + s.maxDepth(),
                s.dependsOnTiming() ? " (the counters depend on timing)" : ""));
  }
}
