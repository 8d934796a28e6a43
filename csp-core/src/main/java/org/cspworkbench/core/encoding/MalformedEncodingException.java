package org.cspworkbench.core.encoding;

/** An input that is not the encoding of a problem or trace; the message says what was expected. */
public final class MalformedEncodingException extends Exception {

  MalformedEncodingException(String message) {
    super(message);
  }

  MalformedEncodingException(String message, Throwable cause) {
    super(message, cause);
  }
}
