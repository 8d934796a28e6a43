package org.cspworkbench.app.film;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;

/**
 * A painting as SVG. Letters are drawn as shapes, so that they look the same where the fonts are
 * not at hand.
 */
public final class Vectors {

  private static final String SVG = "http://www.w3.org/2000/svg";

  private final SVGGraphics2D graphics;

  private Vectors(SVGGraphics2D graphics) {
    this.graphics = graphics;
  }

  /** What {@code painting} paints at the origin, within {@code size}. */
  public static Vectors of(Dimension size, Consumer<Graphics2D> painting) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
    context.setComment("CSP Workbench");
    SVGGraphics2D g = new SVGGraphics2D(context, true);
    g.setSVGCanvasSize(size);
    painting.accept(g);
    return new Vectors(g);
  }

  /** Writes it, once. The stream stays open. */
  public void write(OutputStream stream) throws IOException {
    Writer writer = new OutputStreamWriter(stream, UTF_8);
    graphics.stream(writer, true);
    writer.flush();
  }

  /** Paints and writes. The stream stays open. */
  public static void writeSvg(Dimension size, Consumer<Graphics2D> painting, OutputStream stream)
      throws IOException {
    of(size, painting).write(stream);
  }

  private static Document emptyDocument() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(SVG, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("the JDK has a parser without any wishes", e);
    }
  }
}
