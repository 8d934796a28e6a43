package org.cspworkbench.presentation.paint;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;

/** Problems and traces of their runs. */
public final class PaintedRuns {

  /** A puzzle that consistency alone does not solve; forward checking reaches a few dead ends. */
  public static final Problem SUDOKU =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));

  public static final Problem QUEENS = new Problem.General(Queens.pairwise(8));
  public static final Problem AUSTRALIA = new Problem.General(MapColouring.australia());
  public static final Problem UNITED_STATES = new Problem.General(MapColouring.unitedStates(4));
  public static final Problem GRAPH = new Problem.General(GraphColouring.of(Graph.mycielski(4), 5));
  public static final Problem LATIN_SQUARE = new Problem.General(LatinSquare.ofOrder(5));
  public static final Problem RANDOM =
      new Problem.General(RandomBinary.modelRb(1, 12, 8, 0.4, 0.35));

  public static final ImmutableList<Problem> ALL =
      ImmutableList.of(SUDOKU, QUEENS, AUSTRALIA, UNITED_STATES, GRAPH, LATIN_SQUARE, RANDOM);

  private PaintedRuns() {}

  /** Returns the trace of a run, up to 3,000 nodes. */
  public static Trace of(Problem problem, String solver, Detail detail) {
    return of(problem, SolverCatalog.find(solver).orElseThrow(), detail);
  }

  public static Trace of(Problem problem, Solver solver, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    Limits limits = Limits.none().withNodes(3000).withAttempts(50);
    solver.solve(problem, Settings.defaults().withLimits(limits), recorder);
    return requireNonNull(recorder.trace());
  }

  /** Returns the last event, which must exist. */
  public static TraceEvent lastEvent(TracePlayer player) {
    return requireNonNull(player.lastEvent());
  }

  /** Returns a trace for each problem that each solver accepts. */
  public static Stream<Trace> all(Detail detail) {
    return SolverCatalog.SOLVERS.stream()
        .filter(Solver::recordsItsRuns)
        .flatMap(
            solver ->
                ALL.stream().filter(solver::accepts).map(problem -> of(problem, solver, detail)));
  }
}
