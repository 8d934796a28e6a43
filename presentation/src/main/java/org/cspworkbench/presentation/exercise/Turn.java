package org.cspworkbench.presentation.exercise;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A learner at an exercise, and how it goes. Used by one thread. */
public final class Turn {

  private final Exercise exercise;
  private Score score = Score.NONE;
  private @Nullable Verdict last;

  /** A learner who begins {@code exercise}. */
  public Turn(Exercise exercise) {
    this.exercise = exercise;
  }

  /** The exercise. */
  public Exercise exercise() {
    return exercise;
  }

  /** How the learner has done so far. */
  public Score score() {
    return score;
  }

  /** What was made of the last move, if there was one. */
  public Optional<Verdict> last() {
    return Optional.ofNullable(last);
  }

  /** Whether nothing is asked any more. */
  public boolean isOver() {
    return exercise.task() instanceof Task.Over;
  }

  /** The learner's move. */
  public Verdict play(Move move) {
    Verdict verdict = exercise.play(move);
    score = score.after(verdict);
    last = verdict;
    return verdict;
  }

  /**
   * Makes a right move in place of the learner.
   *
   * @throws IllegalStateException if it is over
   */
  public Verdict showMove() {
    Verdict verdict = exercise.play(exercise.rightMove());
    score = score.afterShowing();
    last = verdict;
    return verdict;
  }
}
