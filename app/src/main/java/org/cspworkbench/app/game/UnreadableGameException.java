package org.cspworkbench.app.game;

import org.jspecify.annotations.Nullable;

/** A text that is no saved game; the message is a sentence for the player. */
public final class UnreadableGameException extends Exception {

  UnreadableGameException(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
  }

  /** What is wrong, and where. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
