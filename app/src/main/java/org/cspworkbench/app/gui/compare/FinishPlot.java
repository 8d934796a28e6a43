package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Maps;
import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishFigures;
import org.cspworkbench.presentation.paint.chart.FinishChart;
import org.cspworkbench.presentation.paint.chart.FinishChartPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.SizesModel;
import org.cspworkbench.viewer.compare.SizesWords;
import org.jspecify.annotations.Nullable;

/**
 * The plot of finished images against their size. The upright line at the size of the boards can be
 * dragged to another size.
 */
final class FinishPlot extends Canvas {

  private static final int NEAR = 6; // the distance at which the upright line can be dragged

  private final SizesModel model;
  private final IntConsumer restate;
  private OptionalInt dragged = OptionalInt.empty();

  /**
   * Creates the plot.
   *
   * @param restate shows the image on the boards at another size
   */
  FinishPlot(CompareModel model, IntConsumer restate) {
    super(Token.BG_PANEL);
    this.model = model.sizes();
    this.restate = restate;
    getAccessibleContext().setAccessibleName(text("sizes.plot"));
    setToolTipText(""); // enables tooltips
    Dragging dragging = new Dragging();
    addMouseListener(dragging);
    addMouseMotionListener(dragging);
  }

  void update() {
    getAccessibleContext().setAccessibleDescription(SizesWords.description(model.curve()));
    repaint();
  }

  /** Returns a menu of the sizes, as an alternative to the upright line. */
  JMenu sizesMenu() {
    JMenu menu = new JMenu(text("sizes.show"));
    for (int side : sides()) {
      JMenuItem item = new JMenuItem(Integer.toString(side));
      item.addActionListener(event -> show(side));
      menu.add(item);
    }
    return menu;
  }

  private void show(int side) {
    if (model.sizes().filter(sizes -> sizes.own() != side).isPresent()) {
      restate.accept(side);
    }
  }

  /** Returns the sizes that can be displayed: the usual ones, and all that have been measured. */
  private ImmutableSortedSet<Integer> sides() {
    return ImmutableSortedSet.<Integer>naturalOrder()
        .addAll(model.sizes().map(ImageSizes::sides).orElse(ImmutableSortedSet.of()))
        .addAll(model.curve().figures().columnKeySet())
        .build();
  }

  private FinishChart chart() {
    FinishCurve curve = model.curve();
    ImmutableList.Builder<FinishChart.Line> lines = ImmutableList.builder();
    for (int solver = 0; solver < curve.entrants().size(); solver++) {
      lines.add(
          new FinishChart.Line(
              curve.entrants().get(solver).label(),
              ImmutableSortedMap.copyOf(
                  Maps.transformValues(curve.of(solver), FinishFigures::share))));
    }
    OptionalInt own =
        model.sizes().map(sizes -> OptionalInt.of(sizes.own())).orElse(OptionalInt.empty());
    boolean isSquare = model.sizes().filter(ImageSizes::isSquare).isPresent();
    return new FinishChart(
        sides(),
        lines.build(),
        dragged.isPresent() ? dragged : own,
        text(isSquare ? "sizes.across" : "sizes.across.longer"));
  }

  private Box area() {
    return new Box(0, 0, unscaled(getWidth()), unscaled(getHeight()));
  }

  private static Look look() {
    return Theme.current().look();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    FinishChart chart = chart();
    GraphicsSurface.paint(g, on -> FinishChartPainter.paint(on, area(), look(), chart));
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    Point point = new Point(at(event).x, at(event).y);
    Optional<String> marker =
        FinishChartPainter.markerAt(point, area(), look(), chart())
            .flatMap(it -> SizesWords.marker(model.curve(), it.line(), it.side()));
    if (marker.isPresent()) {
      return marker.get();
    }
    return isAtUprightLine(event) ? text("sizes.drag") : null;
  }

  private boolean isAtUprightLine(MouseEvent event) {
    FinishChart chart = chart();
    return chart.shown().isPresent()
        && Math.abs(
                at(event).x
                    - FinishChartPainter.xOf(chart.shown().getAsInt(), area(), look(), chart))
            <= NEAR;
  }

  /** Moves the upright line to the nearest size, and displays that size on release. */
  private final class Dragging extends MouseAdapter {
    private boolean isDragging;

    @Override
    public void mouseMoved(MouseEvent event) {
      setCursor(
          Cursor.getPredefinedCursor(
              isAtUprightLine(event) ? Cursor.E_RESIZE_CURSOR : Cursor.DEFAULT_CURSOR));
    }

    @Override
    public void mousePressed(MouseEvent event) {
      isDragging = isAtUprightLine(event);
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      if (isDragging) {
        dragged = FinishChartPainter.sideAt(at(event).x, area(), look(), chart());
        repaint();
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      OptionalInt wanted = dragged;
      dragged = OptionalInt.empty();
      isDragging = false;
      wanted.ifPresent(FinishPlot.this::show);
      repaint();
    }
  }
}
