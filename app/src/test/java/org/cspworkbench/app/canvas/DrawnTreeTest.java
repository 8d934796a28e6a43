package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.PaintedRuns;
import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of search trees without a screen. */
final class DrawnTreeTest {

  private static final Box AREA = new Box(0, 0, 844, 560);

  private final Trace trace =
      PaintedRuns.of(PaintedRuns.SUDOKU, "forward-checking", Detail.DECISIONS);
  private final SearchTree tree = whole(trace);

  private static SearchTree whole(Trace trace) {
    SearchTree tree = new SearchTree(trace);
    tree.readTo(trace.length());
    return tree;
  }

  private TreeScene scene(IntPredicate folded) {
    return new TreeScene(trace.csp(), tree, FoldedTree.of(tree, folded));
  }

  private static TreePlacement fit(TreeScene scene) {
    return TreePlacement.fit(scene.layout(), AREA, 1);
  }

  private PixelCanvas paint(
      TreeScene scene, TreePlacement placement, int here, Look look, double scale) {
    return PixelCanvas.of(
        844,
        560,
        scale,
        look.colour(Token.BG_PANEL),
        g -> new DrawnTree(scene, placement, look, AREA, here).paint(g));
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void everyFateHasItsColour(Look look, double scale) {
    TreeScene scene = scene(node -> false);
    int here = scene.shown().shown(tree.at(trace.length() / 2));
    PixelCanvas canvas = paint(scene, fit(scene), here, look, scale);
    assertThat(canvas.count(look.colour(Token.DEAD_FILL))).as("failures").isPositive();
    assertThat(canvas.count(look.colour(Token.SOLVED_MARK))).as("the solution").isPositive();
    assertThat(canvas.count(look.colour(Token.ACCENT))).as("the way to here").isPositive();
    Optional.ofNullable(System.getProperty("pictures"))
        .ifPresent(
            folder ->
                canvas.write(
                    new File(folder, "tree-" + LooksAndScales.name(look) + "-" + scale + ".png")));
  }

  @Test
  void theCurrentPathFollowsTheSearch() {
    TreeScene scene = scene(node -> false);
    Look look = Looks.light();
    PixelCanvas early = paint(scene, fit(scene), scene.shown().shown(tree.at(400)), look, 1);
    PixelCanvas late =
        paint(scene, fit(scene), scene.shown().shown(tree.at(trace.length())), look, 1);
    assertThat(early.differenceFrom(late).width).isPositive();
  }

  @Test
  void aNodeIsFoundAtItsCentre() {
    TreeScene scene = scene(node -> false);
    TreePlacement placement = fit(scene).zoomed(1.7, new Point(100, 50)).moved(-30, 12);
    DrawnTree drawn = new DrawnTree(scene, placement, Looks.light(), AREA, 0);
    for (int node = 0; node < scene.size(); node++) {
      assertThat(drawn.nodeAt(placement.at(scene.layout(), node))).hasValue(node);
    }
    assertThat(drawn.nodeAt(new Point(-9_999, -9_999))).isEmpty();
  }

  @Test
  void zoomingKeepsThePointUnderThePointer() {
    TreeScene scene = scene(node -> false);
    TreePlacement placement = fit(scene);
    Point at = placement.at(scene.layout(), scene.size() / 2);
    Point after = placement.zoomed(3, at).at(scene.layout(), scene.size() / 2);
    assertThat(after.distance(at)).isLessThan(1e-9);
  }

  /** On the stage, values that would touch a mark or a name are left out. */
  @Test
  void labelsOfAFoldedTreeAreNotUponEachOther() {
    IntPredicate failed = node -> node > 0 && tree.fate(node) == SearchTree.Fate.FAILED;
    for (int height : new int[] {300, 400, 560, 800}) {
      Box area = new Box(0, 0, 612, height);
      TreeScene scene = scene(failed);
      Look look = Looks.projector();
      double largest = TreePlacement.usualZoom(look);
      TreePlacement placement = TreePlacement.fit(scene.layout(), area, largest);
      List<Text> texts =
          DrawnTexts.of(area, on -> new DrawnTree(scene, placement, look, area, 0).paint(on));
      for (int i = 0; i < texts.size(); i++) {
        for (int k = 0; k < i; k++) {
          assertThat(texts.get(i).ink().intersects(texts.get(k).ink()))
              .as("%s and %s at %d", texts.get(i), texts.get(k), height)
              .isFalse();
        }
      }
    }
  }
}
