package org.cspworkbench.viewer.problem;

import com.google.common.base.Throwables;

/**
 * An internal error as it is reported.
 *
 * @param fault the first error
 * @param times the number of errors since the first
 */
public record ProgramError(Throwable fault, int times) {

  /** Returns a copy with one more error counted. */
  public ProgramError oneMore() {
    return new ProgramError(fault, times + 1);
  }

  /** Returns a short description of the root cause. */
  public String summary() {
    Throwable root = Throwables.getRootCause(fault);
    String message = root.getMessage();
    return root.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }

  /** Returns the details for a bug report. */
  public String details() {
    return surroundings() + System.lineSeparator() + Throwables.getStackTraceAsString(fault);
  }

  /** Returns the versions of program, Java and system. */
  public static String surroundings() {
    return String.format(
        "CSP Workbench, Java %s (%s), %s %s %s",
        Runtime.version(),
        System.getProperty("java.vm.name"),
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        System.getProperty("os.arch"));
  }
}
