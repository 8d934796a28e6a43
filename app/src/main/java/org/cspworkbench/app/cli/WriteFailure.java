package org.cspworkbench.app.cli;

import java.io.IOException;

/** Something cannot be written. */
final class WriteFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String sentence;

  WriteFailure(String target, IOException cause) {
    super(cause);
    this.sentence = target + " cannot be written: " + cause.getMessage();
  }

  /** What cannot be written, and why. */
  String sentence() {
    return sentence;
  }
}
