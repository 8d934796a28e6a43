package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/** Recordings of solvers. */
final class Traces {

  /** An empty board has more solutions than a search can find. */
  private static final Problem EMPTY = Problem.Sudoku.of(Grid.empty(Shape.ofSize(9)));

  private static final long BYTES_OF_A_LONG_TRACE = 512L << 20;

  private Traces() {}

  /** Returns the recording of a run. */
  static Trace of(String solver, Problem problem, Settings settings, TraceRecorder recorder) {
    SolverCatalog.find(solver).orElseThrow().solve(problem, settings, recorder);
    return requireNonNull(recorder.trace(), solver);
  }

  /** Returns the decisions and prunings of a run with the usual settings. */
  static Trace of(String solver, Problem problem) {
    return of(solver, problem, Settings.defaults(), new TraceRecorder(Detail.DECISIONS));
  }

  /** Returns a complete recording of at least so many events. */
  static Trace ofEvents(String solver, int events) {
    Trace trace =
        ofEmptyBoard(
            solver,
            events / 32,
            () -> new TraceRecorder(Detail.DECISIONS, BYTES_OF_A_LONG_TRACE),
            made -> made.length() >= events || made.hasGap());
    checkState(!trace.hasGap(), "the trace was full");
    return trace;
  }

  /** Returns a recording that has as many events as the usual memory holds. */
  static Trace full(String solver) {
    return ofEmptyBoard(
        solver, 1_000_000, () -> new TraceRecorder(Detail.DECISIONS), Trace::hasGap);
  }

  /** Doubles the nodes of the solver on an empty 9×9 until the recording is as wanted. */
  private static Trace ofEmptyBoard(
      String solver, long nodes, Supplier<TraceRecorder> recorders, Predicate<Trace> isWanted) {
    Settings all = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);
    for (long most = nodes; true; most *= 2) {
      Limits limits = Limits.none().withNodes(most);
      Trace trace = of(solver, EMPTY, all.withLimits(limits), recorders.get());
      if (isWanted.test(trace)) {
        return trace;
      }
    }
  }

  /** Returns a player that has played all of {@code trace}, which creates its keyframes. */
  static TracePlayer played(Trace trace) {
    TracePlayer player = trace.player();
    while (player.position() < trace.length()) {
      player.stepForward();
    }
    return player;
  }
}
