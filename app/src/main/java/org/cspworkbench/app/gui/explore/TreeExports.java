package org.cspworkbench.app.gui.explore;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Size;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.tree.DrawnTree;
import org.cspworkbench.presentation.paint.tree.TreePlacement;
import org.cspworkbench.presentation.paint.tree.TreeScene;
import org.cspworkbench.viewer.output.OutputForm;

/** The formats in which a whole tree is exported: PNG and SVG. */
final class TreeExports {

  private static final Dimension LARGEST = new Dimension(4000, 3000);

  private TreeExports() {}

  /** Returns the formats of {@code shown}, with the path to node {@code here} highlighted. */
  static ImmutableList<OutputForm> of(ShownTree shown, int here, Look look) {
    TreeScene scene = shown.scene();
    Size whole = TreePlacement.size(scene.layout());
    Dimension size =
        new Dimension(
            Math.min(whole.width(), LARGEST.width), Math.min(whole.height(), LARGEST.height));
    Box area = new Box(0, 0, size.width, size.height);
    TreePlacement placement = TreePlacement.fit(scene.layout(), area, 1);
    DrawnTree tree = new DrawnTree(scene, placement, look, area, here);
    return PictureForms.of(
        size,
        g -> {
          g.setColor(Awt.color(look.colour(Token.BG_PANEL)));
          g.fillRect(0, 0, size.width, size.height);
          GraphicsSurface.paint(g, tree::paint);
        });
  }
}
