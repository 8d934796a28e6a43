package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the loop and bookmarks of a run. */
class RunMarksTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 20);
  private final RunMarks marks = model.marks();
  private long now = 1;

  @BeforeEach
  void watch() throws InterruptedException {
    model.setMode(Mode.SOLVE_FIRST);
    model.open(PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
    Runs.await(
        "the run",
        () -> {
          model.refresh(now += 16_000_000);
          return model.playback().map(Playback::isAtEnd).orElse(false);
        });
  }

  private Playback playback() {
    return model.playback().orElseThrow();
  }

  @Test
  void theLoopStartsAndEndsAtTheCurrentPosition() {
    playback().seek(5);
    marks.loopFromHere();
    playback().seek(9);
    marks.loopToHere();
    assertThat(playback().loop()).isEqualTo(new Loop(5, 9, true));
    marks.switchLoop();
    assertThat(playback().loop()).isEqualTo(new Loop(5, 9, false));
  }

  @Test
  void bookmarksAreFoundInOrderAndRemovedWhereTheyWereSet() {
    for (int position : new int[] {30, 10, 20}) {
      playback().seek(position);
      marks.setOrRemoveBookmark();
    }
    playback().seek(0);
    for (int position : new int[] {10, 20, 30, 30}) {
      marks.nextBookmark();
      assertThat(playback().position()).isEqualTo(position);
    }
    for (int position : new int[] {20, 10, 10}) {
      marks.previousBookmark();
      assertThat(playback().position()).isEqualTo(position);
    }
    marks.setOrRemoveBookmark();
    assertThat(playback().bookmarks().all().keySet()).containsExactly(20.0, 30.0);
  }

  @Test
  void aNoteIsRemovedWithItsBookmark() {
    playback().seek(10);
    marks.setOrRemoveBookmark();
    marks.note(10, "the last 4 of the row");
    assertThat(playback().bookmarks().noteAt(10)).isEqualTo("the last 4 of the row");
    marks.setOrRemoveBookmark();
    marks.setOrRemoveBookmark();
    assertThat(playback().bookmarks().all()).containsExactly(Map.entry(10.0, ""));
  }

  @Test
  void listenersAreNotifiedOfMarks() {
    AtomicInteger told = new AtomicInteger();
    model.addListener(told::incrementAndGet);
    marks.loopFromHere();
    marks.setOrRemoveBookmark();
    assertThat(told).hasValue(2);
  }
}
