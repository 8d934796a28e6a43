package org.cspworkbench.presentation.page;

/**
 * Thrown if a problem or a run cannot be made from what was written. The message is a sentence
 * without capital and full stop.
 */
public final class RunFault extends Exception {

  /** Creates a fault with this message. */
  RunFault(String sentence) {
    super(sentence);
  }

  /** Creates a fault with the message of {@code cause}. */
  RunFault(Throwable cause) {
    super(String.valueOf(cause.getMessage()), cause);
  }

  /** Returns the message. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
