package org.cspworkbench.presentation.homework;

/** The result of the verification of a homework line. */
public enum HomeworkVerdict {
  /** The check value is that of the chosen key, and the score is possible in the lesson. */
  VALID,
  /**
   * The check value is right, but no key was chosen, so that anybody can compute it; or the lesson
   * is not known, so that its number of questions is not.
   */
  CHECK_VALUE_RIGHT,
  /** The check value is right, but the lesson has another number of questions. */
  IMPOSSIBLE_SCORE,
  /** The check value is wrong: the line was changed, or was made with another key. */
  ALTERED,
  /** The check value is right, but the line is for another lesson or another text of it. */
  OTHER_LESSON
}
