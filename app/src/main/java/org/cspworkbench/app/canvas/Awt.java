package org.cspworkbench.app.canvas;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Contour;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Size;

/** Converts between the geometry and colours of painters and those of AWT. */
public final class Awt {

  private Awt() {}

  /** Converts a rectangle. */
  public static Box box(Rectangle2D r) {
    return new Box(r.getX(), r.getY(), r.getWidth(), r.getHeight());
  }

  /** Converts a box. */
  public static Rectangle2D.Double rectangle(Box box) {
    return new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height());
  }

  /** The smallest rectangle of whole units that contains {@code box}. */
  public static Rectangle bounds(Box box) {
    return rectangle(box).getBounds();
  }

  /** Converts a point. */
  public static Point point(Point2D p) {
    return new Point(p.getX(), p.getY());
  }

  /** Converts a size. */
  public static Size size(Dimension d) {
    return new Size(d.width, d.height);
  }

  /** Converts a size. */
  public static Dimension dimension(Size size) {
    return new Dimension(size.width(), size.height());
  }

  /** Converts a colour. */
  public static Color color(Colour colour) {
    return new Color(colour.argb(), true);
  }

  static Shape shape(Contour contour) {
    if (contour instanceof Box box) {
      return rectangle(box);
    }
    if (contour instanceof Line line) {
      return new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2());
    }
    if (contour instanceof Ellipse ellipse) {
      Box b = ellipse.bounds();
      return new Ellipse2D.Double(b.x(), b.y(), b.width(), b.height());
    }
    if (contour instanceof RoundBox round) {
      Box b = round.box();
      return new RoundRectangle2D.Double(
          b.x(), b.y(), b.width(), b.height(), round.arc(), round.arc());
    }
    Tracing tracing = new Tracing();
    ((Path) contour).trace(tracing);
    return tracing.path;
  }

  private static final class Tracing implements Path.Pencil {
    private final Path2D.Double path = new Path2D.Double();

    @Override
    public void moveTo(double x, double y) {
      path.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
      path.lineTo(x, y);
    }

    @Override
    public void quadTo(double cx, double cy, double x, double y) {
      path.quadTo(cx, cy, x, y);
    }

    @Override
    public void curveTo(double c1x, double c1y, double c2x, double c2y, double x, double y) {
      path.curveTo(c1x, c1y, c2x, c2y, x, y);
    }

    @Override
    public void close() {
      path.closePath();
    }
  }
}
