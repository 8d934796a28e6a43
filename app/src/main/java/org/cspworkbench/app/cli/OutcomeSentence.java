package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PartialSolution;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.GridConflicts;

/** The sentence about the outcome of a run. */
final class OutcomeSentence {

  private OutcomeSentence() {}

  /** Returns the sentence; empty if the run succeeded. */
  static Optional<String> of(Run run, Settings settings) {
    Outcome outcome = run.result().outcome();
    if (outcome instanceof Outcome.Solved) {
      return Optional.empty();
    }
    String sentence;
    if (outcome instanceof Outcome.GaveUp gaveUp) {
      sentence = gaveUp(run, gaveUp, settings);
    } else if (run.result().solutionCount() > 0 && outcome instanceof Outcome.Unsatisfiable) {
      sentence =
          "there is no solution number %d: there %s %s"
              .formatted(
                  settings.wanted(),
                  run.result().solutionCount() == 1 ? "is" : "are",
                  count(run.result().solutionCount(), "solution"));
    } else if (outcome instanceof Outcome.Unsatisfiable) {
      sentence = unsatisfiable(run.problem().problem());
    } else if (outcome instanceof Outcome.Stalled stalled) {
      sentence = stalled(run, stalled.reached());
    } else if (outcome instanceof Outcome.DeadEnd deadEnd) {
      sentence = deadEnd(run, deadEnd);
    } else {
      sentence = "the run was cancelled";
    }
    return Optional.of(run.problem().about(sentence));
  }

  /**
   * Returns the sentence that there is no solution, with the reason if the givens violate a rule.
   */
  static String unsatisfiable(Problem problem) {
    if (problem instanceof Problem.Sudoku sudoku) {
      return GridConflicts.in(sudoku.grid()).all().stream()
          .findFirst()
          .map(Conflict::message)
          .orElse("the puzzle has no solution");
    }
    return "the problem has no solution";
  }

  private static String gaveUp(Run run, Outcome.GaveUp gaveUp, Settings settings) {
    Result result = run.result();
    String limit =
        switch (gaveUp.limit()) {
          case TIME ->
              Parameter.Time.write(timeLimit(settings, result)) + " (--timeout raises the limit)";
          case ATTEMPTS ->
              count(result.statistics().attempts(), "attempt") + " (--attempts raises the limit)";
          case NODES ->
              result.statistics().moves() > 0
                  ? count(result.statistics().moves(), "move")
                  : count(result.statistics().nodes(), "node");
          case FAILS -> count(result.statistics().fails(), "fail");
        };
    if (run.worth().isPresent()) {
      return "stopped after "
          + limit
          + "; the best solution so far is worth "
          + run.worth().getAsLong()
          + ", which is not proved to be the best";
    }
    if (result.solutionCount() > 0) {
      return "stopped after "
          + limit
          + "; "
          + count(result.solutionCount(), "solution")
          + " found so far";
    }
    String best =
        result.statistics().moves() > 0
            ? conflicts(run, gaveUp.mostAssigned())
            : extent(run, gaveUp.mostAssigned());
    return "gave up after " + limit + "; best attempt " + best;
  }

  /** Returns the given limit, or else the solver's own. */
  private static Duration timeLimit(Settings settings, Result result) {
    Duration given = settings.limits().time();
    return given.equals(Limits.FOREVER)
        ? Duration.ofSeconds(result.statistics().timeNanos() / 1_000_000_000)
        : given;
  }

  private static String stalled(Run run, PartialSolution reached) {
    return String.format(
        "%s cannot continue and %s; another solver may succeed",
        run.solver(), extent(run, reached.values().size()));
  }

  private static String deadEnd(Run run, Outcome.DeadEnd deadEnd) {
    return String.format(
        "gave up: %s has no value left, and %s never backtracks; it %s",
        deadEnd.variable(), run.solver(), extent(run, deadEnd.mostAssigned()));
  }

  /**
   * Returns the number of variables in conflict, for local search, in which every variable has a
   * value.
   */
  private static String conflicts(Run run, int settled) {
    Problem problem = run.problem().problem();
    int all = problem.csp().variables().size();
    return String.format(
        "left %d of %d %s in conflict",
        all - settled, all, problem instanceof Problem.Sudoku ? "cells" : "variables");
  }

  private static String extent(Run run, int assigned) {
    boolean isSudoku = run.problem().problem() instanceof Problem.Sudoku;
    return String.format(
        "%s %d of %d %s",
        isSudoku ? "filled" : "assigned",
        assigned,
        run.problem().problem().csp().variables().size(),
        isSudoku ? "cells" : "variables");
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
