package org.cspworkbench.app.gui;

import java.awt.Dimension;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.FillingScrollPane;

/**
 * The content below the title bar: the side bar, and beside it strips above the workspace. If the
 * window is smaller than the minimum size of the workspace, the workspace is scrolled.
 */
final class WindowContent extends JPanel {

  /** The minimum size of the workspace, below which header and transport would fill it entirely. */
  private static final Dimension LEAST_WORKSPACE = new Dimension(424, 260);

  /**
   * Creates the content of a window.
   *
   * @param strips the strips, each visible while it has something to display
   * @param workspace the displayed workspace
   */
  WindowContent(SideBar sideBar, List<JComponent> strips, JComponent workspace) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, hidemode 3",
            "[][grow, fill]",
            "[]".repeat(strips.size()) + "[grow, fill]"));
    int rows = strips.size() + 1;
    add(sideBar, "cell 0 0 1 %d, growy, width 72!, hmin 0".formatted(rows));
    for (JComponent strip : strips) {
      add(strip, "cell 1 %d, wmin 0".formatted(strips.indexOf(strip)));
    }
    add(
        new FillingScrollPane(workspace, LEAST_WORKSPACE.width, LEAST_WORKSPACE.height),
        "cell 1 %d, wmin 0, hmin 0".formatted(strips.size()));
  }
}
