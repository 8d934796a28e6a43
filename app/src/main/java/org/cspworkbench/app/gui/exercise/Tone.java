package org.cspworkbench.app.gui.exercise;

/** What is made of the last move. */
public enum Tone {
  /** Nothing yet. */
  NONE,
  /** It was right. */
  RIGHT,
  /** It was wrong. */
  WRONG,
  /** It was shown. */
  SHOWN,
  /** It is over. */
  OVER
}
