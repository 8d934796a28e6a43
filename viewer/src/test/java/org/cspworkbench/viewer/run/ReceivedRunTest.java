package org.cspworkbench.viewer.run;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.viewer.run.ReceivedRun.EVENTS_OF_PART;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.EventTally;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.playback.TraceIndex;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.Settings;
import org.junit.jupiter.api.Test;

/** A page receives its runs in parts, and never works on more than one part at a time. */
class ReceivedRunTest {

  private static final int PARTS = 3;

  private final RunRequest request =
      RunRequest.of(
          Runs.solver("backtracking"),
          Runs.sudoku(Runs.ENDLESS),
          Settings.defaults().withLimits(Limits.none().withNodes(EVENTS_OF_PART)));
  private final Trace whole = recorded(request);

  private static Trace recorded(RunRequest request) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS, PARTS * EVENTS_OF_PART * 10L);
    request.solver().solve(request.problem(), request.settings(), recorder);
    return requireNonNull(recorder.trace());
  }

  @Test
  void theRecordingThatGrowsIsCountedAsTheWholeOne() throws Exception {
    ReceivedRun run = new ReceivedRun(request, () -> {});
    TraceEncoder sent = new TraceEncoder(whole);
    TraceIndex counted = TraceIndex.follow(whole, Runs.FOLLOWER);
    while (sent.position() < whole.length()) {
      run.receive(sent.next(Math.min(whole.length(), sent.position() + EVENTS_OF_PART)));
      Trace received = run.trace().orElseThrow();
      assertThat(received.length()).isEqualTo(sent.position());
      assertThat(received.isClosed()).isFalse();
      EventTally tally = run.index().orElseThrow().tallyAt(received.length());
      EventTally expected = counted.tallyAt(received.length());
      for (EventKind kind : EventKind.values()) {
        assertThat(tally.count(kind, Phase.SEARCH)).isEqualTo(expected.count(kind, Phase.SEARCH));
      }
    }
    run.finish();
    assertThat(run.state()).isEqualTo(RunRecording.State.FINISHED);
    assertThat(run.trace()).map(Trace::isClosed).contains(true);
  }

  @Test
  void whatHasArrivedOfACancelledRunIsAllThereIs() throws Exception {
    ReceivedRun run = new ReceivedRun(request, () -> {});
    run.receive(new TraceEncoder(whole).next(100));
    run.cancel();
    Trace received = run.trace().orElseThrow();
    assertThat(received.isClosed()).isTrue();
    assertThat(received.length()).isEqualTo(100);
  }

  @Test
  void theTreeIsReadOnByAPartAtATime() {
    ReceivedRun run = ReceivedRun.whole(request, whole);
    int readUpTo = 0;
    TreeIndex tree;
    do {
      tree = run.tree().orElseThrow();
      readUpTo += EVENTS_OF_PART;
      assertThat(tree.latest().map(SearchTree::length).orElse(0)).isLessThanOrEqualTo(readUpTo);
      assertThat(tree.isComplete()).isEqualTo(readUpTo >= whole.length());
    } while (!tree.isComplete());
    SearchTree atOnce = new SearchTree(whole);
    atOnce.readTo(whole.length());
    assertThat(tree.latest()).map(SearchTree::size).contains(atOnce.size());
  }
}
