package org.cspworkbench.presentation.homework;

/** The result of the verification of a homework line. */
public enum HomeworkVerdict {
  /** The check value is right, and the line is for the lesson. */
  VALID,
  /** The check value is wrong: the line was changed, or was made with another key. */
  ALTERED,
  /** The check value is right, but the line is for another lesson or another text of it. */
  OTHER_LESSON
}
