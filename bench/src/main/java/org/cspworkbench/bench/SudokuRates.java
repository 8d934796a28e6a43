package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.bench.RoundTimes.Spread;
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
final class SudokuRates implements Benchmark {

  /** A slow solver gets fewer puzzles a round, so that its rounds are short enough to be many. */
  private static final double SECONDS_A_ROUND = 1;

  private static final int ROUNDS = 15;

  @Override
  public String question() {
    return "How many Sudoku does each solver solve in a second? (sudoku [FILE])";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    SudokuSet set =
        arguments.isEmpty() ? SudokuSet.ours("minimal") : SudokuSet.read(arguments.get(0));
    out.printf("%s%n%n", set.description());
    Table table =
        new Table("one core, first solution", "puzzles", "a second", "quartiles", "nodes each");
    List<String> leftOut = new ArrayList<>();
    for (Solver solver : SolverCatalog.NAMED) {
      if (!measure(solver, set.lines(), table)) {
        leftOut.add(solver.about().id());
      }
    }
    table.print(out);
    if (!leftOut.isEmpty()) {
      out.printf("left out, since they leave puzzles unsolved: %s%n", String.join(", ", leftOut));
    }
  }

  /** Adds a row to the table, unless {@code solver} leaves a puzzle unsolved. */
  private static boolean measure(Solver solver, ImmutableList<String> lines, Table table) {
    String id = solver.about().id();
    long nodes = 0;
    long start = System.nanoTime();
    for (String line : lines) {
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
    ImmutableList<String> share = everyOneIn(step, lines);
    long answer = solveAll(solver, share);
    RoundTimes timing =
        new Rounds(Duration.ofSeconds(5), ROUNDS)
            .of(ImmutableList.of(ComparedWork.of(id, () -> solveAll(solver, share), answer)))
            .get(0);
    Spread rate = timing.perSecond(share.size());
    table.row(
        id,
        Table.number(share.size(), 0),
        Table.number(rate.median(), 0),
        Table.range(rate, 0),
        Table.number((double) nodes / lines.size(), 0));
    return true;
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
}
