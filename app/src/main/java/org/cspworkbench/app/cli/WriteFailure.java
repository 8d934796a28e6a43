package org.cspworkbench.app.cli;

import java.io.IOException;
import org.cspworkbench.document.SystemReason;

/** An output that cannot be written. */
final class WriteFailure extends RuntimeException {

  private final String sentence;

  WriteFailure(String target, IOException cause) {
    super(cause);
    this.sentence = target + " cannot be written: " + SystemReason.of(cause);
  }

  /** Returns what cannot be written, and why. */
  String sentence() {
    return sentence;
  }
}
