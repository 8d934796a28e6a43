package org.cspworkbench.web.page;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.BitSet;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.conflict.NogoodDerivation;
import org.cspworkbench.presentation.paint.graph.ConflictScene;
import org.cspworkbench.presentation.paint.graph.ConflictSymbol;
import org.cspworkbench.presentation.paint.graph.DrawnConflict;
import org.cspworkbench.presentation.paint.graph.GraphLegend;
import org.cspworkbench.presentation.paint.graph.ShownNodes;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.run.PictureView;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.Pointer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The picture of an implication graph with its legend. A click or the arrow keys select a node, U
 * the first unique implication point.
 */
final class ConflictGraph {

  private static final int LEGEND_HEIGHT = 30;

  private final PageModel model;
  private final ConflictModel conflict;
  private final Runnable changed;
  private final Extent legendExtent;
  private final HTMLElement legendElement = Elements.byId("conflict-legend-canvas");
  private final PictureView view = PictureView.whole();
  private final PageGraphCanvas canvas;
  private final PageCanvas legend;
  private final NextFrame describing = new NextFrame(this::describe);
  private @Nullable DrawnConflict drawn;
  private @Nullable Painted painted;

  /**
   * Creates the picture.
   *
   * @param changed is run when another node is selected
   */
  ConflictGraph(PageModel model, PageCanvas.Studio studio, Runnable changed) {
    this.model = model;
    this.conflict = model.conflict();
    this.changed = changed;
    this.canvas = new PageGraphCanvas(studio, "conflict", changed);
    this.legendExtent = new Extent(legendElement, changed);
    this.legend = new PageCanvas(studio, (HTMLCanvasElement) legendElement);
    canvas.moveBy(new Pointer.Hand(view, changed, this::click));
    Elements.on(canvas.surface(), "keydown", event -> press((KeyboardEvent) (JSObject) event));
  }

  /** Shows or hides the picture. */
  void setShown(boolean isShown) {
    Elements.setShown(canvas.surface(), isShown);
    Elements.setShown(Elements.byId("conflict-zoom"), isShown);
    Elements.setShown(legendElement, isShown);
  }

  /** Paints the graph of the contradiction. */
  void paint(NogoodDerivation analysis, ConflictWords words) {
    if (!canvas.extent().isInSight() || sight(analysis).equals(painted)) {
      return;
    }
    Look look = model.look();
    int width = canvas.extent().width();
    BitSet nodes =
        conflict.isUnfolded()
            ? ShownNodes.all(analysis)
            : ShownNodes.atMost(analysis, ShownNodes.MOST);
    ConflictScene scene = new ConflictScene(analysis, words, nodes, look, new Point(0, 0), width);
    Size size = scene.size();
    view.setArea(new Size(width, canvas.extent().height()), size);
    double whole = Math.max(width, size.width());
    drawn = new DrawnConflict(scene, look, whole, conflict.cut(), conflict.selected());
    canvas.paint(view, drawn);
    describing.request();
    GraphLegend symbols =
        new GraphLegend(
            ConflictSymbol.values(),
            symbol -> model.texts().text("conflict.legend." + symbol.key()));
    legend.paint(
        legendExtent.width(),
        LEGEND_HEIGHT,
        (on, all) -> symbols.paint(on, LEGEND_HEIGHT / 2.0, all.width(), look));
    painted = sight(analysis);
  }

  private Painted sight(NogoodDerivation analysis) {
    return new Painted(
        analysis,
        model.texts(),
        model.look(),
        new Size(canvas.extent().width(), canvas.extent().height()),
        view.place(),
        conflict.cut(),
        conflict.selected(),
        conflict.isUnfolded());
  }

  /** What the picture depends on: playback goes over many events before the next one. */
  private record Painted(
      NogoodDerivation analysis,
      PageTexts texts,
      Look look,
      Size frame,
      Box place,
      int cut,
      int selected,
      boolean isUnfolded) {}

  /** Describes what has been painted, in a frame of its own: that takes as long again. */
  private void describe() {
    ConflictWords words = new ConflictWords(TextBundle.ofPhrases(model.texts().locale()));
    conflict
        .analysis()
        .ifPresent(
            analysis ->
                canvas.describe(
                    words.step(analysis, conflict.cut()),
                    new Described(analysis, model.texts()),
                    node -> words.spoken(analysis, node)));
  }

  /** What the descriptions depend on. */
  private record Described(NogoodDerivation analysis, PageTexts texts) {}

  private void click(Point at) {
    if (drawn != null) {
      int node = canvas.nodeAt(at);
      if (node == NONE && drawn.hidesNodesAt(canvas.inGraph(at))) {
        conflict.unfold();
      } else {
        conflict.choose(node);
      }
      changed.run();
    }
  }

  private void press(KeyboardEvent key) {
    if (key.isCtrlKey() || key.isAltKey() || key.isMetaKey()) {
      return;
    }
    switch (key.getKey()) {
      case "ArrowLeft", "ArrowUp" -> conflict.selectBeside(-1);
      case "ArrowRight", "ArrowDown" -> conflict.selectBeside(1);
      case "u", "U" -> conflict.selectPoint();
      case "Escape" -> conflict.select(NONE);
      default -> {
        return;
      }
    }
    key.preventDefault();
    key.stopPropagation(); // these keys move in the run elsewhere
    changed.run();
  }
}
