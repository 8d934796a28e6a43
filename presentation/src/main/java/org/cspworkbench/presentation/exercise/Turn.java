package org.cspworkbench.presentation.exercise;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An exercise in progress, with its score and the verdict on the last move. Not thread-safe. */
public final class Turn {

  private final Exercise exercise;
  private ExerciseScore score = ExerciseScore.NONE;
  private @Nullable Verdict last;

  /** Starts {@code exercise}. */
  public Turn(Exercise exercise) {
    this.exercise = exercise;
  }

  /** Returns the exercise. */
  public Exercise exercise() {
    return exercise;
  }

  /** Returns the current score. */
  public ExerciseScore score() {
    return score;
  }

  /** Returns the verdict on the last move, if there was one. */
  public Optional<Verdict> last() {
    return Optional.ofNullable(last);
  }

  /** Returns whether the exercise is over. */
  public boolean isOver() {
    return exercise.task() instanceof Task.Over;
  }

  /** Judges a move of the learner, and adds it to the score. */
  public Verdict play(Move move) {
    Verdict verdict = exercise.play(move);
    score = score.after(verdict);
    last = verdict;
    return verdict;
  }

  /**
   * Makes a right move for the learner.
   *
   * @throws IllegalStateException if the exercise is over
   */
  public Verdict showMove() {
    Verdict verdict = exercise.play(exercise.rightMove());
    score = score.afterShowing();
    last = verdict;
    return verdict;
  }
}
