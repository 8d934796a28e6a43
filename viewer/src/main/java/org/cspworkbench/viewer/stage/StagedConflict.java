package org.cspworkbench.viewer.stage;

import java.util.BitSet;
import java.util.Optional;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.paint.graph.ConflictScene;
import org.cspworkbench.presentation.paint.graph.DrawnConflict;
import org.cspworkbench.presentation.paint.graph.ShownNodes;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The implication graph of a contradiction on the stage, with nodes and names as large as the area
 * allows. Of a graph that would not be legible, the nodes near the contradiction are shown.
 *
 * @param analysis the analysis of the contradiction
 * @param cut the number of the cut
 * @param selected the selected node, or {@code NONE}
 * @param isUnfolded whether all nodes of a large graph are shown
 */
public record StagedConflict(NogoodDerivation analysis, int cut, int selected, boolean isUnfolded)
    implements StagePicture {

  private static final int MOST_NODES = 12;
  private static final int MOST_EDGES = 4; // to the contradiction, where not all is shown
  private static final double STEP = 0.1; // by which it is reduced until it fits
  private static final double SMALLEST = 0.5; // relative to the letters of the stage

  /** Returns the contradiction that {@code model} displays, once it is analysed. */
  public static Optional<StagePicture> of(ConflictModel model) {
    return model
        .analysis()
        .filter(made -> !model.isWithoutDecision())
        .map(made -> new StagedConflict(made, model.cut(), model.selected(), model.isUnfolded()));
  }

  @Override
  public void paint(Surface surface, Box area, Look look) {
    BitSet shown = isUnfolded ? ShownNodes.all(analysis) : ShownNodes.atMost(analysis, MOST_NODES);
    boolean isWhole = paint(surface, area, look, shown, SMALLEST);
    for (int edges = MOST_EDGES; edges > 0 && !isWhole; edges--) {
      double smallest = edges > 1 ? SMALLEST : STEP; // the fewest nodes are painted anyhow
      isWhole = paint(surface, area, look, ShownNodes.near(analysis, edges), smallest);
    }
  }

  /** Paints these nodes in the largest size at which they fit, if there is one. */
  private boolean paint(Surface surface, Box area, Look look, BitSet shown, double smallest) {
    for (double part = 1; part >= smallest; part -= STEP) {
      Look fitting = look.inUnits(1 / part);
      Size size = scene(area, fitting, shown).size();
      if (size.width() <= area.width() && size.height() <= area.height()) {
        double top = area.y() + (area.height() - size.height()) / 2;
        Box middle = new Box(area.x(), top, area.width(), size.height());
        ConflictScene scene = scene(middle, fitting, shown);
        new DrawnConflict(scene, fitting, area.width(), cut, selected).paint(surface);
        return true;
      }
    }
    return false;
  }

  private ConflictScene scene(Box area, Look look, BitSet shown) {
    Point origin = new Point(area.x(), area.y());
    return new ConflictScene(
        analysis, new ConflictWords(Texts.phrases()), shown, look, origin, area.width());
  }
}
