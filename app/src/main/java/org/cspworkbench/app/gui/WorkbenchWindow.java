package org.cspworkbench.app.gui;

import java.nio.file.Path;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.theme.Theme;
import org.jspecify.annotations.Nullable;

/** Where the window is opened from outside. */
public final class WorkbenchWindow {

  private WorkbenchWindow() {}

  /**
   * Opens the window, with the first puzzle of {@code puzzleFile} in it if there is one, and
   * returns at once. There must be a display. The program ends when the window is closed.
   */
  public static void open(@Nullable Path puzzleFile) {
    Theme.prepare();
    SwingUtilities.invokeLater(
        () -> {
          Theme.current().install();
          Workbench window = new Workbench(new AnimateModel());
          window.show();
          if (puzzleFile != null) {
            window.open(puzzleFile);
          }
        });
  }
}
