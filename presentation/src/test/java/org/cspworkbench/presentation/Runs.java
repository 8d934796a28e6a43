package org.cspworkbench.presentation;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.playback.TraceFollower;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.search.MinConflictsSolver;
import org.cspworkbench.sudoku.Grid;

/** Problems and runs that several tests share. */
public final class Runs {

  /** A follower that reads closed traces in a thread of its own. */
  public static final TraceFollower FOLLOWER =
      (trace, reader) -> new Thread(() -> reader.accept(trace.length())).start();

  /** Executes each work in a thread of its own. */
  public static final Executor THREADS =
      work -> {
        Thread thread = new Thread(work, "background");
        thread.setDaemon(true);
        thread.start();
      };

  /** A puzzle with one solution, which consistency alone finds. */
  public static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** A puzzle with one solution and a search of some hundred nodes even with look-ahead. */
  public static final String HARD =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  /**
   * A puzzle with 17 givens and one solution whose first row is high: row by row it takes a week.
   */
  public static final String ENDLESS =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

  /** A puzzle without a conflict between givens and without a solution. */
  public static final String UNSATISFIABLE =
      "82.........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  /** A timeout that only a faulty program exceeds. */
  public static final Duration GENEROUS = Duration.ofMinutes(2);

  /**
   * The solvers that may end without finding an existing solution, because they never backtrack.
   */
  public static final ImmutableSet<String> NEVER_GOING_BACK =
      ImmutableSet.of("wfc-greedy", "singles", "pairs");

  private Runs() {}

  /** Every solver that accepts any problem and records its runs. */
  public static ImmutableList<Solver> solvers() {
    Problem any = general(MapColouring.australia());
    return SolverCatalog.SOLVERS.stream()
        .filter(solver -> solver.accepts(any) && solver.recordsItsRuns())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the solver with this id. */
  public static Solver solver(String id) {
    return SolverCatalog.find(id).orElseThrow();
  }

  /** Returns the Sudoku of {@code line}. */
  public static Problem sudoku(String line) {
    return Problem.Sudoku.of(Grid.ofLine(line));
  }

  /** Problems of every kind, with and without a solution, small enough for every solver. */
  public static ImmutableList<Problem> problems() {
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.add(sudoku(EASY), sudoku("1.....2..3.....4"));
    problems.add(general(MapColouring.australia()), general(Queens.pairwise(3)));
    problems.add(general(Queens.pairwise(8)), general(LatinSquare.ofOrder(4)));
    for (long seed = 0; seed < 4; seed++) {
      problems.add(general(RandomBinary.modelRb(seed, 8, 5, 0.7, 0.4)));
    }
    return problems.build();
  }

  private static Problem general(Csp csp) {
    return new Problem.General(csp);
  }

  /** Returns the trace of a finished run, limited to a few thousand nodes or moves. */
  public static Trace trace(Solver solver, Problem problem, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    Settings settings =
        Settings.defaults()
            .withLimits(Limits.none().withNodes(4000))
            .with(MinConflictsSolver.MOVES, 500);
    solver.solve(problem, settings, recorder);
    return requireNonNull(recorder.trace());
  }

  /** Waits until {@code condition} is true. */
  public static void await(String what, BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + GENEROUS.toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited in vain: %s", what).isLessThan(end);
      Thread.sleep(2);
    }
  }
}
