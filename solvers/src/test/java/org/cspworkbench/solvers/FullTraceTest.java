package org.cspworkbench.solvers;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Plain backtracking on a puzzle that would take it minutes, cancelled after its recording has
 * reached its bound.
 */
@Tag("slow")
class FullTraceTest {

  private static final Solver BACKTRACKING = Solvers.byId("backtracking");
  private static final Problem PUZZLE = sudoku(Puzzles.SEVENTEEN);

  private static final long SMALLEST_TRACE = 1024;
  private static final int POSITIONS = 20;

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aCancelledRunIsPlayableToItsGapAndBeyondItToItsEnd() throws InterruptedException {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Result result = solveBeyondTheBound(recorder);
    Trace trace = requireNonNull(recorder.trace());
    Counts counted = requireNonNull(trace.finalCounters());

    assertThat(result.outcome()).isEqualTo(new Outcome.Cancelled());
    assertThat(result.solutions()).isEmpty();
    assertThat(Statistics.of(counted, result.statistics().timeNanos()))
        .isEqualTo(result.statistics());
    assertThat(trace.isClosed()).isTrue();
    assertThat(trace.kind(trace.length() - 1)).isEqualTo(EventKind.GAP);
    assertThat(8L * trace.length()).isLessThan(TraceRecorder.DEFAULT_MAX_BYTES);
    assertThatTheTracePlaysBothWays(trace);
    assertThatTheGapLeadsToTheEndOfTheRun(trace, counted);
  }

  private static Result solveBeyondTheBound(TraceRecorder recorder) throws InterruptedException {
    Cancellation cancellation = new Cancellation();
    Settings settings =
        Settings.defaults().withLimits(Limits.none().withCancellation(cancellation));
    CompletableFuture<Result> run =
        CompletableFuture.supplyAsync(() -> BACKTRACKING.solve(PUZZLE, settings, recorder));
    while (!isFull(recorder.trace())) {
      assertThat(run).isNotDone();
      Thread.sleep(10);
    }
    Thread.sleep(100); // the run goes on, unrecorded
    assertThat(run).isNotDone();
    assertThat(requireNonNull(recorder.trace()).isClosed()).isFalse();
    cancellation.request();
    return run.join();
  }

  private static boolean isFull(@Nullable Trace trace) {
    return trace != null && trace.isFull();
  }

  /** The states met on the way to the end are met again on the way back. */
  private static void assertThatTheTracePlaysBothWays(Trace trace) {
    TracePlayer player = trace.player();
    TreeMap<Integer, RunState> states = new TreeMap<>();
    new Random(17)
        .ints(POSITIONS, 0, trace.length() - 1)
        .sorted()
        .forEach(
            position -> {
              player.seek(position);
              states.put(position, RunState.at(player));
            });
    player.seek(trace.length());
    states
        .descendingMap()
        .forEach(
            (position, state) -> {
              player.seek(position + 1);
              assertThat(player.stepBack()).isTrue();
              assertThat(RunState.at(player)).as("at %d", position).isEqualTo(state);
            });
  }

  /** A second run, stopped at the same node by a limit, ends in the same state. */
  private static void assertThatTheGapLeadsToTheEndOfTheRun(Trace trace, Counts counted) {
    TracePlayer player = trace.player();
    player.seek(trace.length());
    assertThat(player.state().counters()).usingRecursiveComparison().isEqualTo(counted);
    TraceRecorder again = new TraceRecorder(Detail.DECISIONS, SMALLEST_TRACE);
    Settings settings = Settings.defaults().withLimits(Limits.none().withNodes(counted.nodes()));
    BACKTRACKING.solve(PUZZLE, settings, again);
    assertThat(RunState.at(player)).isEqualTo(RunState.atEnd(requireNonNull(again.trace())));

    assertThat(player.stepBack()).isTrue();
    assertThat(player.state().counters().nodes()).isBetween(1L, counted.nodes() - 1);
    assertThat(player.state().depth()).isPositive();
  }
}
