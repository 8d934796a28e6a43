package org.cspworkbench.web.page;

import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.explore.TreeView;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.paint.tree.TreePainter;
import org.cspworkbench.presentation.paint.tree.TreePlacement;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Pointer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The search tree of the run, with the node that is shown. A click on a node goes there. */
final class TreePart implements Part {

  private final PageModel model;
  private final TabsPart tabs;
  private final PageCanvas canvas;
  private final HTMLElement surface = Elements.byId("tree-surface");
  private final Extent extent = new Extent(surface, this::update);
  private final TreeView view = new TreeView();
  private final NextFrame repainting = new NextFrame(this::update); // as only the tree moves
  private @Nullable ShownTree drawn;

  TreePart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("tree-canvas"));
    Pointer.on(surface, new Hand());
  }

  @Override
  public void update() {
    if (tabs.tab().equals("tree") && extent.isInSight()) {
      model.run().ifPresent(this::show);
    }
  }

  private void show(ShownRun run) {
    int width = extent.width();
    int height = extent.height();
    view.setArea(width, height, TreePlacement.usualZoom(model.look()));
    ShownTree tree = run.tree();
    if (!tree.equals(drawn)) {
      drawn = tree;
      view.clear();
      view.show(tree.scene().layout(), true);
    }
    int here = tree.shownAt(run.playback().position());
    view.reveal(here);
    canvas.paint(width, height, (on, all) -> painter(tree).paint(on, all, here));
  }

  private TreePainter painter(ShownTree tree) {
    return new TreePainter(tree.scene(), view.placement(), model.look());
  }

  /** Moves the tree, and goes to its nodes. */
  private final class Hand implements Pointer.Hand {

    @Override
    public void drag(double right, double down) {
      view.move(right, down);
      repainting.request();
    }

    @Override
    public void zoom(double factor, Point fixed) {
      view.zoom(factor, fixed);
      repainting.request();
    }

    @Override
    public void click(Point at) {
      ShownTree tree = drawn;
      if (tree != null) {
        painter(tree).nodeAt(at).ifPresent(node -> go(tree, node));
      }
    }

    private void go(ShownTree tree, int node) {
      if (!tree.scene().shown().isUntried(node)) {
        int top = tree.scene().shown().top(node);
        model.move(at -> at.seek(tree.tree().position(top)));
      }
    }
  }
}
