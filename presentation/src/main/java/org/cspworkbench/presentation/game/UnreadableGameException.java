package org.cspworkbench.presentation.game;

import org.jspecify.annotations.Nullable;

/** Thrown if a text is not a saved game; the message is a sentence for the player. */
public final class UnreadableGameException extends Exception {

  /**
   * Creates an exception.
   *
   * @param sentence the fault and its place
   * @param cause the underlying exception, if there is one
   */
  public UnreadableGameException(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
  }

  /** Returns the message. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
