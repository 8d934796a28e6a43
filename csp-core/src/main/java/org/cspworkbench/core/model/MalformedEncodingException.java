package org.cspworkbench.core.model;

/** An input that is not the encoding of a problem or trace; the message says what was expected. */
public final class MalformedEncodingException extends Exception {

  /**
   * Creates an exception.
   *
   * @param message what was expected and what was found
   */
  public MalformedEncodingException(String message) {
    super(message);
  }

  /**
   * Creates an exception with a cause.
   *
   * @param message what was expected and what was found
   * @param cause the exception that reported it
   */
  public MalformedEncodingException(String message, Throwable cause) {
    super(message, cause);
  }
}
