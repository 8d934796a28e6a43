package org.cspworkbench.presentation.exercise;

import java.util.Locale;
import org.cspworkbench.presentation.words.TextBundle;

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
  OVER;

  /** Returns the assessment in one word; empty if there was no move. */
  public String word(TextBundle texts) {
    return this == NONE ? "" : texts.text("turn.tone." + name().toLowerCase(Locale.ROOT));
  }
}
