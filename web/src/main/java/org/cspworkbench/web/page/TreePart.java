package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.TreeModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
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

  /** The commands whose keys apply while the tree has the focus. */
  static final ImmutableList<ExploreCommands> COMMANDS =
      ImmutableList.of(
          ExploreCommands.NODE_UP,
          ExploreCommands.NODE_DOWN,
          ExploreCommands.NODE_LEFT,
          ExploreCommands.NODE_RIGHT,
          ExploreCommands.NODE_TAKE,
          ExploreCommands.FOLD_FAILS,
          ExploreCommands.FOLD_BELOW,
          ExploreCommands.FIT,
          ExploreCommands.CENTRE);

  private final PageModel model;
  private final TabsPart tabs;
  private final TreeModel tree;
  private final PageGraphCanvas canvas;
  private final HTMLElement cut = Elements.byId("tree-cut");
  private final BoundValue<Trace, TracePlayer> lookUp; // moves to what is described
  private final NextFrame repainting = new NextFrame(this::update); // as only the tree moves

  TreePart(PageModel model, TabsPart tabs, PageCanvas.Studio studio) {
    this.model = model;
    this.tabs = tabs;
    this.tree = new TreeModel(model, Background.NONE);
    this.lookUp = new BoundValue<>(() -> tree.shown().map(ShownTree::trace));
    this.canvas = new PageGraphCanvas(studio, "tree", this::update);
    canvas.moveBy(new Pointer.Hand(tree.view(), repainting::request, this::click));
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
      if (!tree.isUpToDate()) {
        repainting.request();
      }
    }
  }

  private void show(ShownTree shown) {
    Elements.setShown(cut, shown.isCut());
    Elements.setText(cut, model.texts().text("page.tree.cut", shown.tree().size() - 1));
    int here = tree.selected();
    Box whole = canvas.whole();
    canvas.paint(whole, new DrawnTree(shown.scene(), tree.placement(), model.look(), whole, here));
    model.playback().filter(at -> !at.isPlaying()).ifPresent(at -> describe(shown, at.position()));
  }

  private void describe(ShownTree shown, int position) {
    NodeWords words = new NodeWords(TextBundle.ofPhrases(model.texts().locale()));
    TracePlayer player = lookUp.get().orElseGet(shown.trace()::player);
    lookUp.set(shown.trace(), player);
    canvas.describe(
        words.spoken(NodeFacts.at(shown, position, player)),
        new Described(shown, model.texts()),
        node -> words.spoken(NodeFacts.of(shown, node, player)));
  }

  /** What the descriptions depend on. */
  private record Described(ShownTree shown, PageTexts texts) {}

  private void press(KeyboardEvent key) {
    Optional<ExploreCommands> command = CommandKeys.pressed(COMMANDS, key);
    if (command.isEmpty()) {
      return;
    }
    switch (command.get()) {
      case NODE_UP -> tree.toParent();
      case NODE_DOWN -> tree.toFirstChild();
      case NODE_LEFT -> tree.toPreviousSibling();
      case NODE_RIGHT -> tree.toNextSibling();
      case NODE_TAKE -> tree.take();
      case FOLD_FAILS -> tree.foldFails();
      case FOLD_BELOW -> tree.foldBelow();
      case FIT -> tree.fit();
      case CENTRE -> tree.centre();
      default -> throw new IllegalStateException("no command of a tree");
    }
    key.preventDefault();
    key.stopPropagation(); // these keys move in the run elsewhere
    repainting.request();
  }

  private void click(Point at) {
    int node = canvas.nodeAt(at);
    if (node != NONE) {
      tree.select(node);
    }
  }
}
