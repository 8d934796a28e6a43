package org.cspworkbench.app.cli;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Which of the standard streams are terminals.
 *
 * @param out whether standard output is a terminal
 * @param err whether standard error is a terminal
 */
record Terminals(boolean out, boolean err) {

  /** No terminals. */
  static final Terminals NONE = new Terminals(false, false);

  /**
   * Returns the terminals of the process. On Linux each stream is tested; elsewhere Java only
   * reports whether there is a console, which then counts for both streams.
   */
  static Terminals ofProcess() {
    return new Terminals(isTerminal(1), isTerminal(2));
  }

  private static boolean isTerminal(int descriptor) {
    try {
      String device = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
      return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return isConsoleATerminal();
    }
  }

  @SuppressWarnings("SystemConsoleNull") // since Java 22, Console.isTerminal decides
  private static boolean isConsoleATerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true; // before Java 22 there is a console only with a terminal
    }
  }
}
