package org.cspworkbench.app.film;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;

/** Single positions of a film as pictures. */
public final class Stills {

  private static final String SVG = "http://www.w3.org/2000/svg";

  private Stills() {}

  /** The picture at {@code position}. */
  public static BufferedImage image(Film film, int position) {
    Dimension size = film.size();
    BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    film.paint(g, position);
    g.dispose();
    return image;
  }

  /** Writes the picture at {@code position} as PNG. The stream stays open. */
  public static void writePng(Film film, int position, OutputStream stream) throws IOException {
    ImageIO.write(image(film, position), "png", stream);
  }

  /**
   * Writes the picture at {@code position} as SVG. Letters are drawn as shapes, so that they look
   * the same where the fonts are not at hand. The stream stays open.
   */
  public static void writeSvg(Film film, int position, OutputStream stream) throws IOException {
    Document document = emptyDocument();
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
    context.setComment("CSP Workbench");
    SVGGraphics2D g = new SVGGraphics2D(context, true);
    g.setSVGCanvasSize(film.size());
    film.paint(g, position);
    Writer writer = new OutputStreamWriter(stream, UTF_8);
    g.stream(writer, true);
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
