package org.cspworkbench.app.cli;

import static org.cspworkbench.presentation.tile.TileSource.NONE;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/** One run of a solver on a tile problem, and how far it got. */
final class TileRun {

  /** The part of the cells by which an image must have grown before it is kept again. */
  private static final int PARTS = 1024;

  private final Csp csp;
  private final Solver solver;
  private final Settings settings;
  private final @Nullable TraceRecorder recorder;
  private final int[] values;
  private int filled;
  private @Nullable Result result;

  /**
   * Creates a run that has not begun.
   *
   * @param recorder the recorder of the run; null if it is not recorded
   */
  TileRun(Csp csp, Solver solver, Settings settings, @Nullable TraceRecorder recorder) {
    this.recorder = recorder;
    this.csp = csp;
    this.solver = solver;
    this.settings = settings;
    this.values = new int[csp.variables().size()];
    Arrays.fill(values, NONE);
  }

  /** Returns the seed of the run. */
  long seed() {
    return settings.seed();
  }

  /** Returns the solver. */
  Solver solver() {
    return solver;
  }

  /** Returns the request that makes the same run. */
  RunRequest request() {
    return RunRequest.of(solver, new Problem.General(csp), settings);
  }

  /**
   * Returns the recording of the run.
   *
   * @throws IllegalStateException if there is none
   */
  Trace trace() {
    Trace trace = recorder == null ? null : recorder.trace();
    if (trace == null) {
      throw new IllegalStateException("the run was not recorded");
    }
    return trace;
  }

  /**
   * Runs the solver.
   *
   * @param deadline ends the run, too, if stating the problem has used up the time
   * @param progress receives the share of the cells that have a value, again and again
   */
  void solve(Cancellation deadline, DoubleConsumer progress) {
    Settings watched =
        solver.steering().asksForAllChoices()
            ? settings.withGuide(new Watcher(progress))
            : settings;
    Result found = deadline.during(() -> solver.solve(new Problem.General(csp), watched, recorder));
    found
        .firstSolution()
        .ifPresent(solution -> Arrays.setAll(values, x -> solution.values().get(x)));
    if (found.outcome() instanceof Outcome.Stalled stalled) {
      stalled.reached().values().forEach((x, value) -> values[x] = value);
    }
    filled = (int) Arrays.stream(values).filter(value -> value != NONE).count();
    result = found;
  }

  /** Watches a search without making any choice of it. */
  private final class Watcher implements Guide {
    private final DoubleConsumer progress;

    Watcher(DoubleConsumer progress) {
      this.progress = progress;
    }

    @Override
    public int variable(long node, int own, Domains domains, Assignment assignment) {
      int reached = values.length - assignment.openCount();
      progress.accept((double) reached / values.length);
      if (reached >= filled + Math.max(1, values.length / PARTS)) {
        filled = reached;
        for (int x = 0; x < values.length; x++) {
          values[x] =
              assignment.isAssigned(x)
                  ? csp.variables().get(x).domain().valueAt(assignment.value(x))
                  : NONE;
        }
      }
      return own;
    }
  }

  /** Returns whether every cell has a value. */
  boolean isFinished() {
    return outcome() instanceof Outcome.Solved;
  }

  /** Returns whether an image was begun, but is not finished. */
  boolean isPartial() {
    return exitCode() == ExitCode.NOT_FINISHED && filled > 0;
  }

  /** Returns the value of each cell, or none: the image, or the one that was filled most. */
  int[] values() {
    return values.clone();
  }

  private Outcome outcome() {
    if (result == null) {
      throw new IllegalStateException("the run has not begun");
    }
    return result.outcome();
  }

  int exitCode() {
    if (isFinished()) {
      return ExitCode.DONE;
    }
    return outcome() instanceof Outcome.Unsatisfiable
        ? ExitCode.NO_SOLUTION
        : ExitCode.NOT_FINISHED;
  }

  /** Returns why there is no image, and the share of the cells that were filled. */
  Optional<String> shortfall() {
    if (isFinished()) {
      return Optional.empty();
    }
    if (outcome() instanceof Outcome.Unsatisfiable) {
      return Optional.of("there is no such image of " + csp.name());
    }
    int reached = Math.max(filled, mostAssigned());
    return Optional.of(
        "gave up"
            + limit()
            + "; "
            + (int) (100L * reached / values.length)
            + " % of the cells were filled");
  }

  private int mostAssigned() {
    if (outcome() instanceof Outcome.GaveUp gaveUp) {
      return gaveUp.mostAssigned();
    }
    return outcome() instanceof Outcome.DeadEnd deadEnd ? deadEnd.mostAssigned() : 0;
  }

  private String limit() {
    if (!(outcome() instanceof Outcome.GaveUp gaveUp) || result == null) {
      return "";
    }
    return switch (gaveUp.limit()) {
      case TIME -> " after " + Parameter.Time.write(settings.limits().time());
      case ATTEMPTS -> " after " + attempts(result.statistics().attempts());
      case NODES, FAILS -> "";
    };
  }

  private static String attempts(long number) {
    return number + (number == 1 ? " attempt" : " attempts");
  }
}
