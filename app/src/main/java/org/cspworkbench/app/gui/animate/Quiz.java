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
import org.cspworkbench.presentation.question.QuestionScore;
import org.jspecify.annotations.Nullable;

/**
 * The questions about the next event: pauses playback where a question can be asked, holds the open
 * question, and counts the answers. After an answer the run moves to the event that shows it; any
 * other move closes the question.
 *
 * <p>Used by one thread.
 */
public final class Quiz {

  /** The state of the open question. */
  public enum Stage {
    /** The question is not answered yet. */
    ASKED,
    /** The question was answered. */
    ANSWERED,
    /** The answer was shown on request, which does not affect the score. */
    SHOWN
  }

  /** The minimum number of events between two questions, so that the run can be followed. */
  private static final int BETWEEN_QUESTIONS = 10;

  private static final long SEED = 1;

  private final AnimateModel model;
  private final Set<QuestionKind> kinds = EnumSet.allOf(QuestionKind.class);
  private boolean on;
  private boolean scoreHidden;
  private QuestionScore score = QuestionScore.NONE;
  private @Nullable QuestionMaker maker;
  private @Nullable Trace trace; // the trace that the maker reads
  private int lastAsked = TraceEvent.NONE;
  private @Nullable Question question;
  private Stage stage = Stage.ASKED;
  private int given = TraceEvent.NONE;

  Quiz(AnimateModel model) {
    this.model = model;
  }

  /** Returns whether playback pauses for questions. */
  public boolean isOn() {
    return on;
  }

  /** Turns questions during playback on or off. */
  public void switchOnOrOff() {
    on = !on;
    close();
    model.notifyChange();
  }

  /** Returns whether questions of this kind are asked. */
  public boolean asks(QuestionKind kind) {
    return kinds.contains(kind);
  }

  /** Turns questions of this kind on or off. */
  public void switchKind(QuestionKind kind) {
    if (!kinds.remove(kind)) {
      kinds.add(kind);
    }
    model.notifyChange();
  }

  /**
   * Returns whether score and verdicts are hidden, so that an audience does not see them before
   * everybody has tried.
   */
  public boolean isScoreHidden() {
    return scoreHidden;
  }

  /** Hides or shows score and verdicts. */
  public void switchScoreHidden() {
    scoreHidden = !scoreHidden;
    model.notifyChange();
  }

  /** Returns the score so far. */
  public QuestionScore score() {
    return score;
  }

  /** Resets the score to zero. */
  public void resetScore() {
    score = QuestionScore.NONE;
    model.notifyChange();
  }

  /** Returns the open question, if there is one. */
  public Optional<Question> question() {
    return Optional.ofNullable(question);
  }

  /** Returns the state of the open question. */
  public Stage stage() {
    return stage;
  }

  /** Returns whether there is an open question that is not answered yet. */
  public boolean isWaiting() {
    return question != null && stage == Stage.ASKED;
  }

  /** Returns the index of the given answer, or {@link TraceEvent#NONE}. */
  public int given() {
    return given;
  }

  /**
   * Returns whether playback must pause at {@code position} because a question can be asked there.
   */
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

  /** Opens a question at the current position, if one is due and can be asked. */
  void askHere() {
    Playback at = model.playback().orElse(null);
    if (question == null && at != null && stopsAt(at.player().trace(), at.position())) {
      maker(at.player().trace()).ask(kinds, at.position()).ifPresent(this::open);
    }
  }

  /** Opens a question about the current position. */
  public void open(Question asked) {
    question = asked;
    stage = Stage.ASKED;
    given = TraceEvent.NONE;
    lastAsked = asked.position();
    model.notifyChange();
  }

  /** Answers the question with the answer of this index; does nothing if there is none. */
  public void answer(int index) {
    Question open = question;
    if (open != null && isWaiting() && index < open.answers().size()) {
      given = index;
      score = score.plus(index == open.right());
      reveal(open, Stage.ANSWERED);
    }
  }

  /** Shows the correct answer, which does not affect the score. */
  public void showAnswer() {
    if (question != null && isWaiting()) {
      reveal(question, Stage.SHOWN);
    }
  }

  private void reveal(Question open, Stage next) {
    stage = next;
    model.playback().ifPresent(at -> at.seek(open.seenAt()));
    model.notifyChange();
  }

  /** Closes the question and resumes playback. */
  public void goOn() {
    close();
    model.playback().ifPresent(Playback::play);
    model.notifyChange();
  }

  /** Closes the question once the position has changed. */
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

  /** Closes the question, whether answered or not. */
  void close() {
    question = null;
    stage = Stage.ASKED;
    given = TraceEvent.NONE;
  }
}
