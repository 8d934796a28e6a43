package org.cspworkbench.viewer.workspace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.graph.StatedModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that one's own problem is run in its picture, and again after a change. */
class OwnRunTest {

  private static final String TEXT =
      """
      variables A, B, C in {red, green}
      variable D in {red, green, blue}

      A != B
      B != C
      C != D
      """;

  private final AnimateModel watched = new AnimateModel(Runnable::run);
  private final OwnProblem problem = new OwnProblem(Background.NONE);
  private final OwnRun run = new OwnRun(problem, watched, shared());

  private SharedProblem shared() {
    PlayModel played = new PlayModel(Background.NONE, System::nanoTime);
    GameMaker maker = new GameMaker(played, Background.NONE, System::nanoTime);
    return new SharedProblem(watched, played, maker);
  }

  private void begin(String solver) {
    watched.prefer(SolverCatalog.find(solver).orElseThrow());
    problem.open(TEXT);
    run.begin((Reading.Opened) problem.reading(), true);
    watched.refresh(0);
  }

  private static final ImmutableSet<EventKind> FAILURES =
      ImmutableSet.of(EventKind.WIPE_OUT, EventKind.VIOLATION, EventKind.REFUTE);

  private Playback playback() {
    return watched.playback().orElseThrow();
  }

  private static long millis(long count) {
    return TimeUnit.MILLISECONDS.toNanos(count);
  }

  /** The constraints whose variables all have a value, compared with a recount. */
  @ParameterizedTest
  @CsvSource({"backtracking, true", "mac, false"}) // mac removes what would violate something
  void whatIsViolatedIsMarkedAtEachEvent(String solver, boolean violates) {
    begin(solver);
    boolean isAnyMarked = false;
    for (int event = 0; event <= playback().length(); event++) {
      playback().seek(event);
      Csp csp = problem.model().orElseThrow().csp();
      TraceState state = playback().player().state();
      ImmutableSet<Integer> violated = run.violated();
      boolean hasFailed =
          event > 0 && FAILURES.contains(playback().player().trace().kind(event - 1));
      isAnyMarked |= !violated.isEmpty();
      for (int c = 0; c < 3; c++) {
        Variable x = csp.constraints().get(c).scope().get(0);
        Variable y = csp.constraints().get(c).scope().get(1);
        boolean areEqual =
            state.size(x.index()) == 1
                && state.size(y.index()) == 1
                && state.values(x.index()).equals(state.values(y.index()));
        if (areEqual || !hasFailed) { // where it has, the constraint that failed is marked too
          assertThat(violated.contains(c))
              .as("%s, event %d, constraint %d", solver, event, c)
              .isEqualTo(areEqual);
        }
      }
    }
    assertThat(isAnyMarked).isEqualTo(violates);
  }

  @Test
  void thePictureShowsTheValuesAtThePositionOfTheRun() {
    begin("mac");
    StatedModel before = run.model().orElseThrow();
    assertThat(before.moment().orElseThrow().spots()).allMatch(spot -> spot.left() >= 2);
    playback().toEnd();
    StatedModel after = run.model().orElseThrow();
    assertThat(after.moment().orElseThrow().spots())
        .extracting(Spot::state)
        .containsOnly(Spot.State.SOLVED);
    assertThat(after.violated()).isEmpty();
  }

  @Test
  void theConstraintOfAnEventIsMarked() {
    begin("mac");
    while (run.marked().isEmpty()) {
      assertThat(playback().position()).isLessThan(playback().length());
      playback().fineStep();
    }
    assertThat(requireNonNull(playback().player().lastEvent()).arc()).isNotNegative();
  }

  @Test
  void aChangeRunsAgainOnceItRests() {
    begin("backtracking");
    playback().seek(3);
    problem.type(TEXT + "A = red\n");
    assertThat(run.model().orElseThrow().moment()).as("of the text as it was").isEmpty();
    run.follow(millis(1_000));
    problem.type(TEXT + "A = green\n");
    run.follow(millis(1_300));
    run.follow(millis(1_600));
    assertThat(watched.opened().orElseThrow().problem().csp().constraints()).hasSize(3);
    run.follow(millis(1_700));
    watched.refresh(0);
    assertThat(watched.opened().orElseThrow().problem().csp().constraints()).hasSize(4);
    assertThat(watched.solver().about().id()).isEqualTo("backtracking");
    assertThat(playback().isPlaying()).as("it was begun step by step").isFalse();
    assertThat(run.model().orElseThrow().moment()).isPresent();
  }

  @Test
  void aTextWithAFaultWaits() {
    begin("mac");
    problem.type(TEXT + "A != E\n");
    run.follow(millis(1_000));
    run.follow(millis(3_000));
    assertThat(run.isOn()).isTrue();
    assertThat(watched.opened().orElseThrow().problem().csp().constraints()).hasSize(3);
    problem.undo();
    run.follow(millis(4_000));
    run.follow(millis(5_000));
    assertThat(watched.opened().orElseThrow().problem().csp().constraints()).hasSize(3);
  }

  @Test
  void anotherProblemEndsIt() {
    begin("mac");
    problem.open("variables X in 1..3\n");
    watched.open(problem.reading());
    assertThat(run.isOn()).isFalse();
    assertThat(run.model().orElseThrow().moment()).isEmpty();
  }
}
