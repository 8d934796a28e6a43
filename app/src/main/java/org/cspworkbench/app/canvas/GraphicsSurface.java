package org.cspworkbench.app.canvas;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.util.function.Consumer;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.geometry.Contour;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;
import org.jspecify.annotations.Nullable;

/** A {@code Graphics2D} as a surface for painters. */
public final class GraphicsSurface implements Surface {

  /** What is visible where nothing limits it. */
  private static final Box EVERYWHERE = new Box(-1e9, -1e9, 2e9, 2e9);

  private final Graphics2D g;
  private final BundledFonts fonts = BundledFonts.get();
  private final DeviceGrid device;
  private @Nullable Colour colour; // as the graphics have it
  private @Nullable Stroke stroke; // as the graphics have it

  private GraphicsSurface(Graphics2D g) {
    this.g = g;
    this.device = gridOf(g.getTransform());
    setEdges(Edges.SMOOTH);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
  }

  /** Runs {@code painting} on a copy of {@code g}, which itself keeps its state. */
  public static void paint(Graphics2D g, Consumer<Surface> painting) {
    Graphics2D copy = (Graphics2D) g.create();
    try {
      painting.accept(new GraphicsSurface(copy));
    } finally {
      copy.dispose();
    }
  }

  private static DeviceGrid gridOf(AffineTransform transform) {
    boolean isUpright =
        transform.getShearX() == 0
            && transform.getShearY() == 0
            && transform.getScaleX() > 0
            && transform.getScaleY() > 0;
    return isUpright
        ? new DeviceGrid(
            transform.getScaleX(),
            transform.getScaleY(),
            transform.getTranslateX(),
            transform.getTranslateY())
        : DeviceGrid.unscaled();
  }

  @Override
  public DeviceGrid device() {
    return device;
  }

  @Override
  public Box visible() {
    Rectangle clip = g.getClipBounds();
    return clip == null ? EVERYWHERE : Awt.box(clip);
  }

  @Override
  public void within(Contour part, Consumer<Surface> painting) {
    paint(
        g,
        inside -> {
          ((GraphicsSurface) inside).g.clip(Awt.shape(part));
          painting.accept(inside);
        });
  }

  @Override
  public void setEdges(Edges edges) {
    g.setRenderingHint(
        RenderingHints.KEY_ANTIALIASING,
        edges == Edges.SMOOTH
            ? RenderingHints.VALUE_ANTIALIAS_ON
            : RenderingHints.VALUE_ANTIALIAS_OFF);
  }

  @Override
  public void fill(Contour contour, Colour with) {
    choose(with);
    g.fill(Awt.shape(contour));
  }

  @Override
  public void draw(Contour contour, Stroke with, Colour in) {
    choose(in);
    if (!with.equals(stroke)) {
      g.setStroke(basic(with));
      stroke = with;
    }
    g.draw(Awt.shape(contour));
  }

  @Override
  public void write(String text, double x, double y, Face face, double size, Colour in) {
    Lettering lettering = fonts.lettering(face, size);
    choose(in);
    g.setFont(lettering.fontFor(text));
    g.drawString(text, (float) x, (float) (y + lettering.rise()));
  }

  private void choose(Colour wanted) {
    if (!wanted.equals(colour)) {
      g.setColor(Awt.color(wanted));
      colour = wanted;
    }
  }

  private static BasicStroke basic(Stroke stroke) {
    float width = (float) stroke.width();
    int cap =
        switch (stroke.cap()) {
          case BUTT -> BasicStroke.CAP_BUTT;
          case ROUND -> BasicStroke.CAP_ROUND;
          case SQUARE -> BasicStroke.CAP_SQUARE;
        };
    int join = stroke.join() == Stroke.Join.ROUND ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER;
    Stroke.Dashes dashes = stroke.dashes();
    return dashes.on() > 0
        ? new BasicStroke(
            width,
            cap,
            join,
            10,
            new float[] {(float) dashes.on(), (float) dashes.off()},
            (float) dashes.phase())
        : new BasicStroke(width, cap, join, 10);
  }
}
