package org.cspworkbench.viewer.lesson;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.lesson.LessonResults.Result;
import org.junit.jupiter.api.Test;

/** The result of a lesson: the last stop, the best score, and the time that was spent in it. */
final class LessonProgressTest {

  private static final ShippedLesson LESSON = ShippedLesson.find("backtracking").orElseThrow();

  private final AnimateModel model = new AnimateModel(Runs.THREADS);
  private final LessonModel lesson = model.lesson();
  private long seconds = 1_000;
  private final LessonProgress progress =
      new LessonProgress(lesson, model.quiz(), () -> TimeUnit.SECONDS.toNanos(seconds));

  private Lesson begin() {
    TaughtLesson taught = TaughtLesson.of(OpenedLesson.of(LESSON), Limits.none());
    model.teach(taught);
    return taught.opened().lesson();
  }

  private void toNextStop() throws InterruptedException {
    lesson.next();
    Stop stop = lesson.passage().orElseThrow().stop().orElseThrow();
    Runs.await(
        "the stop",
        () -> {
          model.refresh(System.nanoTime());
          return model.playback().map(at -> at.position() == stop.position()).orElse(false);
        });
  }

  private Result result(Lesson of) {
    return requireNonNull(progress.results().lessons().get(of.title(Locale.ENGLISH)));
  }

  @Test
  void theResultHoldsTheLastStopTheBestScoreAndTheTime() throws InterruptedException {
    Lesson read = begin();
    assertThat(progress.results().lessons()).as("it was only opened").isEmpty();
    seconds += 40;
    toNextStop();
    int stops = lesson.length();
    int questions = lesson.passage().orElseThrow().tries().size();
    assertThat(result(read)).isEqualTo(new Result(1, stops, 0, questions, 40));
    seconds += 20;
    model.quiz().answer(model.quiz().question().orElseThrow().right());
    assertThat(result(read)).isEqualTo(new Result(1, stops, 1, questions, 60));
    seconds += 7_200; // a pause, of which five minutes count
    lesson.close();
    assertThat(result(read).seconds()).isEqualTo(360);
    assertThat(progress.results().sentence(read).orElseThrow())
        .contains("/" + stops, "1/" + questions, "6 min");

    begin();
    seconds += 30;
    toNextStop();
    assertThat(result(read)).as("never less").isEqualTo(new Result(1, stops, 1, questions, 390));
    while (lesson.step() < stops) {
      toNextStop();
    }
    assertThat(result(read).reached()).isEqualTo(stops);
    assertThat(progress.results().sentence(read).orElseThrow()).startsWith("Done · 1/");
  }

  @Test
  void aLessonThatALectureLeadsHasNoResult() throws InterruptedException {
    lesson.setLed(true);
    begin();
    toNextStop();
    assertThat(progress.results()).isEqualTo(LessonResults.NONE);
  }
}
