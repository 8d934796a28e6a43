package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.detail.WorkList;
import org.cspworkbench.presentation.detail.WorkList.Progress;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.WorkIndex;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.RunSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the displayed queue of revisions. */
class WorkListTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 22);

  @AfterEach
  void stop() {
    model.stop();
  }

  private Playback run(String solver) throws InterruptedException {
    model.choose(Runs.solver(solver));
    model.options().setDetail(Detail.FINE);
    model.open(PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
    Runs.await(
        "it has run",
        () -> {
          model.refresh(System.nanoTime());
          return !model.isRunning() && model.playback().isPresent();
        });
    return model.playback().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ac3", "mac"})
  void fewerThatAreListedAreTheFirstOfAll(String solver) throws InterruptedException {
    Playback playback = run(solver);
    Random random = new Random(5);
    for (int i = 0; i < 50; i++) {
      playback.seek(random.nextInt(playback.length() + 1));
      WorkList all = whole();
      assertThat(all.items()).hasSize(all.size());
      assertThat(all.items().stream().filter(item -> item.progress() == Progress.NEWEST).count())
          .isLessThanOrEqualTo(1);
      int most = random.nextInt(all.size() + 1);
      WorkList some = model.details().workList(most);
      assertThat(some.items()).isEqualTo(all.items().subList(0, most));
      assertThat(some.size()).isEqualTo(all.size());
    }
  }

  private WorkList whole() throws InterruptedException {
    WorkIndex index = model.session().flatMap(RunSession::work).orElseThrow();
    int position = model.playback().orElseThrow().position();
    Runs.await("the trace has been read", () -> index.isKnown(position));
    return model.details().workList(Integer.MAX_VALUE);
  }

  /**
   * The name of an arc consists of the cell whose values may be removed and the cell that must
   * support them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"ac3", "forward-checking"})
  void anArcIsNamedByBothItsCells(String solver) throws InterruptedException {
    Playback playback = run(solver);
    Trace trace = playback.player().trace();
    int seen = 0;
    for (int p = 0; p < Math.min(2000, trace.length()); p++) {
      playback.seek(p + 1);
      TraceEvent event = playback.player().lastEvent();
      if (event != null && event.kind() == EventKind.REVISE) {
        List<String> cells =
            ImmutableList.of(
                trace.csp().variables().get(trace.key().tail(event.arc())).name(),
                trace.csp().variables().get(trace.key().head(event.arc())).name());
        assertThat(whole().current()).isEqualTo(Optional.of(String.join(" ← ", cells)));
        seen++;
      }
    }
    assertThat(seen).isGreaterThan(100);
  }
}
