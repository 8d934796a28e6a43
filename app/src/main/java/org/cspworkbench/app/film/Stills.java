package org.cspworkbench.app.film;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import org.cspworkbench.app.export.PdfPicture;
import org.cspworkbench.app.export.SvgPicture;

/** Single positions of a film as pictures. */
public final class Stills {

  private Stills() {}

  /** Returns the picture at {@code position}. */
  public static BufferedImage image(Film film, int position) {
    return film.image(position);
  }

  /** Writes the picture at {@code position} as PNG. The stream stays open. */
  public static void writePng(Film film, int position, OutputStream stream) throws IOException {
    ImageIO.write(image(film, position), "png", stream);
  }

  /** Writes the picture at {@code position} as SVG. The stream stays open. */
  public static void writeSvg(Film film, int position, OutputStream stream) throws IOException {
    SvgPicture.of(film.size(), g -> film.paint(g, position)).write(stream);
  }

  /** Writes the picture at {@code position} as PDF. The stream stays open. */
  public static void writePdf(Film film, int position, OutputStream stream) throws IOException {
    PdfPicture.of(film.size(), g -> film.paint(g, position)).write(stream);
  }
}
