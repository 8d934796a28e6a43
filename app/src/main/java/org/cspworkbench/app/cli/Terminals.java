package org.cspworkbench.app.cli;

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
      return System.console() != null;
    }
  }
}
