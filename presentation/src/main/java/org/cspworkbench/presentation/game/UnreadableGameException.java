package org.cspworkbench.presentation.game;

import org.jspecify.annotations.Nullable;

/** A text that is no saved game; the message is a sentence for the player. */
public final class UnreadableGameException extends Exception {

  /**
   * Creates an exception.
   *
   * @param sentence what is wrong, and where
   * @param cause what was thrown by whoever noticed, if anything
   */
  public UnreadableGameException(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
  }

  /** What is wrong, and where. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
