package org.cspworkbench.app;

import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.NogoodMemory;

/** The entry point of the program. */
public final class Main {

  private Main() {}

  /** Runs one command and exits with its code; a window stays open. */
  public static void main(String[] arguments) {
    long heap = Runtime.getRuntime().maxMemory();
    Networks.limitTables(heap / 4);
    NogoodMemory.limit(heap / 4);
    boolean opensWindow = arguments.length > 0 && arguments[0].equals("gui");
    if (!opensWindow) {
      // Pictures need no display, but the toolkit would connect to a named one that is gone.
      System.setProperty("java.awt.headless", "true");
    }
    int code = opensWindow && arguments.length == 1 ? BareWindow.open() : CspCommand.run(arguments);
    if (code != 0) {
      System.exit(code);
    }
  }
}
