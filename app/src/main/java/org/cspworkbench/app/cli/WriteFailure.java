package org.cspworkbench.app.cli;

import java.io.IOException;

/** Something cannot be written; the message is a sentence. */
final class WriteFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  WriteFailure(String target, IOException cause) {
    super(target + " cannot be written: " + cause.getMessage(), cause);
  }
}
