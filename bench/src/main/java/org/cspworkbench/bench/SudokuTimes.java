package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/**
 * Measures the time of single tasks after warm-up and compares it with the limits: the first
 * solution of a puzzle with many solutions, large grids, and rating. A random solver runs with many
 * seeds; the median is reported.
 */
final class SudokuTimes {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final int SEEDS = 500;
  private static final int ROUNDS = 15;
  private static final Duration WARM_UP = Duration.ofSeconds(5);

  private static final String OF_425_SOLUTIONS =
      "...2.1.....2..5..9.5..8...6.........3...5..9..8..7...4.4..9..7..2.....1...8.1..3.";

  private static final String INKALA_2012 =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  /** A 16×16 with more than 55 % of its cells empty. */
  private static final int GIVENS_OF_16 = 115;

  private static final long SEED_OF_16 = 16;

  private SudokuTimes() {}

  static void run(List<String> arguments, PrintStream out) {
    Table table = new Table("one thread | ms | quartiles | must");
    first("wfc", SEEDS, 1, table);
    first("backtracking", ROUNDS, 16.8, table);
    first("ac3", ROUNDS, 16.4, table);
    first("mrv", ROUNDS, 0.68, table);
    first("forward-checking", ROUNDS, 0.5, table);
    row(
        "wfc-neighbours, Inkala 2012, 500 seeds",
        alone("wfc-neighbours", INKALA_2012, SEEDS),
        2,
        table);
    Settings proved = Settings.defaults().withSolutions(2, 1);
    Problem empty = Problem.Sudoku.of(Grid.empty(Shape.ofSize(25)));
    row("mac-alldifferent, empty 25×25", times(empty, Settings.defaults()), 1000, table);
    row(
        "mac-alldifferent, 16×16 of %d givens, proved unique".formatted(GIVENS_OF_16),
        times(of16(), proved),
        1000,
        table);
    SudokuSet set = SudokuSet.ofArgument(arguments);
    row("rating " + set.description(), ratings(set), 2500, table);
    table.print(out);
  }

  private static Problem of16() {
    PuzzleRequest request =
        PuzzleRequest.of(Shape.ofSize(16)).withFill(Fill.TEMPLATE).withGivens(GIVENS_OF_16);
    return Problem.Sudoku.of(
        PuzzleGenerator.of(request).generate(SEED_OF_16, 1, Limits.none()).orElseThrow().puzzle());
  }

  private static void first(String solver, int runs, double must, Table table) {
    String task = solver + ", 425 solutions, the first" + (runs == SEEDS ? ", 500 seeds" : "");
    row(task, alone(solver, OF_425_SOLUTIONS, runs), must, table);
  }

  private static void row(String task, Spread millis, double must, Table table) {
    table.row(task).spread(millis, 3).atMost(must, must < 1 ? 2 : must < 100 ? 1 : 0);
  }

  /** Returns the same task over and over. */
  private static Spread times(Problem problem, Settings settings) {
    Solver solver = SolverCatalog.find("mac-alldifferent").orElseThrow();
    return spread(ROUNDS, round -> nodes(solver, problem, settings));
  }

  /** Returns a solver on a 9×9 with the seeds 1 to {@code seeds}, in a class loader of its own. */
  private static Spread alone(String id, String line, int seeds) {
    return Worlds.with(
        IsolatedPuzzle.class, made -> spread(seeds, (LongUnaryOperator) made), id, line);
  }

  private static Spread ratings(SudokuSet set) {
    List<Grid> grids = set.lines().stream().map(Grid::ofLine).toList();
    return spread(
        ROUNDS,
        round ->
            grids.stream()
                .mapToLong(grid -> Rating.of(SolutionPath.of(Position.of(grid))).score())
                .sum());
  }

  private static long nodes(Solver solver, Problem problem, Settings settings) {
    Result result = solver.solve(problem, settings, null);
    checkState(result.solutionCount() == 1, "%s: %s", solver.about().id(), result.outcome());
    return result.statistics().nodes();
  }

  /** Milliseconds of the thread's processor time, for tasks 1 to {@code count}, once warm. */
  private static Spread spread(int count, LongUnaryOperator task) {
    long warm = System.nanoTime() + WARM_UP.toNanos();
    for (long k = 0; k < count || System.nanoTime() < warm; k++) {
      checkState(task.applyAsLong(k % count + 1) >= 0, "a count is less than 0");
    }
    double[] millis = new double[count];
    for (int k = 0; k < count; k++) {
      long start = THREADS.getCurrentThreadCpuTime();
      checkState(task.applyAsLong(k + 1) >= 0, "a count is less than 0");
      millis[k] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    }
    return Spread.of(millis);
  }

  /**
   * The first solution of a 9×9 by one solver, by the seed that is given. Created by reflection in
   * a class loader of its own, so that the code is compiled for this solver only, as in a process
   * that runs no other.
   */
  public static final class IsolatedPuzzle implements LongUnaryOperator {

    private final Solver solver;
    private final Problem puzzle;

    /** The task of this solver on the puzzle that {@code line} writes. */
    public IsolatedPuzzle(String solver, String line) {
      this.solver = SolverCatalog.find(solver).orElseThrow();
      this.puzzle = Problem.Sudoku.of(Grid.ofLine(line));
    }

    /** Runs the solver; returns the number of nodes. */
    @Override
    public long applyAsLong(long seed) {
      return nodes(solver, puzzle, Settings.defaults().withSeed(seed));
    }
  }
}
