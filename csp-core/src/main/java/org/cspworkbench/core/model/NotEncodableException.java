package org.cspworkbench.core.model;

/** A constraint that is given by code alone and cannot be encoded; the message names it. */
public final class NotEncodableException extends Exception {

  /**
   * Creates an exception.
   *
   * @param message names the constraint
   */
  public NotEncodableException(String message) {
    super(message);
  }
}
