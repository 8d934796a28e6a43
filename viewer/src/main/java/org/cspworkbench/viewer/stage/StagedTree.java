package org.cspworkbench.viewer.stage;

import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Surface;

/**
 * A whole search tree on the stage.
 *
 * @param scene the tree
 * @param selected the node at the current position
 * @param longest the number of letters of the longest name beside a node
 */
public record StagedTree(TreeScene scene, int selected, int longest) implements StagePicture {

  private static final double LARGEST = 1.2; // relative to the usual size of nodes
  private static final double MOST_FOR_NAMES = 0.25; // of the width, on each side
  private static final double MARGIN = 24;

  @Override
  public void paint(Surface surface, Box area, Look look) {
    double names = (0.6 * longest + 1) * look.label();
    double beside = Math.min(names, MOST_FOR_NAMES * area.width());
    Box nodes =
        new Box(
            area.x() + beside,
            area.y() + MARGIN,
            area.width() - 2 * beside,
            area.height() - 2 * MARGIN);
    TreePlacement whole =
        TreePlacement.fit(scene.layout(), nodes, LARGEST * TreePlacement.usualZoom(look));
    surface.within(area, on -> new DrawnTree(scene, whole, look, area, selected).paint(on));
  }
}
