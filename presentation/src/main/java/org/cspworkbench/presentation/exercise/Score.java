package org.cspworkbench.presentation.exercise;

/**
 * The score of a learner.
 *
 * @param moves the number of right moves of the learner
 * @param mistakes the number of wrong moves
 * @param shown the number of moves that were made for the learner
 */
public record Score(int moves, int mistakes, int shown) {

  /** The score before the first move. */
  public static final Score NONE = new Score(0, 0, 0);

  Score after(Verdict verdict) {
    return verdict.isRight()
        ? new Score(moves + 1, mistakes, shown)
        : new Score(moves, mistakes + 1, shown);
  }

  Score afterShowing() {
    return new Score(moves, mistakes, shown + 1);
  }
}
