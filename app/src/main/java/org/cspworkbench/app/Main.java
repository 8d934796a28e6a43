package org.cspworkbench.app;

import java.util.Arrays;
import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.solvers.Networks;

/** Where the program starts. */
public final class Main {

  private static final String[] WINDOW = {"gui"};

  private Main() {}

  /** Runs one command. The exit code is that of the command; a window stays open. */
  public static void main(String[] arguments) {
    Networks.limitTables(Runtime.getRuntime().maxMemory() / 4);
    int code = Arrays.equals(arguments, WINDOW) ? BareWindow.open() : CspCommand.run(arguments);
    if (code != 0) {
      System.exit(code);
    }
  }
}
