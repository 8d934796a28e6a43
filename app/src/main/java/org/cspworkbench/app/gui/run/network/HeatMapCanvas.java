package org.cspworkbench.app.gui.run.network;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Container;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.geom.AffineTransform;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.DeviceImage;
import org.cspworkbench.app.gui.widget.FilledViewport;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.history.DomainHistory;
import org.cspworkbench.presentation.paint.chart.HeatMapPainter;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.explore.CellStory;
import org.cspworkbench.viewer.explore.HeatMapModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
import org.jspecify.annotations.Nullable;

/**
 * The domains over time, which the mouse scrubs and queries. The image is painted in the
 * background; only the playhead is painted on each repaint.
 */
final class HeatMapCanvas extends Canvas implements FilledViewport {

  private static final int SIDE = 16;
  private static final int WIDTH = 400;

  /** Everything on which the image depends. */
  private record Key(
      DomainHistory.Map map, Rows rows, Look look, Rectangle part, Dimension size, double scale) {}

  private final HeatMapModel model;
  private final Background background;
  private final BoundValue<Trace, Painted> made;
  private @Nullable Key making;

  /** An image and its key. */
  private record Painted(Key key, DeviceImage image) {}

  HeatMapCanvas(HeatMapModel model, Background background) {
    super(Token.BG_PANEL);
    this.model = model;
    this.made = new BoundValue<>(model::trace);
    this.background = background;
    setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    Pointer pointer = new Pointer();
    addMouseListener(pointer);
    addMouseMotionListener(pointer);
    addMouseWheelListener(pointer);
  }

  void update() {
    getAccessibleContext()
        .setAccessibleName(
            text(
                "heat.name",
                model.position(),
                model.map().map(DomainHistory.Map::length).orElse(0)));
    revalidate();
    repaint();
  }

  /** Returns whether the image is up to date. */
  boolean isReady() {
    return making == null
        && made.get().isPresent()
        && model.map().equals(made.get().map(painted -> painted.key().map()));
  }

  /** Returns the kind of rows: the requested kind or, if none is requested, values if they fit. */
  Rows rows() {
    return model
        .wantedRows()
        .orElseGet(() -> needed(Rows.VALUES) <= room() ? Rows.VALUES : Rows.COUNTS);
  }

  private int needed(Rows rows) {
    return model.map().map(map -> HeatMapPlacement.heightFor(map.csp(), rows)).orElse(0);
  }

  /** Returns the visible height. */
  private int room() {
    Container parent = getParent();
    return unscaled(parent == null ? getHeight() : parent.getHeight());
  }

  private HeatMapPlacement placement(DomainHistory.Map map, Rows rows, int width, int height) {
    Box area = new Box(0, 0, width - SIDE, height);
    return new HeatMapPlacement(map.csp(), rows, area, labels());
  }

  private static int labels() {
    return (int) (Theme.current().look().label() * 5.6) + SIDE;
  }

  private Optional<HeatMapPlacement> placement() {
    return model
        .map()
        .map(map -> placement(map, rows(), unscaled(getWidth()), unscaled(getHeight())));
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    DomainHistory.Map map = model.map().orElse(null);
    if (map == null) {
      return;
    }
    Look look = Theme.current().look();
    Rows rows = rows();
    HeatMapPainter painter = new HeatMapPainter(map, placement(map, rows, width, height), look);
    if (isPaintingForPrint()) {
      GraphicsSurface.paint(g, painter::paint);
    } else {
      AffineTransform transform = g.getTransform();
      Rectangle seen = getVisibleRect();
      Rectangle part = new Rectangle(0, unscaled(seen.y), width, unscaled(seen.height) + 2);
      Dimension size = new Dimension(width, height);
      request(new Key(map, rows, look, part, size, transform.getScaleX()));
      made.get().ifPresent(painted -> painted.image().draw(g));
    }
    GraphicsSurface.paint(g, on -> painter.paintPlayhead(on, model.position()));
  }

  /** Starts painting the image, unless it is up to date or another one is being painted. */
  private void request(Key key) {
    Trace trace = model.trace().orElse(null);
    boolean isMade = made.get().filter(painted -> painted.key().equals(key)).isPresent();
    if (trace != null && making == null && !isMade) {
      making = key;
      background.run(() -> paint(key), painted -> take(trace, new Painted(key, painted)));
    }
  }

  private DeviceImage paint(Key key) {
    HeatMapPlacement placement =
        placement(key.map(), key.rows(), key.size().width, key.size().height);
    HeatMapPainter painter = new HeatMapPainter(key.map(), placement, key.look());
    return DeviceImage.of(Awt.box(key.part()), key.scale(), painter::paint);
  }

  private void take(Trace of, Painted painted) {
    making = null;
    made.set(of, painted);
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    int height = rows() == Rows.VALUES ? Math.max(needed(Rows.VALUES), room()) : room();
    return UIScale.scale(new Dimension(WIDTH, height));
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return UIScale.scale(new Dimension(WIDTH, 140));
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return rows() == Rows.COUNTS || needed(Rows.VALUES) <= room();
  }

  /** Drags the playhead and queries the domain under the mouse; the wheel moves by one event. */
  private final class Pointer extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      go(event);
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      go(event);
    }

    private void go(MouseEvent event) {
      model.map().ifPresent(map -> placement().ifPresent(p -> model.seek(position(p, map, event))));
    }

    private int position(HeatMapPlacement placement, DomainHistory.Map map, MouseEvent event) {
      return placement.positionAt(at(event).x, map.length());
    }

    @Override
    public void mouseMoved(MouseEvent event) {
      model.map().ifPresent(map -> placement().ifPresent(p -> lookUp(p, map, event)));
    }

    private void lookUp(HeatMapPlacement placement, DomainHistory.Map map, MouseEvent event) {
      int y = at(event).y;
      model.ask(
          placement.cells().contains(Awt.point(at(event)))
              ? new CellStory.Question(
                  position(placement, map, event), placement.variableAt(y), placement.valueAt(y))
              : null);
    }

    @Override
    public void mouseExited(MouseEvent event) {
      model.ask(null);
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
      if (getScrollableTracksViewportHeight()) {
        model.step(event.getWheelRotation() > 0);
      } else {
        getParent()
            .dispatchEvent(
                SwingUtilities.convertMouseEvent(event.getComponent(), event, getParent()));
      }
    }
  }
}
