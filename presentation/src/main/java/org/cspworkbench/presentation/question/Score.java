package org.cspworkbench.presentation.question;

/**
 * How many questions have been answered, and how many of them rightly.
 *
 * @param right rightly
 * @param answered in all
 */
public record Score(int right, int answered) {

  /** Nothing has been answered. */
  public static final Score NONE = new Score(0, 0);

  /** One more, answered like this. */
  public Score plus(boolean isRight) {
    return new Score(right + (isRight ? 1 : 0), answered + 1);
  }
}
