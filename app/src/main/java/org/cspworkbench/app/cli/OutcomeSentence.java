package org.cspworkbench.app.cli;

import java.util.Optional;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Conflicts;

/** What is to be said of a run, besides its solutions. */
final class OutcomeSentence {

  private OutcomeSentence() {}

  /** The sentence; none if the run came to a good end. */
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
    } else if (outcome instanceof Outcome.Stalled) {
      sentence = run.solver() + " can get no further; another solver may";
    } else {
      sentence = "the run was cancelled";
    }
    return Optional.of(run.problem().about(sentence));
  }

  /** That there is no solution, and why if the givens alone tell. */
  static String unsatisfiable(Problem problem) {
    if (problem instanceof Problem.Sudoku sudoku) {
      return Conflicts.in(sudoku.grid()).all().stream()
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
          case TIME -> Durations.text(settings.limits().time()) + " (--timeout raises the limit)";
          case ATTEMPTS ->
              count(result.statistics().attempts(), "attempt") + " (--attempts raises the limit)";
          case NODES -> count(result.statistics().nodes(), "node");
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
    boolean isSudoku = run.problem().problem() instanceof Problem.Sudoku;
    return String.format(
        "gave up after %s; best attempt %s %d of %d %s",
        limit,
        isSudoku ? "filled" : "assigned",
        gaveUp.mostAssigned(),
        run.problem().problem().csp().variables().size(),
        isSudoku ? "cells" : "variables");
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
