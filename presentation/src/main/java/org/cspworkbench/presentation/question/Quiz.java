package org.cspworkbench.presentation.question;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.jspecify.annotations.Nullable;

/**
 * The questions about runs: where playback pauses for one, the open question with the answer that
 * was given, and the score.
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

  /** Returns whether playback pauses for questions. */
  public boolean isOn() {
    return on;
  }

  /** Turns questions during playback on or off, and closes the open question. */
  public void switchOnOrOff() {
    on = !on;
    close();
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
  }

  /** Returns the score so far. */
  public QuestionScore score() {
    return score;
  }

  /** Resets the score to zero. */
  public void resetScore() {
    score = QuestionScore.NONE;
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

  /** Returns whether the open question was answered, and correctly. */
  public boolean isRight() {
    return question != null && stage == Stage.ANSWERED && given == question.right();
  }

  /**
   * Returns the question for which playback must pause at {@code position} of {@code run}, if there
   * is one.
   */
  public Optional<Question> due(Trace run, int position) {
    if (!on || (lastAsked >= 0 && Math.abs(position - lastAsked) < BETWEEN_QUESTIONS)) {
      return Optional.empty();
    }
    return maker(run).ask(kinds, position);
  }

  private QuestionMaker maker(Trace run) {
    if (maker == null || trace != run) {
      trace = run;
      maker = new QuestionMaker(run, SEED);
      lastAsked = TraceEvent.NONE;
    }
    return maker;
  }

  /** Opens a question. */
  public void open(Question asked) {
    question = asked;
    stage = Stage.ASKED;
    given = TraceEvent.NONE;
    lastAsked = asked.position();
  }

  /**
   * Answers the question with the answer of this index, if it is waiting and has such an answer;
   * returns whether it was answered.
   */
  public boolean answer(int index) {
    if (question == null || !isWaiting() || index >= question.answers().size()) {
      return false;
    }
    given = index;
    score = score.plus(index == question.right());
    stage = Stage.ANSWERED;
    return true;
  }

  /**
   * Shows the correct answer, which does not affect the score, if the question is waiting; returns
   * whether it was shown.
   */
  public boolean showAnswer() {
    if (!isWaiting()) {
      return false;
    }
    stage = Stage.SHOWN;
    return true;
  }

  /**
   * Returns the position that belongs to the open question: before the answer its own, then that of
   * the event that shows the answer. At any other position the question must be closed.
   */
  public int position() {
    if (question == null) {
      return TraceEvent.NONE;
    }
    return stage == Stage.ASKED ? question.position() : question.seenAt();
  }

  /** Closes the question, whether answered or not. */
  public void close() {
    question = null;
    stage = Stage.ASKED;
    given = TraceEvent.NONE;
  }
}
