package org.cspworkbench.app.cli;

/** The exit codes of commands, on which scripts depend. */
final class ExitCode {

  static final int DONE = 0;
  static final int INTERNAL_ERROR = 1;
  static final int USAGE = 2;
  static final int BAD_INPUT = 3;
  static final int NO_SOLUTION = 4;
  static final int SEVERAL_SOLUTIONS = 5;
  static final int NOT_FINISHED = 6;
  static final int NOT_AS_WISHED = 7;

  private ExitCode() {}
}
