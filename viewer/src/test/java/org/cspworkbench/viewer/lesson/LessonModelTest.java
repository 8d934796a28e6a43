package org.cspworkbench.viewer.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.presentation.question.QuestionScore;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Verifies that each stop of a lesson displays its run, moves to its position, and asks its
 * question.
 */
final class LessonModelTest {

  @SuppressWarnings("unused") // used by the tests
  static final Iterable<ShippedLesson> LESSONS = ShippedLesson.ALL;

  private final AnimateModel model = new AnimateModel(Runs.THREADS);
  private final LessonModel lesson = model.lesson();

  private PlayedLesson begin(ShippedLesson shipped) throws InterruptedException {
    TaughtLesson taught = TaughtLesson.of(OpenedLesson.of(shipped), Limits.none());
    model.teach(taught);
    awaitArrival(0);
    return taught.played();
  }

  private void awaitArrival(int position) throws InterruptedException {
    Runs.await(
        "the stop",
        () -> {
          model.refresh(System.nanoTime());
          return model.playback().map(at -> at.position() == position).orElse(false);
        });
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void everyStopIsReachedWithItsNoteAndItsQuestion(ShippedLesson shipped)
      throws InterruptedException {
    PlayedLesson played = begin(shipped);
    assertThat(model.playback().orElseThrow().isPlaying()).isFalse();
    for (Stop stop : played.stops(Locale.getDefault())) {
      lesson.next();
      awaitArrival(stop.position());
      assertThat(lesson.note()).isEqualTo(stop.note());
      assertThat(model.quiz().question()).isEqualTo(stop.question());
      assertThat(model.solver()).isEqualTo(played.lesson().runs().get(stop.run()).solver());
      assertThat(model.playback().orElseThrow().bookmarks().noteAt(stop.position())).isNotEmpty();
    }
    assertThat(lesson.step()).isEqualTo(lesson.length());
    lesson.next();
    assertThat(lesson.step()).as("there is no more").isEqualTo(lesson.length());
  }

  @Test
  void aWrongAnswerIsFollowedByACorrectOne() throws InterruptedException {
    PlayedLesson played = begin(ShippedLesson.find("backtracking").orElseThrow());
    lesson.next();
    awaitArrival(played.stops(Locale.ENGLISH).get(0).position());
    int right = model.quiz().question().orElseThrow().right();
    model.quiz().answer(1 - right);
    assertThat(model.quiz().score()).isEqualTo(new QuestionScore(0, 1));
    lesson.again();
    awaitArrival(played.stops(Locale.ENGLISH).get(0).position());
    model.quiz().answer(right);
    assertThat(model.quiz().score()).isEqualTo(new QuestionScore(1, 2));
  }

  @Test
  void eachLessonHasAScoreOfItsOwn() throws InterruptedException {
    PlayedLesson played = begin(ShippedLesson.find("backtracking").orElseThrow());
    lesson.next();
    awaitArrival(played.stops(Locale.ENGLISH).get(0).position());
    model.quiz().answer(0);
    assertThat(model.quiz().score().answered()).isEqualTo(1);
    begin(ShippedLesson.find("mrv").orElseThrow());
    assertThat(model.quiz().score()).isEqualTo(QuestionScore.NONE);
  }

  /** A phone may close the page at any time: stop and score are as they were. */
  @Test
  void aLessonThatWasLeftGoesOnWithItsScore() throws InterruptedException {
    PlayedLesson played = begin(ShippedLesson.find("backtracking").orElseThrow());
    lesson.next();
    awaitArrival(played.stops(Locale.ENGLISH).get(0).position());
    model.quiz().answer(model.quiz().question().orElseThrow().right());
    LessonPassage left = lesson.passage().orElseThrow();
    KeptLesson kept = KeptLesson.read(new KeptLesson("stop=1", "1a2b", left.tries()).write());
    assertThat(kept).isEqualTo(new KeptLesson("stop=1", "1a2b", left.tries()));
    begin(ShippedLesson.find("backtracking").orElseThrow());
    assertThat(lesson.passage().orElseThrow().right()).isZero();
    lesson.restore(kept.tries());
    assertThat(lesson.passage().orElseThrow().right()).isEqualTo(1);
    assertThat(lesson.passage().orElseThrow().tries()).isEqualTo(left.tries());
    assertThat(KeptLesson.read("stop=2 1a2b RIGHT,BETTER").tries())
        .containsExactly(FirstTry.RIGHT, FirstTry.NONE);
    assertThat(KeptLesson.read("stop=2"))
        .isEqualTo(new KeptLesson("stop=2", "", ImmutableList.of()));
  }

  @Test
  void theExerciseCanBeRestarted() throws InterruptedException {
    begin(ShippedLesson.find("look-ahead").orElseThrow());
    String about = lesson.note();
    lesson.next();
    lesson.previous();
    awaitArrival(0);
    assertThat(lesson.note()).isEqualTo(about);
    lesson.previous();
    assertThat(lesson.step()).isZero();
  }

  @Test
  void openingAnotherProblemClosesTheLesson() throws InterruptedException {
    begin(ShippedLesson.find("mrv").orElseThrow());
    model.open(new Reading.Opened("hard", Runs.sudoku(Runs.HARD), Optional.empty()));
    assertThat(lesson.isOpen()).isFalse();
  }
}
