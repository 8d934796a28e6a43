package org.cspworkbench.app;

import java.util.Arrays;
import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.solvers.Networks;

/** The entry point of the program. */
public final class Main {

  private static final String[] WINDOW = {"gui"};

  private Main() {}

  /** Runs one command and exits with its code; a window stays open. */
  public static void main(String[] arguments) {
    Networks.limitTables(Runtime.getRuntime().maxMemory() / 4);
    int code = Arrays.equals(arguments, WINDOW) ? BareWindow.open() : CspCommand.run(arguments);
    if (code != 0) {
      System.exit(code);
    }
  }
}
