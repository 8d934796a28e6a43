package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.lesson.TaughtLesson;

/** Asserts that a page judges each answer to each question of a lesson as the models do. */
final class JudgedLesson {

  private final Tab tab;
  private final LessonPassage expected;

  private JudgedLesson(Tab tab, LessonPassage expected) {
    this.tab = tab;
    this.expected = expected;
  }

  /** Goes through a lesson that was just opened, and returns the passage with its score. */
  static LessonPassage play(Tab tab, TaughtLesson lesson) {
    LessonPassage expected = new LessonPassage(lesson.played(), Locale.ENGLISH);
    new JudgedLesson(tab, expected).play();
    return expected;
  }

  private void play() {
    while (expected.next()) {
      LessonOnPage.press(tab, "Enter");
      assertThat(LessonOnPage.text(tab, "note")).isEqualTo(expected.note());
      assertThat(LessonOnPage.position(tab)).isEqualTo(expected.position());
      assertThat(LessonOnPage.isShown(tab, "question")).isEqualTo(expected.question().isPresent());
      if (expected.question().isPresent()) {
        Question question = expected.question().get();
        for (int answer = 0; answer < question.answers().size(); answer++) {
          assertJudged(question, answer);
        }
      }
    }
    assertThat(LessonOnPage.text(tab, "homework-score"))
        .startsWith(expected.right() + " of " + expected.tries().size() + " ");
  }

  /** Returns the sentence of the event that answers a question. */
  private String reason(Question question) {
    TracePlayer player = expected.trace().player();
    player.seek(question.seenAt());
    return new Narrator(Locale.ENGLISH).narrate(player).text();
  }

  private void assertJudged(Question question, int answer) {
    QuestionWords words = new QuestionWords(expected.trace(), TextBundle.ofPhrases(Locale.ENGLISH));
    assertThat(LessonOnPage.text(tab, "question-text")).isEqualTo(words.ask(question));
    LessonOnPage.press(tab, Integer.toString(answer + 1));
    boolean isRight = answer == question.right();
    expected.tried(isRight ? FirstTry.RIGHT : FirstTry.MISSED);
    assertThat(LessonOnPage.text(tab, "verdict"))
        .isEqualTo(
            (isRight
                    ? words.right(question)
                    : words.wrong(question, question.answers().get(answer)))
                + " "
                + reason(question));
    List<String> marks = new ArrayList<>();
    IntStream.range(0, question.answers().size())
        .forEach(
            i ->
                marks.add(
                    i == question.right() ? "right" : i == answer && !isRight ? "wrong" : ""));
    assertThat(LessonOnPage.all(tab, "#answers button", "className")).isEqualTo(marks);
    assertThat(LessonOnPage.position(tab)).isEqualTo(question.seenAt());
    long tried = expected.tries().stream().filter(each -> each != FirstTry.NONE).count();
    assertThat(LessonOnPage.text(tab, "score"))
        .isEqualTo(expected.right() + " of " + tried + " right at the first try");
    LessonOnPage.click(tab, "#lesson-previous");
    LessonOnPage.click(tab, "#lesson-next"); // asks it again
  }
}
