package org.cspworkbench.viewer.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.LectureCodec;
import org.cspworkbench.presentation.lesson.LectureFiles;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;

/** Tests of what the lecturer reads: times, notes, and what comes next. */
final class LectureModelTest {

  private static final String LECTURE =
      """
      {"lecture": 1, "title": "Two scenes", "scenes": [
        {"minutes": 2, "title": "First", "notes": "Look.",
         "run": {"problem": "queens:4", "solver": "mac"}},
        {"minutes": 5, "lesson": "backtracking"}]}
      """;

  private final AnimateModel model = new AnimateModel(Runs.THREADS);
  private long nanos = 17; // any
  private final LectureModel lecture = new LectureModel(() -> nanos, model.lesson());

  private void open() throws Exception {
    lecture.open(
        new OpenedLecture(
            "test", LectureCodec.with(LectureFiles.NONE).read("test", LECTURE), ImmutableMap.of()));
  }

  private void pass(Duration time) {
    nanos += time.toNanos();
  }

  @Test
  void eachSceneCollectsTheTimeForWhichItIsDisplayed() throws Exception {
    open();
    pass(Duration.ofSeconds(130));
    assertThat(lecture.scenes().get(0)).isEqualTo(new SceneTime("First", true, true, 120, 130));
    assertThat(lecture.scenes().get(0).over()).as("too little to report").isZero();
    assertThat(lecture.scenes().get(1).isVisited()).isFalse();
    lecture.next();
    pass(Duration.ofSeconds(10));
    lecture.previous();
    pass(Duration.ofSeconds(21));
    assertThat(lecture.scenes()).extracting(SceneTime::taken).containsExactly(151L, 10L);
    assertThat(lecture.scenes()).extracting(SceneTime::over).containsExactly(31L, 0L);
    assertThat(lecture.seconds()).isEqualTo(161);
    open();
    assertThat(lecture.scenes()).extracting(SceneTime::taken).containsExactly(0L, 0L);
    assertThat(lecture.scenes().get(1).isVisited()).isFalse();
  }

  @Test
  void theNextStopIsThatOfTheLessonAndThenTheNextScene() throws Exception {
    open();
    assertThat(lecture.lecturerNotes()).isEqualTo("Look.");
    NextStop scene = lecture.nextStop().orElseThrow();
    assertThat(scene.sentence().text())
        .isEqualTo(ShippedLesson.find("backtracking").orElseThrow().read().title(Locale.ENGLISH));
    lecture.forward();
    assertThat(lecture.nextStop()).as("its lesson is not there yet").isEmpty();
    TaughtLesson taught =
        TaughtLesson.of(
            OpenedLesson.of(ShippedLesson.find("backtracking").orElseThrow()), Limits.none());
    model.teach(taught);
    PlayedLesson played = taught.played();
    for (Stop stop : played.stops(Locale.getDefault())) {
      NextStop next = lecture.nextStop().orElseThrow();
      assertThat(next.heading()).contains(Texts.number(stop.position()));
      assertThat(next.remark().equals(stop.note())).isEqualTo(stop.question().isEmpty());
      lecture.forward();
      assertThat(lecture.lecturerNotes()).endsWith(stop.note());
    }
    assertThat(lecture.nextStop()).isEqualTo(Optional.empty());
    assertThat(lecture.hasForward()).isFalse();
  }
}
