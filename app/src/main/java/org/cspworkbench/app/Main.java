package org.cspworkbench.app;

import org.cspworkbench.app.cli.CspCommand;

/** Where the program starts. */
public final class Main {

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(CspCommand.run(arguments));
  }
}
