package org.cspworkbench.core.encoding;

/** A constraint that is given by code alone and cannot be encoded; the message names it. */
public final class NotEncodableException extends Exception {

  NotEncodableException(String message) {
    super(message);
  }
}
