package org.cspworkbench.presentation.playback;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The displayed attempts are those of the run. */
class AttemptIndexTest {

  private static final Solver SOLVER = Runs.solver("wfc");

  /**
   * The assigned variables at the contradiction of each attempt, counted in one pass over the
   * trace.
   */
  private record Broken(int filled, int variable, int behind) {}

  @ParameterizedTest
  @EnumSource(Detail.class)
  void attemptsAgreeWithAPassOverTheTrace(Detail detail) throws InterruptedException {
    Random random = new Random(5);
    ImmutableList<Problem> problems =
        ImmutableList.<Problem>builder()
            .addAll(Runs.problems())
            .add(Runs.sudoku(Runs.HARD))
            .build();
    for (Problem problem : problems) {
      Trace trace = Runs.trace(SOLVER, problem, detail);
      AttemptIndex index = read(trace);
      List<Broken> broken = broken(trace);
      for (int i = 0; i < 20; i++) {
        TracePlayer player = trace.player();
        player.seek(random.nextInt(trace.length() + 1));
        check(
            index.at(player, 5).orElseThrow(),
            player,
            broken.stream().filter(attempt -> attempt.behind() <= player.position()).toList());
      }
    }
  }

  private static void check(List<Attempt> shown, TracePlayer at, List<Broken> broken) {
    assertThat(shown).hasSizeLessThanOrEqualTo(5).isNotEmpty();
    assertThat(shown.get(0).number()).isEqualTo(at.state().counters().attempts());
    int most = broken.stream().mapToInt(Broken::filled).max().orElse(-1);
    for (Attempt attempt : shown) {
      if (attempt.number() <= broken.size()) {
        Broken expected = broken.get(attempt.number() - 1);
        assertThat(attempt.filled()).isEqualTo(expected.filled());
        assertThat(attempt.variable()).isEqualTo(expected.variable());
        assertThat(attempt.position()).isEqualTo(expected.behind());
      } else {
        assertThat(attempt.variable()).isEqualTo(TraceEvent.NONE);
        assertThat(attempt.filled()).isEqualTo(assigned(at));
      }
    }
    assertThat(shown.stream().filter(Attempt::isBest).map(Attempt::filled))
        .isEqualTo(broken.isEmpty() ? List.of() : List.of(most));
    assertThat(shown).hasSize(Math.min(5, (int) at.state().counters().attempts()));
  }

  private static List<Broken> broken(Trace trace) {
    List<Broken> broken = new ArrayList<>();
    TracePlayer player = trace.player();
    int variable = TraceEvent.NONE;
    while (player.position() < trace.length()) {
      int before = assigned(player);
      player.stepForward();
      TraceEvent event = requireNonNull(player.lastEvent());
      if (event.kind() == EventKind.WIPE_OUT) {
        variable = event.variable();
      } else if (event.kind() == EventKind.REFUTE) {
        broken.add(
            new Broken(
                before,
                variable == TraceEvent.NONE ? event.variable() : variable,
                player.position()));
        variable = TraceEvent.NONE;
      }
    }
    return broken;
  }

  private static int assigned(TracePlayer player) {
    Csp csp = player.trace().csp();
    return (int)
        csp.variables().stream()
            .filter(variable -> player.state().assigned(variable.index()) != TraceEvent.NONE)
            .count();
  }

  /** The result of the solver contains its best attempt and the number of attempts. */
  @Test
  void theBestAttemptAgreesWithTheResultOfTheSolver() throws InterruptedException {
    for (int limit : new int[] {1, 7, 60}) {
      TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
      Result result =
          SOLVER.solve(
              Runs.sudoku(Runs.UNSATISFIABLE),
              Settings.defaults().with(WaveFunctionCollapse.ATTEMPTS, limit),
              recorder);
      Trace trace = requireNonNull(recorder.trace());
      TracePlayer player = trace.player();
      player.seek(trace.length());
      List<Attempt> shown = read(trace).at(player, 4).orElseThrow();
      assertThat(shown.get(0).number()).isEqualTo(limit);
      assertThat(shown.stream().filter(Attempt::isBest).findFirst().orElseThrow().filled())
          .isEqualTo(((Outcome.GaveUp) result.outcome()).mostAssigned());
    }
  }

  @Test
  void onlySolversThatNeverBacktrackHaveAttempts() {
    assertThat(Runs.solvers().stream().filter(s -> AttemptIndex.fits(s.pseudoCode())))
        .extracting(solver -> solver.about().id())
        .containsExactly("wfc");
  }

  private static AttemptIndex read(Trace trace) throws InterruptedException {
    AttemptIndex index = AttemptIndex.follow(trace, Runs.FOLLOWER);
    Runs.await("the attempts are read", () -> index.isKnown(trace.length()));
    return index;
  }
}
