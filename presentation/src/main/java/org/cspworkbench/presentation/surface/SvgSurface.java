package org.cspworkbench.presentation.surface;

import com.google.common.xml.XmlEscapers;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A surface that writes SVG, for programs and notebooks that have no other one. Its texts are texts
 * in the fonts of the reader, so that their widths are estimates.
 */
public final class SvgSurface implements Surface {

  /** Estimates widths: the usual width of a letter in its font, times the number of letters. */
  public static final TextMeasure MEASURE =
      (text, face, size) -> text.codePointCount(0, text.length()) * size * widthOf(face);

  /** Half of the height of a digit, in sizes of the font. */
  private static final double HALF_DIGIT = 0.36;

  private final StringBuilder svg;
  private final Box visible;
  private Edges edges = Edges.SMOOTH;

  private SvgSurface(StringBuilder svg, Box visible) {
    this.svg = svg;
    this.visible = visible;
  }

  /** Returns the document of this size that {@code painting} paints. */
  public static String document(Size size, Consumer<Surface> painting) {
    Box whole = Box.of(size);
    StringBuilder svg = new StringBuilder();
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(size.width());
    svg.append("\" height=\"").append(size.height()).append("\">\n");
    painting.accept(new SvgSurface(svg, whole));
    return svg.append("</svg>\n").toString();
  }

  @Override
  public DeviceGrid device() {
    return DeviceGrid.unscaled();
  }

  @Override
  public Box visible() {
    return visible;
  }

  @Override
  public void within(Contour part, Consumer<Surface> painting) {
    String outline = outline(part);
    // Equal parts have equal names, so that documents on one page do not take each other's.
    String name = "part" + Integer.toHexString(outline.hashCode());
    svg.append("<clipPath id=\"").append(name).append("\"><path d=\"").append(outline);
    svg.append("\"/></clipPath>\n<g clip-path=\"url(#").append(name).append(")\">\n");
    painting.accept(new SvgSurface(svg, visible));
    svg.append("</g>\n");
  }

  @Override
  public void setEdges(Edges newEdges) {
    edges = newEdges;
  }

  @Override
  public void fill(Contour contour, Colour colour) {
    path(contour);
    paint("fill", colour);
    svg.append("/>\n");
  }

  @Override
  public void draw(Contour contour, Stroke stroke, Colour colour) {
    path(contour);
    svg.append(" fill=\"none\"");
    paint("stroke", colour);
    attribute("stroke-width", number(stroke.width()));
    attribute("stroke-linecap", stroke.cap().name().toLowerCase(Locale.ROOT));
    attribute("stroke-linejoin", stroke.join().name().toLowerCase(Locale.ROOT));
    attribute("stroke-miterlimit", "10");
    Stroke.Dashes dashes = stroke.dashes();
    if (dashes.on() > 0) {
      attribute("stroke-dasharray", number(dashes.on()) + " " + number(dashes.off()));
      attribute("stroke-dashoffset", number(dashes.phase()));
    }
    svg.append("/>\n");
  }

  @Override
  public void write(String text, double x, double y, Face face, double size, Colour colour) {
    boolean isMono = isMono(face);
    svg.append("<text xml:space=\"preserve\"");
    attribute("x", number(x));
    attribute("y", number(y + HALF_DIGIT * size));
    attribute("font-family", isMono ? "JetBrains Mono, monospace" : "Inter, sans-serif");
    attribute("font-size", number(size));
    if (face == Face.BOLD || face == Face.MONO_BOLD) {
      attribute("font-weight", "600");
    }
    paint("fill", colour);
    svg.append('>').append(XmlEscapers.xmlContentEscaper().escape(text)).append("</text>\n");
  }

  private static boolean isMono(Face face) {
    return face == Face.MONO || face == Face.MONO_BOLD;
  }

  private static double widthOf(Face face) {
    return isMono(face) ? 0.6 : 0.56;
  }

  private void path(Contour contour) {
    svg.append("<path");
    attribute("d", outline(contour));
    if (edges == Edges.ROUGH) {
      attribute("shape-rendering", "crispEdges");
    }
  }

  private void paint(String what, Colour colour) {
    attribute(what, colour.hex());
    if (colour.alpha() < 255) {
      attribute(what + "-opacity", number(colour.alpha() / 255.0));
    }
  }

  private void attribute(String name, String value) {
    svg.append(' ').append(name).append("=\"").append(value).append('"');
  }

  private static String outline(Contour contour) {
    Outline outline = new Outline();
    if (contour instanceof Box box) {
      outline.round(box, 0, 0);
    } else if (contour instanceof RoundBox round) {
      outline.round(round.box(), round.arc() / 2, round.arc() / 2);
    } else if (contour instanceof Ellipse ellipse) {
      Box bounds = ellipse.bounds();
      outline.round(bounds, bounds.width() / 2, bounds.height() / 2);
    } else if (contour instanceof Line line) {
      outline.moveTo(line.x1(), line.y1());
      outline.lineTo(line.x2(), line.y2());
    } else if (contour instanceof Path path) {
      path.trace(outline);
    }
    return outline.data.toString().strip();
  }

  private static String number(double value) {
    double rounded = Math.round(value * 100) / 100.0;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  /** The segments of a path, as SVG writes them. */
  private static final class Outline implements Path.Pencil {

    private final StringBuilder data = new StringBuilder();

    private void segment(char kind, double... numbers) {
      data.append(kind);
      for (double each : numbers) {
        data.append(number(each)).append(' ');
      }
    }

    /** Draws a box whose corners are quarters of an ellipse with these radii. */
    private void round(Box box, double rx, double ry) {
      moveTo(box.x() + rx, box.y());
      lineTo(box.right() - rx, box.y());
      arc(rx, ry, box.right(), box.y() + ry);
      lineTo(box.right(), box.bottom() - ry);
      arc(rx, ry, box.right() - rx, box.bottom());
      lineTo(box.x() + rx, box.bottom());
      arc(rx, ry, box.x(), box.bottom() - ry);
      lineTo(box.x(), box.y() + ry);
      arc(rx, ry, box.x() + rx, box.y());
      close();
    }

    private void arc(double rx, double ry, double x, double y) {
      if (rx > 0 && ry > 0) {
        segment('A', rx, ry, 0, 0, 1, x, y);
      }
    }

    @Override
    public void moveTo(double x, double y) {
      segment('M', x, y);
    }

    @Override
    public void lineTo(double x, double y) {
      segment('L', x, y);
    }

    @Override
    public void quadTo(double cx, double cy, double x, double y) {
      segment('Q', cx, cy, x, y);
    }

    @Override
    public void curveTo(double c1x, double c1y, double c2x, double c2y, double x, double y) {
      segment('C', c1x, c1y, c2x, c2y, x, y);
    }

    @Override
    public void close() {
      segment('Z');
    }
  }
}
