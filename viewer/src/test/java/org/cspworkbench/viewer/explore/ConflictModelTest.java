package org.cspworkbench.viewer.explore;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contradiction that is shown is the last one before the position, at every position. */
final class ConflictModelTest {

  private static final int MOST_POSITIONS = 1500;

  private final Queue<Runnable> waiting = new ArrayDeque<>();

  @ParameterizedTest
  @ValueSource(strings = {"backtracking", "forward-checking", "mac", "cbj", "fc-cbj", "learning"})
  void theBoardIsThatOfTheContradiction(String solver) {
    Trace trace = Runs.trace(Runs.solver(solver), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
    Playback at = new Playback(trace);
    ConflictModel model =
        new ConflictModel(() -> Optional.of(at), new Background(waiting::add, Runnable::run));
    int last = TraceEvent.NONE;
    int seen = 0;
    for (int p = 0; p <= Math.min(trace.length(), MOST_POSITIONS); p++) {
      boolean isOne = p > 0 && Landmark.CONTRADICTION.isAt(trace, p - 1);
      last = isOne ? p - 1 : last;
      at.seek(p);
      int event = last;
      model.analysis().ifPresent(made -> assertThat(made.graph().event()).isEqualTo(event));
      assertThat(model.player().isPresent()).isEqualTo(event != TraceEvent.NONE);
      model.player().ifPresent(board -> checkBoard(board, event));
      model.refresh();
      while (!waiting.isEmpty()) {
        waiting.remove().run();
      }
      int position = p;
      assertThat(model.learnt().entries()).allMatch(entry -> entry.event() < position);
      assertThat(model.learnt().entries())
          .hasSameSizeAs(LearntList.at(trace, Math.min(p, event + 2)).entries());
      seen += isOne ? 1 : 0;
    }
    assertThat(seen).isPositive();
    at.toStart();
    assertThat(model.player()).isEmpty();
    assertThat(model.analysis()).isEmpty();
  }

  /** Playback passes contradictions faster than they are analysed, part by part. */
  @Test
  void theAnalysisOfAContradictionIsGivenUpWhereAnotherOneIsAtHand() {
    Trace trace = Runs.trace(Runs.solver("learning"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
    Playback at = new Playback(trace);
    ConflictModel model =
        new ConflictModel(() -> Optional.of(at), new Background(waiting::add, Runnable::run));
    at.next(Landmark.CONTRADICTION);
    model.refresh();
    at.next(Landmark.CONTRADICTION);
    waiting.remove().run();
    assertThat(waiting).isEmpty();
    assertThat(model.isReady()).isFalse();
    model.refresh();
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
    assertThat(model.analysis().orElseThrow().graph().event()).isEqualTo(at.position() - 1);
  }

  /** Keys select nodes that a large graph does not draw at first: they show all of it. */
  @Test
  void theKeyboardReachesEveryNodeAndShowsIt() {
    Trace trace = Runs.trace(Runs.solver("learning"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
    Playback at = new Playback(trace);
    ConflictModel model = new ConflictModel(() -> Optional.of(at), Background.NONE);
    at.next(Landmark.CONTRADICTION);
    model.refresh();
    assertThat(model.isResolved()).isTrue();
    assertThat(model.isUnfolded()).isFalse();
    model.selectBeside(1);
    assertThat(model.isUnfolded()).isTrue();
    for (int node = model.analysis().orElseThrow().graph().nodes().size() - 1; node > 0; node--) {
      assertThat(model.selected()).isEqualTo(node);
      model.selectBeside(-1);
    }
    model.selectBeside(-1);
    assertThat(model.selected()).as("the first node").isZero();
  }

  private static void checkBoard(TracePlayer board, int event) {
    Trace trace = board.trace();
    if (trace.kind(event) == EventKind.REFUTE) {
      int depth = board.state().depth();
      assertThat(board.position()).isEqualTo(event);
      assertThat(board.state().decisionVariable(depth)).isEqualTo(trace.variable(event));
    } else {
      assertThat(board.position()).isEqualTo(event + 1);
      TraceEvent contradiction = requireNonNull(board.lastEvent());
      assertThat(contradiction.kind()).isIn(EventKind.WIPE_OUT, EventKind.VIOLATION);
      if (contradiction.kind() == EventKind.WIPE_OUT) {
        assertThat(board.state().size(contradiction.variable())).isZero();
      }
    }
  }
}
