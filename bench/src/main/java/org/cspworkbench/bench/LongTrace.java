package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/** Traces of at least so many events. */
final class LongTrace {

  /** An empty board has more solutions than a search can find. */
  private static final Problem EMPTY = Problem.Sudoku.of(Grid.empty(Shape.ofSize(9)));

  private static final long MOST_BYTES = 512L << 20;

  private LongTrace() {}

  /** Doubles the nodes of the solver on an empty 9×9 until there are as many events as wanted. */
  static Trace of(String solver, int events) {
    long nodes = events / 32;
    while (true) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS, MOST_BYTES);
      SolverCatalog.find(solver)
          .orElseThrow()
          .solve(
              EMPTY,
              Settings.defaults()
                  .withSolutions(Long.MAX_VALUE, 0)
                  .withLimits(Limits.none().withNodes(nodes)),
              recorder);
      Trace trace = recorder.trace();
      checkState(trace != null && !trace.hasGap(), "the trace was full");
      if (trace.length() >= events) {
        return trace;
      }
      nodes *= 2;
    }
  }
}
