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
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.words.Texts;

/**
 * The implication graph of a contradiction on the stage, whole: its nodes and names are as large as
 * the area allows.
 *
 * @param analysis the analysis of the contradiction
 * @param cut the number of the cut
 * @param selected the selected node, or {@code NONE}
 * @param isUnfolded whether all nodes of a large graph are shown
 */
public record StagedConflict(
    NogoodDerivation analysis, int cut, int selected, boolean isUnfolded) implements StagePicture {

  private static final int MOST_NODES = 12;
  private static final double STEP = 0.05; // by which it is reduced until it fits
  private static final double SMALLEST = 0.4; // relative to the letters of the stage

  /** Returns the contradiction that {@code model} displays, once it is analysed. */
  public static Optional<StagePicture> of(ConflictModel model) {
    return model
        .analysis()
        .filter(made -> !model.isWithoutDecision())
        .map(
            made -> new StagedConflict(made, model.cut(), model.selected(), model.isUnfolded()));
  }

  @Override
  public void paint(Surface surface, Box area, Look look) {
    Look fitting = look;
    ConflictScene scene = scene(area, fitting);
    for (double part = 1 - STEP; part > SMALLEST && !fits(scene, area); part -= STEP) {
      fitting = look.inUnits(1 / part);
      scene = scene(area, fitting);
    }
    double down = Math.max(0, (area.height() - scene.size().height()) / 2);
    Box middle = new Box(area.x(), area.y() + down, area.width(), area.height());
    DrawnConflict drawn =
        new DrawnConflict(scene(middle, fitting), fitting, area.width(), cut, selected);
    surface.within(area, drawn::paint);
  }

  private static boolean fits(ConflictScene scene, Box area) {
    return scene.size().width() <= area.width() && scene.size().height() <= area.height();
  }

  private ConflictScene scene(Box area, Look look) {
    BitSet shown =
        isUnfolded ? ShownNodes.all(analysis) : ShownNodes.atMost(analysis, MOST_NODES);
    Point origin = new Point(area.x(), area.y());
    return new ConflictScene(
        analysis, new ConflictWords(Texts.phrases()), shown, look, origin, area.width());
  }
}
