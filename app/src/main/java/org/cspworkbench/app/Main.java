package org.cspworkbench.app;

import org.cspworkbench.app.cli.CspCommand;

/** Where the program starts. */
public final class Main {

  private Main() {}

  /** Runs one command. The exit code is that of the command; a window stays open. */
  public static void main(String[] arguments) {
    int code = CspCommand.run(arguments);
    if (code != 0) {
      System.exit(code);
    }
  }
}
