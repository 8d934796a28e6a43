package org.cspworkbench.app.gui.explore;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.OptionalInt;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.BoardCanvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.explore.NodeWords;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.paint.tree.TreePainter;
import org.cspworkbench.presentation.paint.tree.TreePlacement;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/** The search tree: a click selects a node, dragging moves the tree, the wheel zooms. */
final class TreePane extends BoardCanvas {

  private static final NodeWords WORDS = new NodeWords(Texts.phrases());

  private static final double WHEEL = 1.2;
  private static final int DRAG = 4; // a shorter movement is a click

  private final ExploreModel model;

  TreePane(ExploreModel model) {
    super(Token.BG_PANEL);
    Overflow.SCROLLED.declareFor(this);
    this.model = model;
    setFocusable(true);
    setWantedSize(200, 120);
    getAccessibleContext().setAccessibleName(text("tree.name"));
    setToolTipText(""); // enables tooltips
    Moves moves = new Moves();
    addMouseListener(moves);
    addMouseMotionListener(moves);
    addMouseWheelListener(moves);
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

  private @Nullable TreePainter painter() {
    return model
        .shown()
        .map(
            tree -> new TreePainter(tree.scene(), model.view().placement(), Theme.current().look()))
        .orElse(null);
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    TreePainter painter = painter();
    if (painter != null) {
      Box area = new Box(0, 0, width, height);
      GraphicsSurface.paint(g, on -> painter.paint(on, area, model.selected()));
      if (model.isRootAlone()) {
        new Pen(g)
            .write(
                text("tree.nothing"),
                width / 2.0,
                height / 2.0,
                Align.CENTRE,
                Type.text(13),
                Token.TEXT_MUTED);
      }
    }
  }

  private OptionalInt nodeAt(Point point) {
    TreePainter painter = painter();
    return painter == null ? OptionalInt.empty() : painter.nodeAt(Awt.point(point));
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    OptionalInt node = nodeAt(at(event));
    return node.isEmpty()
        ? null
        : model.report().facts(node.getAsInt()).map(WORDS::spoken).orElse(null);
  }

  @Override
  protected int cellCount() {
    return model.shown().map(tree -> tree.scene().size()).orElse(0);
  }

  @Override
  protected String cellName(int cell) {
    return model.report().facts(cell).map(WORDS::spoken).orElse("");
  }

  @Override
  protected boolean isCellSelected(int cell) {
    return model.selected() == cell;
  }

  /** The mouse gestures. */
  private final class Moves extends MouseAdapter {
    private @Nullable Point pressed;
    private Point last = new Point();
    private boolean dragging;

    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      pressed = at(event);
      last = at(event);
      dragging = false;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      Point now = at(event);
      dragging |= pressed != null && pressed.distance(now) >= DRAG;
      if (dragging) {
        setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
        model.view().move((double) now.x - last.x, (double) now.y - last.y);
        last = now;
        repaint();
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      setCursor(Cursor.getDefaultCursor());
      if (!dragging && pressed != null && SwingUtilities.isLeftMouseButton(event)) {
        nodeAt(at(event)).ifPresent(model::select);
      }
      pressed = null;
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      boolean isNode = nodeAt(at(event)).isPresent();
      setCursor(Cursor.getPredefinedCursor(isNode ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      model.view().zoom(Math.pow(WHEEL, -event.getPreciseWheelRotation()), Awt.point(at(event)));
      repaint();
    }
  }
}
