package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.explore.Folding;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.explore.TreeView;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Point;
import org.cspworkbench.presentation.paint.tree.DrawnTree;
import org.cspworkbench.presentation.paint.tree.TreePlacement;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.TreeIndex;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Pointer;
import org.jspecify.annotations.Nullable;

/** The search tree of the run, with the node that is shown. A click on a node goes there. */
final class TreePart implements Part {

  private final PageModel model;
  private final TabsPart tabs;
  private final DrawnGraphCanvas canvas;
  private final TreeView view = new TreeView();
  private final NextFrame repainting = new NextFrame(this::update); // as only the tree moves
  private @Nullable ShownTree drawn;

  TreePart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.canvas = new DrawnGraphCanvas(studio, "tree", this::update);
    Pointer.on(canvas.surface(), new Hand());
  }

  @Override
  public void update() {
    if (tabs.tab().equals("tree") && canvas.extent().isInSight()) {
      model.playback().ifPresent(this::show);
    }
  }

  private void show(Playback at) {
    view.setArea(
        canvas.extent().width(), canvas.extent().height(), TreePlacement.usualZoom(model.look()));
    Trace trace = at.player().trace();
    ShownTree tree = drawn == null || drawn.trace() != trace ? read(trace) : drawn;
    if (tree != drawn) {
      drawn = tree;
      view.clear();
      view.show(tree.scene().layout(), true);
    }
    int here = tree.shownAt(at.position());
    view.reveal(here);
    Box whole = canvas.whole();
    canvas.paint(whole, new DrawnTree(tree.scene(), view.placement(), model.look(), whole, here));
  }

  private ShownTree read(Trace trace) {
    TreeIndex index = model.session().flatMap(RunRecording::tree).orElseThrow();
    return ShownTree.of(trace, index.latest().orElseThrow(), Folding.none(), true);
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
      int node = canvas.nodeAt(at);
      if (tree != null && node != NONE) {
        go(tree, node);
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
