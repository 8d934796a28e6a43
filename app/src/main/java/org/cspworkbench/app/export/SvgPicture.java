package org.cspworkbench.app.export;

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
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.w3c.dom.Document;

/** A picture as SVG. Text is drawn as shapes, so that it does not depend on installed fonts. */
public final class SvgPicture {

  private static final String SVG = "http://www.w3.org/2000/svg";

  private final SVGGraphics2D graphics;

  private SvgPicture(SVGGraphics2D graphics) {
    this.graphics = graphics;
  }

  /** Creates a picture of this size from what {@code painter} paints. */
  public static SvgPicture of(Dimension size, Consumer<Graphics2D> painter) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
    context.setComment("CSP Workbench");
    SVGGraphics2D graphics = new SVGGraphics2D(context, true);
    graphics.setSVGCanvasSize(size);
    graphics.setRenderingHint(GraphicsSurface.VECTORS, true);
    painter.accept(graphics);
    return new SvgPicture(graphics);
  }

  /** Writes the picture. The stream stays open. Must be called once only. */
  public void write(OutputStream stream) throws IOException {
    Writer writer = new OutputStreamWriter(stream, UTF_8);
    graphics.stream(writer, true);
    writer.flush();
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
