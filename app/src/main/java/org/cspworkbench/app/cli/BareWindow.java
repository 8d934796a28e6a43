package org.cspworkbench.app.cli;

/**
 * {@code csp gui} without arguments. It needs no parser, whose setup takes a tenth of the time
 * until the window is painted.
 */
public final class BareWindow {

  private BareWindow() {}

  /** Opens the window as the command does, and returns the exit code. */
  public static int open() {
    Console console = Console.ofProcess();
    try {
      return new GuiCommand(console).call();
    } catch (RuntimeException | Error e) {
      Errors.report(console, e);
      return ExitCode.INTERNAL_ERROR;
    }
  }
}
