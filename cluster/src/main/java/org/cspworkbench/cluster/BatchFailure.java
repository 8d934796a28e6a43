package org.cspworkbench.cluster;

import java.io.IOException;
import org.cspworkbench.document.SystemReason;

/** A failure that the user can understand. Its message is a sentence without a capital. */
final class BatchFailure extends RuntimeException {

  /** The exit code if there is no row. */
  static final int NO_ROWS = 3;

  private final int code;

  private BatchFailure(String sentence, int code) {
    super(sentence);
    this.code = code;
  }

  /** Returns the failure of a command line. */
  static BatchFailure ofUsage(String sentence) {
    return new BatchFailure(sentence + "; see csp cluster --help", 2);
  }

  /** Returns the failure of an input. */
  static BatchFailure ofInput(String name, String problem) {
    return new BatchFailure(name + ": " + problem, NO_ROWS);
  }

  /** Returns the failure that an input cannot be read, for what a file system has thrown. */
  static BatchFailure ofReading(String name, Throwable fault) {
    return ofInput(name, "cannot be read: " + SystemReason.of(LocalFault.of(fault)));
  }

  /** Returns the failure that an input is not what it should be. */
  static BatchFailure ofFault(String sentence) {
    return new BatchFailure(sentence, NO_ROWS);
  }

  /** Returns the failure that the output cannot be written. */
  static BatchFailure ofOutput(String folder, IOException cause) {
    return new BatchFailure(folder + " cannot be written: " + SystemReason.of(cause), 1);
  }

  /** Returns the failure of Spark itself. */
  static BatchFailure ofSpark(String sentence) {
    return new BatchFailure(sentence, 1);
  }

  /** Returns the exit code. */
  int code() {
    return code;
  }
}
