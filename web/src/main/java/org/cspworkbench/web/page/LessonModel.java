package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.CheckedClaim;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.question.Quiz;
import org.jspecify.annotations.Nullable;

/**
 * The lesson of the page: each stop displays its run, moves to its position, and asks its question,
 * which stays open until another stop is displayed.
 */
final class LessonModel extends ObservableModel implements Questions {

  private final PageModel page;
  private final Quiz quiz = new Quiz();
  private final Map<Integer, ShownRun> runs = new HashMap<>();
  private LessonPassage passage;
  private PageTexts texts; // the language of the passage
  private @Nullable String hint;

  /** Begins at the introduction of {@code lesson}. */
  LessonModel(PageModel page, PlayedLesson lesson) {
    this.page = page;
    this.texts = page.texts();
    this.passage = new LessonPassage(lesson, texts.locale());
    page.addListener(this::followLanguage);
    arrive();
  }

  private void followLanguage() {
    if (page.texts() != texts) {
      texts = page.texts();
      passage = passage.in(texts.locale());
      notifyListeners();
    }
  }

  /** Returns the way through the lesson, which callers must not change. */
  LessonPassage passage() {
    return passage;
  }

  /** Moves to the next stop, if there is one. */
  void next() {
    if (passage.next()) {
      arrive();
    }
  }

  /** Moves to the previous stop, if there is one. */
  void previous() {
    if (passage.previous()) {
      arrive();
    }
  }

  /** Moves to this stop, or to the introduction for 0, if there is one. */
  void goToStop(int step) {
    if (passage.goTo(step)) {
      arrive();
    }
  }

  /** Returns a sentence for the reader, such as why a link is not followed, if there is one. */
  Optional<String> hint() {
    return Optional.ofNullable(hint);
  }

  /** Gives the reader a sentence, until it is dismissed. */
  void say(String sentence) {
    hint = sentence;
    notifyListeners();
  }

  /** Dismisses the sentence. */
  void dismiss() {
    hint = null;
    notifyListeners();
  }

  /** Displays the run of the current stop at its position, and asks its question. */
  void arrive() {
    ShownRun run = runs.computeIfAbsent(passage.run(), this::run);
    if (!page.run().equals(Optional.of(run))) {
      page.show(run);
    }
    quiz.close();
    passage.question().ifPresent(quiz::open);
    goTo(passage.position());
  }

  private ShownRun run(int index) {
    LessonRun run = passage.lesson().lesson().runs().get(index);
    ShownRun shown = new ShownRun(run.problem(), run.solver(), passage.lesson().trace(index));
    passage
        .stopsOf(index)
        .forEach(
            (position, stop) -> shown.playback().bookmarks().set(position, Integer.toString(stop)));
    return shown;
  }

  private void goTo(int position) {
    page.move(
        at -> {
          at.pause();
          at.seek(position);
        });
    notifyListeners();
  }

  /** Closes the question, until the stop is displayed again. */
  void closeQuestion() {
    quiz.close();
    notifyListeners();
  }

  /**
   * Returns the claims that may be read now: those of the stop once its question is answered, and
   * at the end those of the whole lesson.
   */
  ImmutableList<CheckedClaim> claims() {
    if (passage.question().isPresent() && (quiz.question().isEmpty() || quiz.isWaiting())) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<CheckedClaim> claims = ImmutableList.builder();
    claims.addAll(passage.claims());
    if (passage.isDone()) {
      claims.addAll(passage.lesson().claims(texts.locale()));
    }
    return claims.build();
  }

  @Override
  public Quiz quiz() {
    return quiz;
  }

  @Override
  public void answer(int index) {
    if (quiz.answer(index)) {
      passage.answered(quiz.isRight());
      goTo(quiz.position());
    }
  }

  @Override
  public void showAnswer() {
    if (quiz.showAnswer()) {
      passage.shown();
      goTo(quiz.position());
    }
  }

  @Override
  public boolean canGoOn() {
    return false; // the next stop is the continuation
  }

  @Override
  public void goOn() {
    next();
  }

  @Override
  public ImmutableList<FirstTry> marks() {
    return passage.tries();
  }

  @Override
  public String score(PageTexts language) {
    long tried = passage.tries().stream().filter(attempt -> attempt != FirstTry.NONE).count();
    return tried == 0 ? "" : language.text("page.lesson.score", passage.right(), tried);
  }
}
