package org.cspworkbench.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Turn;
import org.cspworkbench.presentation.event.EveryEvent;
import org.cspworkbench.presentation.event.QuestionCheck;
import org.cspworkbench.presentation.event.RecountedRun;
import org.cspworkbench.presentation.lesson.CheckedClaim;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionScore;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a page states about its run at an event is true there, and speaks of no later event. The
 * runs and the events that are read are those of {@link EveryEvent}.
 */
class EveryEventOfPageTest {

  private static final long FRAME = 16_000_000;
  private static final int NODES = 40;
  private static final int MOST_QUESTIONS = 20;

  static Stream<Arguments> runs() {
    return EveryEvent.runs();
  }

  static Stream<ShippedLesson> lessons() {
    return Turn.of(ShippedLesson.ALL, 0);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("runs")
  void everyStatementIsTrueAtItsEvent(String name, Solver solver, Problem problem) {
    EveryEvent.check(name, solver, problem, PageStatements::new);
  }

  /** While a run is played, questions are about the event that is shown, and so are the answers. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("runs")
  void everyQuestionIsAboutItsEvent(String name, Solver solver, Problem problem) {
    RecountedRun run = RecountedRun.of(name, solver, problem, Detail.FINE, NODES);
    PageModel page = PageStatements.page();
    PlayedQuiz quiz = page.quiz();
    page.addListener(quiz::follow);
    quiz.switchOnOrOff();
    page.setDelay(0);
    page.show(PageStatements.received(problem, solver, run.trace()), at -> {});
    Playback at = page.playback().orElseThrow();
    QuestionScore score = QuestionScore.NONE;
    page.move(Playback::play);
    for (long frame = 0; at.isPlaying() && score.answered() < MOST_QUESTIONS; frame++) {
      page.refresh(frame * FRAME);
      if (quiz.question().isPresent()) {
        Question question = quiz.question().get();
        assertThat(at.isPlaying()).isFalse();
        assertThat(at.position()).isEqualTo(question.position());
        QuestionCheck.check(run, question);
        int given = score.answered() % question.answers().size();
        boolean isRight = given == question.right();
        quiz.answer(given);
        score = score.plus(isRight);
        assertThat(at.position()).isEqualTo(question.seenAt());
        assertThat(quiz.isRight()).isEqualTo(isRight);
        assertThat(Iterables.getLast(quiz.latest()))
            .isEqualTo(isRight ? FirstTry.RIGHT : FirstTry.MISSED);
        assertThat(quiz.score()).isEqualTo(score);
        quiz.goOn();
        assertThat(quiz.question()).isEmpty();
      }
    }
    assertThat(at.isAtEnd() || score.answered() == MOST_QUESTIONS).isTrue();
  }

  /** Each stop of a lesson shows its event and asks about it, and claims nothing before that. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("lessons")
  void everyStopOfALessonIsAboutItsEvent(ShippedLesson shipped) {
    PlayedLesson played = PlayedLesson.of(shipped.read(), Limits.none());
    PageModel page = PageStatements.page();
    LessonModel lesson = new LessonModel(page, new LessonRuns(page)::show, Locale.ENGLISH);
    lesson.begin(played, Optional.empty(), 0);
    LessonPassage passage = lesson.passage().orElseThrow();
    while (!passage.isDone()) {
      lesson.next();
      Trace trace = played.trace(passage.run());
      assertThat(page.trace().orElseThrow()).isSameAs(trace);
      assertThat(page.playback().orElseThrow().position()).isEqualTo(passage.position());
      assertThat(page.quiz().question()).isEqualTo(passage.question());
      passage.question().ifPresent(question -> answer(lesson, page, question));
      assertThat(lesson.claims()).allMatch(CheckedClaim::holds);
    }
    assertThat(passage.tries()).allMatch(mark -> mark == FirstTry.RIGHT);
  }

  private static void answer(LessonModel lesson, PageModel page, Question question) {
    LessonPassage passage = lesson.passage().orElseThrow();
    LessonRun run = passage.lesson().lesson().runs().get(passage.run());
    assertThat(question.position()).isEqualTo(passage.position());
    assertThat(lesson.claims()).isEmpty();
    QuestionCheck.check(
        RecountedRun.of(passage.title(), run.solver(), run.problem(), passage.trace()), question);
    page.quiz().answer(question.right());
    assertThat(page.playback().orElseThrow().position()).isEqualTo(question.seenAt());
  }
}
