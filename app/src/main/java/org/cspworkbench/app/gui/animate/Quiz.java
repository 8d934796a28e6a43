package org.cspworkbench.app.gui.animate;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.question.QuestionMaker;
import org.cspworkbench.presentation.question.Score;
import org.jspecify.annotations.Nullable;

/**
 * "What happens next?": stops the run that is watched where something can be asked, keeps the
 * question that is open, and counts the answers. Once a question is answered the run stands where
 * the answer is to be seen; any other move closes it.
 *
 * <p>Used by one thread.
 */
public final class Quiz {

  /** What has become of the question that is open. */
  public enum Stage {
    /** It waits for an answer. */
    ASKED,
    /** It was answered. */
    ANSWERED,
    /** Its answer was shown instead; that does not count. */
    SHOWN
  }

  /** So many events lie between two questions, or nobody could follow the run. */
  private static final int BETWEEN_QUESTIONS = 10;

  private static final long SEED = 1;

  private final AnimateModel model;
  private final Set<QuestionKind> kinds = EnumSet.allOf(QuestionKind.class);
  private boolean on;
  private boolean scoreHidden;
  private Score score = Score.NONE;
  private @Nullable QuestionMaker maker;
  private @Nullable Trace trace; // of the maker
  private int lastAsked = TraceEvent.NONE;
  private @Nullable Question question;
  private Stage stage = Stage.ASKED;
  private int given = TraceEvent.NONE;

  Quiz(AnimateModel model) {
    this.model = model;
  }

  /** Whether playing stops to ask. */
  public boolean isOn() {
    return on;
  }

  /** Lets playing stop to ask, or not. */
  public void switchOnOrOff() {
    on = !on;
    close();
    model.tellListeners();
  }

  /** Whether questions of this kind are asked. */
  public boolean asks(QuestionKind kind) {
    return kinds.contains(kind);
  }

  /** Lets questions of this kind be asked, or not. */
  public void switchKind(QuestionKind kind) {
    if (!kinds.remove(kind)) {
      kinds.add(kind);
    }
    model.tellListeners();
  }

  /**
   * Whether score and verdicts are kept back, so that a class is not told before all have tried.
   */
  public boolean isScoreHidden() {
    return scoreHidden;
  }

  /** Keeps score and verdicts back, or shows them. */
  public void switchScoreHidden() {
    scoreHidden = !scoreHidden;
    model.tellListeners();
  }

  /** The answers so far. */
  public Score score() {
    return score;
  }

  /** Counts from nothing again. */
  public void resetScore() {
    score = Score.NONE;
    model.tellListeners();
  }

  /** The question that is open, if there is one. */
  public Optional<Question> question() {
    return Optional.ofNullable(question);
  }

  /** What has become of it. */
  public Stage stage() {
    return stage;
  }

  /** Whether a question waits for an answer. */
  public boolean isWaiting() {
    return question != null && stage == Stage.ASKED;
  }

  /** The index of the answer that was given, or {@link TraceEvent#NONE}. */
  public int given() {
    return given;
  }

  /** Whether playing has to stop at {@code position}, because something can be asked there. */
  boolean stopsAt(Trace of, int position) {
    if (!on || (lastAsked >= 0 && Math.abs(position - lastAsked) < BETWEEN_QUESTIONS)) {
      return false;
    }
    return maker(of).ask(kinds, position).isPresent();
  }

  private QuestionMaker maker(Trace of) {
    if (maker == null || trace != of) {
      trace = of;
      maker = new QuestionMaker(of, SEED);
      lastAsked = TraceEvent.NONE;
    }
    return maker;
  }

  /** Asks where the viewer stands, if it is time for a question and there is one. */
  void askHere() {
    Playback at = model.playback().orElse(null);
    if (question == null && at != null && stopsAt(at.player().trace(), at.position())) {
      maker(at.player().trace()).ask(kinds, at.position()).ifPresent(this::open);
    }
  }

  /** Asks this question, which is about where the viewer stands. */
  public void open(Question asked) {
    question = asked;
    stage = Stage.ASKED;
    given = TraceEvent.NONE;
    lastAsked = asked.position();
    model.tellListeners();
  }

  /** Answers with the answer of this index; nothing happens where there is none. */
  public void answer(int index) {
    Question open = question;
    if (open != null && isWaiting() && index < open.answers().size()) {
      given = index;
      score = score.plus(index == open.right());
      reveal(open, Stage.ANSWERED);
    }
  }

  /** Shows the right answer; that does not count. */
  public void showAnswer() {
    if (question != null && isWaiting()) {
      reveal(question, Stage.SHOWN);
    }
  }

  private void reveal(Question open, Stage next) {
    stage = next;
    model.playback().ifPresent(at -> at.seek(open.seenAt()));
    model.tellListeners();
  }

  /** Puts the question away and plays on. */
  public void goOn() {
    close();
    model.playback().ifPresent(Playback::play);
    model.tellListeners();
  }

  /** Closes the question once the viewer has moved on. */
  void follow() {
    Playback at = model.playback().orElse(null);
    Question open = question;
    if (open != null && (at == null || at.isPlaying() || at.position() != placeOf(open))) {
      close();
    }
  }

  private int placeOf(Question open) {
    return stage == Stage.ASKED ? open.position() : open.seenAt();
  }

  /** Puts the question away, unanswered or not. */
  void close() {
    question = null;
    stage = Stage.ASKED;
    given = TraceEvent.NONE;
  }
}
