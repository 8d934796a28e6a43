package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.bench.Timing.Spread;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/**
 * How many Sudoku each solver solves in a second on one core, from the line of a puzzle to the line
 * of its solution. What the rounds come to is compared with solutions that were checked first. A
 * solver that may give up is measured on the puzzles that it solves.
 */
final class SudokuRates implements Measurement {

  /** A slow solver gets fewer puzzles a round, so that its rounds are short enough to be many. */
  private static final double SECONDS_A_ROUND = 1;

  private static final int ROUNDS = 15;

  @Override
  public String question() {
    return "How many Sudoku does each solver solve in a second? (sudoku [FILE])";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    SudokuSet set = arguments.isEmpty() ? SudokuSet.standard() : SudokuSet.read(arguments.get(0));
    out.printf("%s%n%n", set.description());
    Table table =
        new Table("one core, first solution", "puzzles", "a second", "quartiles", "nodes each");
    for (Solver solver : SolverCatalog.SOLVERS) {
      measure(solver, set.lines(), table);
    }
    table.print(out);
  }

  private static void measure(Solver solver, ImmutableList<String> lines, Table table) {
    long nodes = 0;
    ImmutableList.Builder<String> solvedLines = ImmutableList.builder();
    long start = System.nanoTime();
    for (String line : lines) {
      Result result = solveChecked(solver, line);
      nodes += result.statistics().nodes();
      if (result.outcome() instanceof Outcome.Solved) {
        solvedLines.add(line);
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    int step = (int) Math.max(1, Math.ceil(seconds / SECONDS_A_ROUND / 2));
    ImmutableList<String> solved = solvedLines.build();
    ImmutableList<String> share = everyOneIn(step, solved);
    int gaveUp = lines.size() - solved.size();
    String id = solver.about().id() + (gaveUp == 0 ? "" : ", but for " + gaveUp + " given up");
    long answer = solveAll(solver, share);
    Timing timing =
        new Rounds(Duration.ofSeconds(5), ROUNDS)
            .of(ImmutableList.of(Contestant.of(id, () -> solveAll(solver, share), answer)))
            .get(0);
    Spread rate = timing.perSecond(share.size());
    table.row(
        id,
        Table.number(share.size(), 0),
        Table.number(rate.median(), 0),
        Table.range(rate, 0),
        Table.number((double) nodes / lines.size(), 0));
  }

  private static ImmutableList<String> everyOneIn(int step, ImmutableList<String> lines) {
    ImmutableList.Builder<String> share = ImmutableList.builder();
    for (int k = 0; k < lines.size(); k += step) {
      share.add(lines.get(k));
    }
    return share.build();
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

  private static Result solveChecked(Solver solver, String line) {
    Problem.Sudoku problem = Problem.Sudoku.of(Grid.ofLine(line));
    Result result = solver.solve(problem, Settings.defaults(), null);
    boolean gaveUp =
        result.outcome() instanceof Outcome.GaveUp
            && solver.about().completeness() == Completeness.INCOMPLETE;
    checkState(
        gaveUp
            || result.firstSolution().map(problem::filledWith).filter(Grid::isSolved).isPresent(),
        "%s did not solve %s",
        solver.about().id(),
        line);
    return result;
  }
}
