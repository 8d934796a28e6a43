package org.cspworkbench.app;

import java.util.Arrays;
import org.cspworkbench.app.cli.BareWindow;
import org.cspworkbench.app.cli.CspCommand;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.NogoodMemory;

/** The entry point of the program. */
public final class Main {

  private static final String[] WINDOW = {"gui"};

  private Main() {}

  /** Runs one command and exits with its code; a window stays open. */
  public static void main(String[] arguments) {
    long heap = Runtime.getRuntime().maxMemory();
    Networks.limitTables(heap / 4);
    NogoodMemory.limit(heap / 4);
    int code = Arrays.equals(arguments, WINDOW) ? BareWindow.open() : CspCommand.run(arguments);
    if (code != 0) {
      System.exit(code);
    }
  }
}
