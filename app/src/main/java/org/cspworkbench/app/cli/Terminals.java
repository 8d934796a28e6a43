package org.cspworkbench.app.cli;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Which of the standard streams are terminals.
 *
 * @param out whether standard output is
 * @param err whether standard error is
 */
record Terminals(boolean out, boolean err) {

  /** None is. */
  static final Terminals NONE = new Terminals(false, false);

  /**
   * Those of the process. Linux is asked stream by stream; elsewhere Java only tells whether there
   * is a console, and that counts for both.
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

  @SuppressWarnings("SystemConsoleNull") // from Java 22 on, the console itself is asked
  private static boolean isConsoleATerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true; // before Java 22 there is a console only where there is a terminal
    }
  }
}
