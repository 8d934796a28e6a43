package org.cspworkbench.presentation.exercise;

/**
 * How a learner has done.
 *
 * @param moves the right moves that were the learner's own
 * @param mistakes the wrong ones
 * @param shown the moves that were shown
 */
public record Score(int moves, int mistakes, int shown) {

  /** Before the first move. */
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
