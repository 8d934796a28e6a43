package org.cspworkbench.app.gui.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.DrawnGraphCanvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.paint.graph.DrawnTree;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.words.Texts;

/** The search tree: a click selects a node, dragging moves the tree, the wheel zooms. */
final class TreeCanvas extends DrawnGraphCanvas<DrawnTree> {

  private static final NodeWords WORDS = new NodeWords(Texts.phrases());

  private static final double WHEEL = 1.2;

  private final ExploreModel model;

  TreeCanvas(ExploreModel model) {
    super(0);
    Overflow.SCROLLED.declareFor(this);
    this.model = model;
    setFocusable(true);
    setWantedSize(200, 120);
    getAccessibleContext().setAccessibleName(text("tree.name"));
    addMouseWheelListener(this::zoom);
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            measure();
            repaint(); // a queued repaint may have used the old position
          }
        });
  }

  private void measure() {
    double usual = TreePlacement.usualZoom(Theme.current().look());
    model.view().setArea(unscaled(getWidth()), unscaled(getHeight()), usual);
  }

  /** Updates the tree and the selected node. */
  void update() {
    measure();
    String words = model.report().facts().map(WORDS::spoken).orElse("");
    if (!words.equals(getAccessibleContext().getAccessibleDescription())) {
      getAccessibleContext().setAccessibleDescription(words);
      if (!words.isEmpty()) {
        announce(model.selected());
      }
    }
    repaint();
  }

  @Override
  protected Optional<DrawnTree> drawn() {
    Box area = new Box(0, 0, unscaled(getWidth()), unscaled(getHeight()));
    return model
        .scene()
        .map(
            tree ->
                new DrawnTree(
                    tree,
                    model.view().placement(),
                    Theme.current().look(),
                    area,
                    model.selected()));
  }

  @Override
  protected String note() {
    return model.isRootAlone() ? text("tree.nothing") : "";
  }

  @Override
  protected String cellName(int cell) {
    return model.report().facts(cell).map(WORDS::spoken).orElse("");
  }

  @Override
  protected void click(int node, Point at, DrawnTree tree) {
    if (node != NONE) {
      model.select(node);
    }
  }

  @Override
  protected boolean drag(int node, Point from, Point to) {
    model.view().move(to.x() - from.x(), to.y() - from.y());
    repaint();
    return true;
  }

  private void zoom(MouseWheelEvent event) {
    model.view().zoom(Math.pow(WHEEL, -event.getPreciseWheelRotation()), Awt.point(at(event)));
    repaint();
  }
}
