package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/**
 * How many Sudoku each solver solves in a second on one core, from the line of a puzzle to the line
 * of its solution. The results of the rounds are compared with verified solutions. A solver that
 * leaves one of the puzzles unsolved, as an incomplete one may, is omitted, because its speed is
 * meaningless.
 */
final class SudokuRates {

  /** A slow solver gets fewer puzzles a round, so that its rounds are short enough to be many. */
  private static final double SECONDS_A_ROUND = 1;

  private static final int ROUNDS = 15;

  private SudokuRates() {}

  static void run(List<String> arguments, PrintStream out) {
    SudokuSet set = SudokuSet.ofArgument(arguments);
    out.printf("%s%n%n", set.description());
    Table table =
        new Table("one core, first solution | puzzles | a second | quartiles | nodes each");
    List<String> leftOut = new ArrayList<>();
    for (Solver solver : SolverCatalog.NAMED) {
      if (!measure(solver, set, table)) {
        leftOut.add(solver.about().id());
      }
    }
    table.print(out);
    if (!leftOut.isEmpty()) {
      out.printf("left out, since they leave puzzles unsolved: %s%n", String.join(", ", leftOut));
    }
  }

  /** Adds a row to the table, unless {@code solver} leaves a puzzle unsolved. */
  private static boolean measure(Solver solver, SudokuSet set, Table table) {
    String id = solver.about().id();
    long nodes = 0;
    long start = System.nanoTime();
    for (String line : set.lines()) {
      Problem.Sudoku problem = Problem.Sudoku.of(Grid.ofLine(line));
      Result result = solver.solve(problem, Settings.defaults(), null);
      if (result.firstSolution().map(problem::filledWith).filter(Grid::isSolved).isEmpty()) {
        checkState(
            solver.about().completeness() == Completeness.INCOMPLETE,
            "%s did not solve %s",
            id,
            line);
        return false;
      }
      nodes += result.statistics().nodes();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    int step = (int) Math.max(1, Math.ceil(seconds / SECONDS_A_ROUND / 2));
    ImmutableList<String> share = set.everyOneIn(step);
    long answer = solveAll(solver, share);
    RoundTimes timing =
        new Rounds(Duration.ofSeconds(5), ROUNDS)
            .of(ImmutableList.of(ComparedWork.of(id, () -> solveAll(solver, share), answer)))
            .get(0);
    Spread rate = timing.perSecond(share.size());
    double nodesOfEach = (double) nodes / set.lines().size();
    table.row(id).count(share.size()).spread(rate, 0).number(nodesOfEach, 0);
    return true;
  }

  private static long solveAll(Solver solver, ImmutableList<String> lines) {
    long hash = 0;
    for (String line : lines) {
      Problem.Sudoku problem = Problem.Sudoku.of(Grid.ofLine(line));
      Result result = solver.solve(problem, Settings.defaults(), null);
      String solution = problem.filledWith(result.firstSolution().orElseThrow()).toLine();
      hash = 31 * hash + solution.hashCode();
    }
    return hash;
  }
}
