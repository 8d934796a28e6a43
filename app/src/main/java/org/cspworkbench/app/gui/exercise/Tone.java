package org.cspworkbench.app.gui.exercise;

/** The assessment of the last move. */
public enum Tone {
  /** There was no move. */
  NONE,
  /** The move was right. */
  RIGHT,
  /** The move was wrong. */
  WRONG,
  /** The move was shown to the learner. */
  SHOWN,
  /** The exercise is finished. */
  OVER
}
