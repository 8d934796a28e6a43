package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Verifies that several solutions of the displayed puzzle are reported. */
final class SolutionCountTest {

  private static final String SEVERAL = "1.....2..3......";

  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 16);

  @BeforeEach
  void count() {
    new SolutionCount(model, new Background(waiting::add, Runnable::run)).start();
  }

  @AfterEach
  void stop() {
    model.stop();
  }

  private void work() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private static Reading puzzle(String text) {
    return PuzzleEntry.ofText("Puzzle", "Text", text);
  }

  private Optional<String> said() {
    return model.notices().current().map(Notice::text);
  }

  private static Optional<String> several() {
    return Optional.of(Texts.text("run.several"));
  }

  @Test
  void severalSolutionsAreReportedUntilThatIsDismissed() {
    model.open(puzzle(SEVERAL));
    assertThat(said()).as("not counted yet").isEmpty();
    work();
    assertThat(said()).isEqualTo(several());
    model.runAgain();
    work();
    assertThat(said()).isEqualTo(several());
    model.notices().dismiss();
    assertThat(said()).isEmpty();
    model.runAgain();
    work();
    assertThat(said()).as("it has been read").isEmpty();
    model.open(puzzle(SEVERAL));
    work();
    assertThat(said()).as("opened again").isEqualTo(several());
  }

  @Test
  void aUniqueSolutionIsNotReported() {
    model.open(puzzle(Runs.EASY));
    work();
    assertThat(said()).isEmpty();
  }

  @Test
  void lateResultsAreNotReportedForOtherProblems() {
    model.open(puzzle(SEVERAL));
    model.open(puzzle(Runs.EASY));
    work();
    assertThat(said()).isEmpty();
    model.open(puzzle(SEVERAL));
    model.open(PuzzleEntry.ofGallery("queens:4", 1));
    work();
    assertThat(said()).isEmpty();
  }

  @Test
  void nothingIsCountedBeforeARunOrInALesson() {
    model.hold(puzzle(SEVERAL));
    assertThat(waiting).isEmpty();
    model.teach(
        TaughtLesson.of(
            OpenedLesson.of(ShippedLesson.find("one-free-cell").orElseThrow()), Limits.none()));
    assertThat(waiting).isEmpty();
  }
}
