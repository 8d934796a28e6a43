package org.cspworkbench.app.gui.error;

import com.google.common.base.Throwables;

/**
 * A fault of the program, as it is told.
 *
 * @param fault what went wrong first
 * @param times how many faults there have been since the first
 */
public record ProgramError(Throwable fault, int times) {

  /** The same with one fault more. */
  ProgramError oneMore() {
    return new ProgramError(fault, times + 1);
  }

  /** What went wrong, in a few words. */
  public String summary() {
    Throwable root = Throwables.getRootCause(fault);
    String message = root.getMessage();
    return root.getClass().getSimpleName() + (message == null ? "" : ": " + message);
  }

  /** Everything that helps to find the reason. */
  public String details() {
    return surroundings() + System.lineSeparator() + Throwables.getStackTraceAsString(fault);
  }

  /** The program, Java and the system that it runs on. */
  static String surroundings() {
    return String.format(
        "CSP Workbench, Java %s (%s), %s %s %s",
        Runtime.version(),
        System.getProperty("java.vm.name"),
        System.getProperty("os.name"),
        System.getProperty("os.version"),
        System.getProperty("os.arch"));
  }
}
