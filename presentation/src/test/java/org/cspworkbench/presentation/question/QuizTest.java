package org.cspworkbench.presentation.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.question.Quiz.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The questions of a run without a window: when they are due, their answers, and the score. */
final class QuizTest {

  /** A question late in a run takes longer to make, as it reads what came before. */
  private static final int MOST_POSITIONS = 4000;

  private final Trace trace =
      Runs.trace(Runs.solver("forward-checking"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
  private final Quiz quiz = new Quiz();

  @BeforeEach
  void switchOn() {
    quiz.switchOnOrOff();
  }

  private List<Question> askAll() {
    List<Question> asked = new ArrayList<>();
    for (int position = 0; position < MOST_POSITIONS; position++) {
      quiz.due(trace, position)
          .ifPresent(
              question -> {
                asked.add(question);
                quiz.open(question);
              });
    }
    return asked;
  }

  @Test
  void questionsAreAskedAtADistance() {
    List<Question> asked = askAll();
    assertThat(asked).hasSizeGreaterThan(5);
    for (int i = 1; i < asked.size(); i++) {
      assertThat(asked.get(i).position()).isGreaterThanOrEqualTo(asked.get(i - 1).position() + 10);
    }
  }

  @Test
  void nothingIsDueUnlessItIsSwitchedOnAndOfAChosenKind() {
    quiz.switchOnOrOff();
    assertThat(askAll()).isEmpty();
    quiz.switchOnOrOff();
    for (QuestionKind kind : QuestionKind.values()) {
      if (kind != QuestionKind.CHOICE) {
        quiz.switchKind(kind);
      }
    }
    assertThat(askAll()).isNotEmpty().allMatch(each -> each.kind() == QuestionKind.CHOICE);
  }

  @Test
  void eachQuestionIsAnsweredOnceOrShown() {
    int right = 0;
    int answered = 0;
    for (Question question : askAll()) {
      quiz.open(question);
      assertThat(quiz.isWaiting()).isTrue();
      assertThat(quiz.position()).isEqualTo(question.position());
      assertThat(quiz.answer(question.answers().size())).as("there is no such answer").isFalse();
      boolean isShown = answered % 3 == 2 && quiz.showAnswer();
      if (!isShown) {
        int given = answered % 2 == 0 ? question.right() : 1 - Math.min(1, question.right());
        assertThat(quiz.answer(given)).isTrue();
        assertThat(quiz.isRight()).isEqualTo(given == question.right());
        right += given == question.right() ? 1 : 0;
        answered++;
      }
      assertThat(quiz.stage()).isEqualTo(isShown ? Stage.SHOWN : Stage.ANSWERED);
      assertThat(quiz.position()).isEqualTo(question.seenAt());
      assertThat(quiz.answer(question.right())).as("a second answer").isFalse();
      assertThat(quiz.showAnswer()).isFalse();
      assertThat(quiz.score()).isEqualTo(new QuestionScore(right, answered));
      if (isShown) {
        answered = 0;
        right = 0;
        quiz.resetScore();
      }
    }
  }

  @Test
  void withoutAQuestionNothingCanBeAnswered() {
    assertThat(quiz.answer(0)).isFalse();
    assertThat(quiz.showAnswer()).isFalse();
    assertThat(quiz.position()).isEqualTo(TraceEvent.NONE);
    quiz.open(askAll().get(0));
    quiz.close();
    assertThat(quiz.question()).isEmpty();
    assertThat(quiz.answer(0)).isFalse();
    assertThat(quiz.score()).isEqualTo(QuestionScore.NONE);
  }
}
