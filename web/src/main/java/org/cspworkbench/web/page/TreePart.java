package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.base.Ascii;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.explore.TreeModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Pointer;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The search tree of the run, with the node that is shown. A click or the arrow keys go to a node,
 * as in the window; the pointer moves and enlarges the tree.
 */
final class TreePart implements PagePart {

  private final PageModel model;
  private final TabsPart tabs;
  private final TreeModel tree;
  private final PageGraphCanvas canvas;
  private final HTMLElement description = Elements.byId("tree-description");
  private final NextFrame repainting = new NextFrame(this::update); // as only the tree moves

  TreePart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.tree = new TreeModel(model, Background.NONE);
    this.canvas = new PageGraphCanvas(studio, "tree", this::update);
    Pointer.on(canvas.surface(), new Hand());
    Elements.on(canvas.surface(), "keydown", event -> press((KeyboardEvent) (JSObject) event));
  }

  @Override
  public void update() {
    if (tabs.tab().equals("tree") && canvas.extent().isInSight()) {
      tree.view()
          .setArea(
              canvas.extent().width(),
              canvas.extent().height(),
              TreePlacement.usualZoom(model.look()));
      tree.refresh();
      tree.shown().ifPresent(this::show);
    }
  }

  private void show(ShownTree shown) {
    int here = tree.selected();
    Box whole = canvas.whole();
    canvas.paint(whole, new DrawnTree(shown.scene(), tree.placement(), model.look(), whole, here));
    model.playback().filter(at -> !at.isPlaying()).ifPresent(at -> describe(shown, at.position()));
  }

  private void describe(ShownTree shown, int position) {
    NodeWords words = new NodeWords(TextBundle.ofPhrases(model.texts().locale()));
    NodeFacts facts = NodeFacts.at(shown, position, shown.trace().player());
    Elements.setText(description, words.spoken(facts));
  }

  private void press(KeyboardEvent key) {
    if (key.isCtrlKey() || key.isAltKey() || key.isMetaKey() || key.isShiftKey()) {
      return;
    }
    switch (Ascii.toLowerCase(key.getKey())) {
      case "arrowup" -> tree.toParent();
      case "arrowdown" -> tree.toFirstChild();
      case "arrowleft" -> tree.toPreviousSibling();
      case "arrowright" -> tree.toNextSibling();
      case "enter" -> tree.take();
      case "f" -> tree.foldFails();
      case "h" -> tree.foldBelow();
      case "z" -> tree.fit();
      case "c" -> tree.centre();
      default -> {
        return;
      }
    }
    key.preventDefault();
    key.stopPropagation(); // these keys move in the run elsewhere
    repainting.request();
  }

  /** Moves the tree, and goes to its nodes. */
  private final class Hand implements Pointer.Hand {

    @Override
    public void drag(double right, double down) {
      tree.view().move(right, down);
      repainting.request();
    }

    @Override
    public void zoom(double factor, Point fixed) {
      tree.view().zoom(factor, fixed);
      repainting.request();
    }

    @Override
    public void click(Point at) {
      int node = canvas.nodeAt(at);
      if (node != NONE) {
        tree.select(node);
      }
    }
  }
}
