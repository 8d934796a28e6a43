package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.cspworkbench.app.input.BadInput;
import org.cspworkbench.app.input.Item;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Rule;
import org.cspworkbench.sudoku.Shape;

/**
 * A Sudoku with exactly one solution, which the human techniques can explain.
 *
 * @param problem the problem, for messages
 * @param grid the puzzle
 */
record LogicalPuzzle(NamedProblem problem, Grid grid) {

  private static final Solver LOGIC = SolverCatalog.find("logic").orElseThrow();

  private static final String SEVERAL =
      "the puzzle has several solutions; human logic requires that there is exactly one";
  private static final String NOT_FINISHED = "not finished: the time was up";

  /**
   * Returns the report on {@code item}: the text of {@code write}, or why the item cannot be
   * explained.
   */
  static Report report(
      Item item, Limits limits, BiFunction<LogicalPuzzle, SolutionPath, String> write) {
    if (item instanceof BadInput fault) {
      return Report.of(fault.sentence(), ExitCode.BAD_INPUT);
    }
    NamedProblem problem = (NamedProblem) item;
    if (!(problem.problem() instanceof Problem.Sudoku sudoku)) {
      return Report.of(
          problem.about("human logic explains and rates Sudoku only"), ExitCode.BAD_INPUT);
    }
    if (!LOGIC.accepts(sudoku)) {
      return Report.of(problem.about(refusal(sudoku.grid().shape())), ExitCode.BAD_INPUT);
    }
    Settings settings = Settings.defaults().withLimits(limits).withSolutions(2, 0);
    Result result = StrongestSolver.of(sudoku).solve(sudoku, settings, null);
    if (result.solutionCount() == 1 && result.outcome() instanceof Outcome.Solved) {
      return explain(new LogicalPuzzle(problem, sudoku.grid()), limits, write);
    }
    return result.solutionCount() > 1
        ? Report.of(problem.about(SEVERAL), ExitCode.SEVERAL_SOLUTIONS)
        : withoutSolution(problem, result);
  }

  /** Returns why a variant is rejected: the techniques reason about units only. */
  private static String refusal(Shape shape) {
    String parts = shape.rules().stream().map(Rule::parts).collect(Collectors.joining(" or "));
    return "human logic explains and rates Sudoku without " + parts + " only";
  }

  private static Report explain(
      LogicalPuzzle puzzle, Limits limits, BiFunction<LogicalPuzzle, SolutionPath, String> write) {
    SolutionPath explanation = SolutionPath.of(Position.of(puzzle.grid()), stop(limits));
    return explanation.ending() == SolutionPath.EndReason.SOLVED
        ? Report.of(write.apply(puzzle, explanation), ImmutableList.of(), ExitCode.DONE)
        : Report.of(puzzle.problem().about(NOT_FINISHED), ExitCode.NOT_FINISHED);
  }

  /**
   * Returns a time limit that avoids clock calls if there is none, because techniques check it
   * often.
   */
  private static BooleanSupplier stop(Limits limits) {
    if (!limits.hasTimeLimit()) {
      return () -> false;
    }
    long start = System.nanoTime();
    return () -> System.nanoTime() - start > limits.time().toNanos();
  }

  private static Report withoutSolution(NamedProblem problem, Result result) {
    return result.outcome() instanceof Outcome.Unsatisfiable
        ? Report.of(
            problem.about(OutcomeSentence.unsatisfiable(problem.problem())), ExitCode.NO_SOLUTION)
        : Report.of(problem.about(NOT_FINISHED), ExitCode.NOT_FINISHED);
  }
}
