package org.cspworkbench.presentation.lesson;

/** The first try of a student at a question of a lesson. Later tries do not change it. */
public enum FirstTry {
  /** The question is not answered yet. */
  NONE,
  /** The first answer was right. */
  RIGHT,
  /** The first answer was wrong, or the answer was shown before there was one. */
  MISSED
}
