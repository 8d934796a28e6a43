package org.cspworkbench.app.gui.output;

import java.awt.Desktop;
import java.awt.Desktop.Action;
import java.io.IOException;
import java.nio.file.Path;
import org.cspworkbench.app.gui.widget.WindowThreads;

/** Opens files, and shows them in their folders, with the programs of the system. */
final class FileDesktop {

  private FileDesktop() {}

  /** Returns whether the system can open files, or folders in place of those it cannot show. */
  static boolean can(Action action) {
    return Desktop.isDesktopSupported()
        && (Desktop.getDesktop().isSupported(action)
            || Desktop.getDesktop().isSupported(Action.OPEN));
  }

  /** Opens {@code file} or shows it in its folder, in the background: the system may be slow. */
  static void act(Action action, Path file) {
    WindowThreads.background().worker().execute(() -> open(action, file.toAbsolutePath()));
  }

  private static void open(Action action, Path file) {
    Desktop desktop = Desktop.getDesktop();
    try {
      if (action == Action.OPEN) {
        desktop.open(file.toFile());
      } else if (desktop.isSupported(action)) {
        desktop.browseFileDirectory(file.toFile());
      } else {
        desktop.open(file.resolveSibling("").toFile());
      }
    } catch (IOException | IllegalArgumentException e) {
      // The file is gone, or no program opens it: the system has reported it, or nothing happens.
    }
  }
}
