package org.cspworkbench.app.cli;

/**
 * {@code csp gui} without anything else, which leaves nothing to parse. Setting up the parser costs
 * a tenth of the time until the window is painted.
 */
public final class BareWindow {

  private BareWindow() {}

  /** Opens the window as the command does, and returns the exit code. */
  public static int open() {
    Console console = Console.ofProcess();
    try {
      return new GuiCommand(console).call();
    } catch (RuntimeException | Error e) {
      Errors.tell(console, e);
      return ExitCode.INTERNAL_ERROR;
    }
  }
}
