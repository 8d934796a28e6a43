package org.cspworkbench.web.canvas;

import java.util.function.Consumer;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Contour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Ellipse;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Line;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Pixels;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Stamp;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Surface;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSNumber;

/** A canvas of a page as a surface for painters. */
public final class CanvasSurface implements Surface {

  private static final double BEVELLED_FROM = 10;

  private final CanvasRenderingContext2D context;
  private final CanvasLettering lettering;
  private final StampSheets stamps;
  private final DeviceGrid device;
  private final Box visible;
  private @Nullable Colour fill; // as the context has it
  private @Nullable Colour line; // as the context has it
  private @Nullable Stroke stroke; // as the context has it
  private @Nullable Face face; // as the context has it
  private double size; // of the font that the context has

  /**
   * Creates a surface.
   *
   * @param context a context whose units are those of the painter
   * @param device the pixels in these units
   * @param visible the part in sight
   */
  CanvasSurface(
      CanvasRenderingContext2D context,
      CanvasLettering lettering,
      StampSheets stamps,
      DeviceGrid device,
      Box visible) {
    this.context = context;
    this.lettering = lettering;
    this.stamps = stamps;
    this.device = device;
    this.visible = visible;
    context.setMiterLimit(BEVELLED_FROM);
  }

  @Override
  public DeviceGrid device() {
    return device;
  }

  @Override
  public Box visible() {
    return visible;
  }

  @Override
  public void within(Contour part, Consumer<Surface> painting) {
    context.save();
    outline(part);
    context.clip();
    painting.accept(inside());
    context.restore();
  }

  /** Returns the surface inside a part, which starts with what the context has. */
  private CanvasSurface inside() {
    CanvasSurface inside = new CanvasSurface(context, lettering, stamps, device, visible);
    inside.fill = fill;
    inside.line = line;
    inside.stroke = stroke;
    inside.face = face;
    inside.size = size;
    return inside;
  }

  @Override
  public void setEdges(Edges edges) {} // a canvas has smooth edges only

  @Override
  public void stamp(Stamp stamp, Box place) {
    if (!stamps.draw(stamp, place, device, context)) {
      stamp.paint(this, place);
    }
  }

  @Override
  public void paint(Pixels pixels, Box place) {
    stamps.draw(pixels, place, context);
  }

  @Override
  public void fill(Contour contour, Colour colour) {
    if (!colour.equals(fill)) {
      context.setFillStyle(style(colour));
      fill = colour;
    }
    if (contour instanceof Box box) {
      context.fillRect(box.x(), box.y(), box.width(), box.height());
    } else {
      outline(contour);
      context.fill();
    }
  }

  @Override
  public void draw(Contour contour, Stroke with, Colour colour) {
    if (!colour.equals(line)) {
      context.setStrokeStyle(style(colour));
      line = colour;
    }
    if (!with.equals(stroke)) {
      choose(with);
      stroke = with;
    }
    outline(contour);
    context.stroke();
  }

  private void choose(Stroke with) {
    context.setLineWidth(with.width());
    context.setLineCap(
        switch (with.cap()) {
          case BUTT -> "butt";
          case ROUND -> "round";
          case SQUARE -> "square";
        });
    context.setLineJoin(with.join() == Stroke.Join.ROUND ? "round" : "miter");
    JSArray<org.teavm.jso.JSObject> lengths = new JSArray<>();
    if (with.dashes().on() > 0) {
      lengths.push(JSNumber.valueOf(with.dashes().on()));
      lengths.push(JSNumber.valueOf(with.dashes().off()));
    }
    context.setLineDash(lengths);
    context.setLineDashOffset(with.dashes().phase());
  }

  @Override
  public void write(String text, double x, double y, Face with, double newSize, Colour colour) {
    if (text.isEmpty()) {
      return;
    }
    if (!colour.equals(fill)) {
      context.setFillStyle(style(colour));
      fill = colour;
    }
    if (with != face || newSize != size) {
      context.setFont(CanvasLettering.css(with, newSize));
      face = with;
      size = newSize;
    }
    context.fillText(text, x, y + lettering.rise(with, newSize));
  }

  private void outline(Contour contour) {
    context.beginPath();
    if (contour instanceof Box box) {
      context.rect(box.x(), box.y(), box.width(), box.height());
    } else if (contour instanceof RoundBox round) {
      outline(round);
    } else if (contour instanceof Ellipse ellipse) {
      Box bounds = ellipse.bounds();
      context.ellipse(
          bounds.centreX(),
          bounds.centreY(),
          Math.abs(bounds.width()) / 2,
          Math.abs(bounds.height()) / 2,
          0,
          0,
          2 * Math.PI);
    } else if (contour instanceof Line segment) {
      context.moveTo(segment.x1(), segment.y1());
      context.lineTo(segment.x2(), segment.y2());
    } else if (contour instanceof Path path) {
      path.trace(new ContextPencil(context));
    }
  }

  private void outline(RoundBox round) {
    Box box = round.box();
    double radius = Math.min(round.arc(), Math.min(box.width(), box.height())) / 2;
    context.moveTo(box.x() + radius, box.y());
    context.arcTo(box.right(), box.y(), box.right(), box.bottom(), radius);
    context.arcTo(box.right(), box.bottom(), box.x(), box.bottom(), radius);
    context.arcTo(box.x(), box.bottom(), box.x(), box.y(), radius);
    context.arcTo(box.x(), box.y(), box.right(), box.y(), radius);
    context.closePath();
  }

  private static String style(Colour colour) {
    if (colour.alpha() == 255) {
      return colour.hex();
    }
    String alpha = Integer.toHexString(0x100 | colour.alpha()).substring(1);
    return colour.hex() + alpha;
  }

  /** Adds the segments of a path to that of a canvas. */
  private record ContextPencil(CanvasRenderingContext2D context) implements Path.Pencil {

    @Override
    public void moveTo(double x, double y) {
      context.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
      context.lineTo(x, y);
    }

    @Override
    public void quadTo(double cx, double cy, double x, double y) {
      context.quadraticCurveTo(cx, cy, x, y);
    }

    @Override
    public void curveTo(double c1x, double c1y, double c2x, double c2y, double x, double y) {
      context.bezierCurveTo(c1x, c1y, c2x, c2y, x, y);
    }

    @Override
    public void close() {
      context.closePath();
    }
  }
}
