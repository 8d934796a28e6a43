package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.jspecify.annotations.Nullable;

/**
 * A run of a solver on a sheet. The values of the player are treated as givens.
 *
 * @param sheet the sheet
 * @param solver the solver
 * @param solution the only solution of the puzzle, if there is exactly one
 */
public record StageRun(Sheet sheet, Solver solver, Optional<Grid> solution) {

  private static final long TRACE_BYTES = 8L << 20;

  /**
   * Runs the solver. Must not be called on the event dispatch thread, since some solvers never end.
   *
   * @param cancellation ends the run early
   */
  public StageResult run(Cancellation cancellation) {
    return run(cancellation, solver.recordsItsRuns() ? newRecorder() : null);
  }

  /** Returns a recorder with enough memory for the order in which values are assigned. */
  public static TraceRecorder newRecorder() {
    return new TraceRecorder(Detail.DECISIONS, TRACE_BYTES);
  }

  /**
   * Runs the solver with a recorder, whose trace other threads may read meanwhile.
   *
   * @param cancellation ends the run early
   * @param recorder records the run; nothing is recorded if the player's values are wrong already
   */
  public StageResult run(Cancellation cancellation, @Nullable TraceRecorder recorder) {
    Grid grid = sheet.grid();
    Problem.Sudoku problem =
        Problem.Sudoku.of(
            Grid.ofGivens(grid.shape(), grid.shape().cells().map(grid::value).toArray()));
    if (isContradictory(problem, cancellation)) {
      return contradiction();
    }
    Limits limits = Limits.none().withCancellation(cancellation);
    Result result = solver.solve(problem, Settings.defaults().withLimits(limits), recorder);
    Trace trace = recorder == null ? null : recorder.trace();
    if (result.firstSolution().isPresent()) {
      Grid filled = problem.filledWith(result.firstSolution().get());
      return found(filled.shape().cells().mapToObj(filled::value).toList(), trace);
    }
    if (result.outcome() instanceof Outcome.Stalled stalled) {
      Map<Integer, Integer> reached = stalled.reached().values();
      return found(
          grid.shape().cells().mapToObj(cell -> reached.getOrDefault(cell, 0)).toList(), trace);
    }
    return result.outcome() instanceof Outcome.Unsatisfiable
        ? contradiction()
        : new StageResult.Unfinished(result.outcome());
  }

  private boolean isContradictory(Problem.Sudoku problem, Cancellation cancellation) {
    return solution.isPresent()
        ? wrongCells().findAny().isPresent()
        : Assessment.solve(problem, 1, cancellation).outcome() instanceof Outcome.Unsatisfiable;
  }

  private IntStream wrongCells() {
    return solution.stream()
        .flatMapToInt(
            right ->
                sheet.ownCells().filter(cell -> sheet.grid().value(cell) != right.value(cell)));
  }

  private StageResult contradiction() {
    Grid grid = sheet.grid();
    Optional<Conflict> conflict = GridConflicts.in(grid).all().stream().findFirst();
    IntStream culprits =
        conflict
            .map(broken -> broken.cells().stream())
            .or(() -> unlessEmpty(wrongCells()))
            .or(
                () ->
                    unlessEmpty(
                        grid.shape().cells().filter(cell -> Candidates.maskOf(grid, cell) == 0)))
            .orElseGet(sheet::ownCells);
    return new StageResult.Contradiction(
        conflict, culprits.boxed().collect(ImmutableList.toImmutableList()));
  }

  private static Optional<IntStream> unlessEmpty(IntStream cells) {
    int[] all = cells.toArray();
    return all.length == 0 ? Optional.empty() : Optional.of(IntStream.of(all));
  }

  private StageResult found(List<Integer> values, @Nullable Trace trace) {
    Map<Integer, Integer> order = trace == null ? Map.of() : lastSet(trace);
    List<Placement> placements = new ArrayList<>();
    for (int cell = 0; cell < values.size(); cell++) {
      if (sheet.grid().isEmpty(cell) && values.get(cell) != 0) {
        placements.add(new Placement(cell, values.get(cell)));
      }
    }
    placements.sort(
        Comparator.comparingInt(
            placement -> order.getOrDefault(placement.cell(), Integer.MAX_VALUE)));
    return new StageResult.Found(ImmutableList.copyOf(placements));
  }

  /** Returns the position of the last event that assigned each cell, by cell. */
  private static Map<Integer, Integer> lastSet(Trace trace) {
    Map<Integer, Integer> last = new HashMap<>();
    TracePlayer player = trace.player();
    while (player.stepForward()) {
      TraceEvent event = player.lastEvent();
      if (event != null && sets(event.kind())) {
        last.put(event.variable(), event.position());
      }
    }
    return last;
  }

  private static boolean sets(EventKind kind) {
    return switch (kind) {
      case TRY, PLACE, COVER, MOVE -> true;
      default -> false;
    };
  }
}
