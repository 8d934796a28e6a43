package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Quiz;
import org.jspecify.annotations.Nullable;

/**
 * The questions about the run that is played: playback pauses for each. After an answer the run
 * moves to the event that shows it; any other move closes the question.
 */
final class PlayedQuestions extends ObservableModel implements Questions {

  private static final int MOST_LATEST = 5;

  private final PageModel page;
  private final Quiz quiz = new Quiz();
  private @Nullable Playback followed;
  private final List<FirstTry> latest = new ArrayList<>();
  private int pausedAt = TraceEvent.NONE; // where playback has paused for a question

  PlayedQuestions(PageModel page) {
    this.page = page;
    page.addListener(this::follow);
  }

  @Override
  public Quiz quiz() {
    return quiz;
  }

  /** Returns whether each of the last answers was right, at most five, the latest last. */
  @Override
  public ImmutableList<FirstTry> marks() {
    return ImmutableList.copyOf(latest);
  }

  @Override
  public String score(PageTexts texts) {
    return texts.text("question.score", quiz.score().right(), quiz.score().answered());
  }

  /** Turns questions during playback on or off. */
  void switchOnOrOff() {
    quiz.switchOnOrOff();
    notifyListeners();
  }

  @Override
  public void answer(int index) {
    if (quiz.answer(index)) {
      latest.add(quiz.isRight() ? FirstTry.RIGHT : FirstTry.MISSED);
      if (latest.size() > MOST_LATEST) {
        latest.remove(0);
      }
      reveal();
    }
  }

  /** Shows the right answer, which does not affect the score. */
  @Override
  public void showAnswer() {
    if (quiz.showAnswer()) {
      reveal();
    }
  }

  private void reveal() {
    page.move(at -> at.seek(quiz.position()));
    notifyListeners();
  }

  @Override
  public boolean canGoOn() {
    return true;
  }

  @Override
  public void goOn() {
    quiz.close();
    page.move(Playback::play);
    notifyListeners();
  }

  /** Closes the question, whether answered or not. */
  void close() {
    quiz.close();
    notifyListeners();
  }

  /** Opens a question where playback has paused for one, and closes it once the viewer moves. */
  private void follow() {
    Playback at = page.playback().orElse(null);
    if (at == null) {
      return;
    }
    Trace trace = at.player().trace();
    if (at != followed) {
      followed = at;
      at.setStops(position -> pauses(trace, position));
    }
    if (quiz.question().isPresent() && (at.isPlaying() || at.position() != quiz.position())) {
      quiz.close();
    }
    if (!at.isPlaying() && at.position() == pausedAt) {
      pausedAt = TraceEvent.NONE;
      quiz.due(trace, at.position()).ifPresent(quiz::open);
    }
    notifyListeners();
  }

  private boolean pauses(Trace trace, int position) {
    boolean isDue = quiz.due(trace, position).isPresent();
    if (isDue) {
      pausedAt = position;
    }
    return isDue;
  }
}
