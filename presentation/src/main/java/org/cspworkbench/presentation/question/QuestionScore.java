package org.cspworkbench.presentation.question;

/**
 * The number of questions that have been answered.
 *
 * @param right the number of right answers
 * @param answered the number of all answers
 */
public record QuestionScore(int right, int answered) {

  /** The score before the first answer. */
  public static final QuestionScore NONE = new QuestionScore(0, 0);

  /** Returns this score with one more answer. */
  public QuestionScore plus(boolean isRight) {
    return new QuestionScore(right + (isRight ? 1 : 0), answered + 1);
  }
}
