package org.cspworkbench.viewer.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionScore;
import org.cspworkbench.presentation.question.Quiz.Stage;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of questions during playback, of the score, and of hidden verdicts. */
final class PlayedQuizTest {

  private final AnimateModel model = new AnimateModel(Runs.THREADS);
  private final PlayedQuiz quiz = model.quiz();
  private long now;

  @BeforeEach
  void watchARun() throws InterruptedException {
    model.prefer(Runs.solver("forward-checking"));
    model.open(new Reading.Opened("hard", Runs.sudoku(Runs.HARD), Optional.empty()));
    Runs.await(
        "the run",
        () -> {
          model.refresh(0);
          return model.playback().isPresent() && !model.isRunning();
        });
    playback().toStart();
    playback().setDelay(0);
  }

  private Playback playback() {
    return model.playback().orElseThrow();
  }

  private void playUntilAsked() {
    playback().play();
    for (int i = 0; i < 1000 && quiz.question().isEmpty(); i++) {
      now += 16_000_000;
      model.refresh(now);
    }
    assertThat(quiz.question()).isPresent();
  }

  @Test
  void nothingIsAskedUnlessItIsSwitchedOn() {
    playback().play();
    now += 16_000_000;
    model.refresh(now);
    model.refresh(now + 16_000_000);
    assertThat(quiz.question()).isEmpty();
    assertThat(playback().position()).isEqualTo(playback().length());
  }

  @Test
  void playbackPausesAtQuestions() {
    quiz.switchOnOrOff();
    playUntilAsked();
    Question question = quiz.question().orElseThrow();
    assertThat(playback().isPlaying()).isFalse();
    assertThat(playback().position()).isEqualTo(question.position());
    assertThat(quiz.isWaiting()).isTrue();
  }

  @Test
  void aRightAnswerAndAWrongOneAreCounted() {
    quiz.switchOnOrOff();
    playUntilAsked();
    Question first = quiz.question().orElseThrow();
    quiz.answer(first.right());
    assertThat(quiz.score()).isEqualTo(new QuestionScore(1, 1));
    assertThat(quiz.stage()).isEqualTo(Stage.ANSWERED);
    assertThat(playback().position()).isEqualTo(first.seenAt());
    quiz.goOn();
    playUntilAsked();
    Question second = quiz.question().orElseThrow();
    assertThat(second.position()).isGreaterThanOrEqualTo(first.position() + 10);
    quiz.answer(second.right() == 0 ? 1 : 0);
    assertThat(quiz.score()).isEqualTo(new QuestionScore(1, 2));
    quiz.answer(second.right());
    assertThat(quiz.score()).as("a second try does not count").isEqualTo(new QuestionScore(1, 2));
  }

  @Test
  void aMissingAnswerIsIgnored() {
    quiz.switchOnOrOff();
    playUntilAsked();
    quiz.answer(4);
    assertThat(quiz.isWaiting()).isTrue();
    assertThat(quiz.score()).isEqualTo(QuestionScore.NONE);
  }

  @Test
  void shownAnswersDoNotCount() {
    quiz.switchOnOrOff();
    playUntilAsked();
    quiz.showAnswer();
    assertThat(quiz.stage()).isEqualTo(Stage.SHOWN);
    assertThat(quiz.score()).isEqualTo(QuestionScore.NONE);
  }

  @Test
  void movingOnClosesTheQuestion() {
    quiz.switchOnOrOff();
    playUntilAsked();
    playback().fineStepBack();
    model.refresh(now);
    assertThat(quiz.question()).isEmpty();
  }

  @Test
  void onlyTheChosenKindsAreAsked() {
    for (QuestionKind kind : QuestionKind.values()) {
      if (kind != QuestionKind.CONTRADICTION) {
        quiz.switchKind(kind);
      }
    }
    quiz.switchOnOrOff();
    for (int i = 0; i < 5; i++) {
      playUntilAsked();
      assertThat(quiz.question().orElseThrow().kind()).isEqualTo(QuestionKind.CONTRADICTION);
      quiz.showAnswer();
      quiz.goOn();
    }
  }

  @Test
  void aStepAlsoStopsForQuestions() {
    quiz.switchOnOrOff();
    AnimateTransport transport = new AnimateTransport(model);
    for (int i = 0; i < 200 && quiz.question().isEmpty(); i++) {
      transport.step();
    }
    assertThat(quiz.question()).isPresent();
  }

  @Test
  void aNewRunClosesTheQuestion() {
    quiz.switchOnOrOff();
    playUntilAsked();
    model.runAgain();
    assertThat(quiz.question()).isEmpty();
  }
}
