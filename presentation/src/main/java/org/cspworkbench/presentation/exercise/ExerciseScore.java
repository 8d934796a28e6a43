package org.cspworkbench.presentation.exercise;

/**
 * The score of a learner.
 *
 * @param moves the number of right moves of the learner
 * @param mistakes the number of wrong moves
 * @param shown the number of moves that were made for the learner
 */
public record ExerciseScore(int moves, int mistakes, int shown) {

  /** The score before the first move. */
  public static final ExerciseScore NONE = new ExerciseScore(0, 0, 0);

  ExerciseScore after(Verdict verdict) {
    return verdict.isRight()
        ? new ExerciseScore(moves + 1, mistakes, shown)
        : new ExerciseScore(moves, mistakes + 1, shown);
  }

  ExerciseScore afterShowing() {
    return new ExerciseScore(moves, mistakes, shown + 1);
  }
}
