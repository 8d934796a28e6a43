package org.cspworkbench.presentation.exercise;

/** An exercise in progress, with its score and the verdict on the last move. Not thread-safe. */
public final class Turn {

  private final Exercise exercise;
  private ExerciseScore score = ExerciseScore.NONE;

  /** Starts {@code exercise}. */
  public Turn(Exercise exercise) {
    this.exercise = exercise;
  }

  /** Returns the current score. */
  public ExerciseScore score() {
    return score;
  }

  /** Returns whether the exercise is over. */
  public boolean isOver() {
    return exercise.task() instanceof Task.Over;
  }

  /** Judges a move of the learner, and adds it to the score. */
  public Verdict play(Move move) {
    Verdict verdict = exercise.play(move);
    score = score.after(verdict);
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
    return verdict;
  }
}
