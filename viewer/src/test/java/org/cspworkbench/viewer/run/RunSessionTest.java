package org.cspworkbench.viewer.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.EventTally;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of runs in background threads, and of their cancellation. */
class RunSessionTest {

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.presentation.Runs#solvers")
  void aRunEndsWithItsResultAndAClosedTrace(Solver solver) throws InterruptedException {
    RunSession session = RunSession.start(request(solver, Runs.EASY), Runs.THREADS);
    assertThat(session.await(Runs.GENEROUS)).isTrue();
    assertThat(session.state()).isEqualTo(RunSession.State.FINISHED);
    assertThat(session.result()).map(Result::outcome).contains(new Outcome.Solved());
    assertThat(session.trace()).map(Trace::isClosed).contains(true);
    assertThat(session.isTraceFull()).isFalse();
  }

  /**
   * A run that would take a week, and whose trace has reached its limit, ends when it is cancelled.
   */
  @Test
  void aLongRunIsCancelledEvenIfItsTraceIsFull() throws InterruptedException {
    RunSession session =
        RunSession.start(
            request(Runs.solver("backtracking"), Runs.ENDLESS).withTraceBytes(4096), Runs.THREADS);
    while (!session.isTraceFull()) {
      Thread.onSpinWait();
    }
    assertThat(session.state()).isEqualTo(RunSession.State.RUNNING);
    session.cancel();
    assertThat(session.await(Runs.GENEROUS)).isTrue();
    assertThat(session.state()).isEqualTo(RunSession.State.CANCELLED);
    Trace trace = session.trace().orElseThrow();
    assertThat(trace.hasGap()).isTrue();
    assertThat(trace.length()).isEqualTo(4096 / 10 + 1);
  }

  /** Tests a trace of the default limit of 64 MiB, all of whose positions can be reached. */
  @Test
  @Tag("slow")
  void aTraceOfTheDefaultLimitFillsUpAndIsReplayed() throws InterruptedException {
    RunSession session =
        RunSession.start(request(Runs.solver("backtracking"), Runs.ENDLESS), Runs.THREADS);
    while (!session.isTraceFull()) {
      Thread.onSpinWait();
    }
    session.cancel();
    assertThat(session.await(Runs.GENEROUS)).isTrue();
    Playback playback = new Playback(session.trace().orElseThrow());
    playback.toEnd();
    assertThat(playback.player().state().counters().nodes())
        .isEqualTo(session.result().orElseThrow().statistics().nodes());
    playback.stepBack();
    playback.seek(playback.length() / 2);
    assertThat(playback.next(Landmark.CONTRADICTION)).isTrue();
    EventTally tally = session.index().orElseThrow().tallyAt(playback.position());
    assertThat(tally.count(EventKind.TRY, Phase.SEARCH))
        .isEqualTo((int) playback.player().state().counters().nodes());
  }

  @Test
  void aFailureOfASolverIsAvailableToTheWindow() throws InterruptedException {
    RunSession session = RunSession.start(request(new BrokenSolver(), Runs.EASY), Runs.THREADS);
    assertThat(session.await(Runs.GENEROUS)).isTrue();
    assertThat(session.state()).isEqualTo(RunSession.State.FAILED);
    assertThat(session.failure().orElseThrow()).hasMessage("broken on purpose");
    assertThat(session.trace()).isEmpty();
  }

  private static RunRequest request(Solver solver, String line) {
    return RunRequest.of(solver, Runs.sudoku(line), Settings.defaults())
        .withDetail(Detail.DECISIONS);
  }

  /** A solver that describes itself like another one, and fails when it runs. */
  private static final class BrokenSolver implements Solver {
    @Override
    public About about() {
      return Runs.solver("mac").about();
    }

    @Override
    public PseudoCode pseudoCode() {
      return Runs.solver("mac").pseudoCode();
    }

    @Override
    public ImmutableList<Parameter> parameters() {
      return ImmutableList.of();
    }

    @Override
    public boolean accepts(Problem problem) {
      return true;
    }

    @Override
    public Steering steering() {
      return Steering.CHOOSES_NOTHING;
    }

    @Override
    public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
      throw new IllegalStateException("broken on purpose");
    }
  }
}
