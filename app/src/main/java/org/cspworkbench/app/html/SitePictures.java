package org.cspworkbench.app.html;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;

/** Pictures of moments of runs as files of the site, in the colours of the reader's system. */
final class SitePictures {

  private static final String PNG = "png";
  private static final int SCALE = 2; // pixels in a CSS pixel of most screens

  private final SiteFiles files;

  SitePictures(SiteFiles files) {
    this.files = files;
  }

  /**
   * Returns the element with the picture of a run at a position.
   *
   * @param view what the board shows
   * @param side the length of a side in CSS pixels
   * @param name what the names of its files begin with
   */
  String at(SiteRun run, int position, BoardView view, int side, String name) {
    Picture picture = Pictures.of(run.trace().csp(), view);
    Moment moment = new Moments(run.trace()).at(position);
    String light = file(picture, moment, Look.light(BundledFonts.get()), side, name);
    String dark = file(picture, moment, Look.dark(BundledFonts.get()), side, name + "-dark");
    return """
        <picture><source srcset="%s" media="(prefers-color-scheme: dark)">\
        <img src="%s" width="%d" height="%d" alt=""></picture>\
        """
        .formatted(dark, light, side, side);
  }

  private String file(Picture picture, Moment moment, Look look, int side, String name) {
    BufferedImage image =
        new BufferedImage(SCALE * side, SCALE * side, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.scale(SCALE, SCALE);
    GraphicsSurface.paint(g, on -> picture.paint(on, new Box(0, 0, side, side), look, moment));
    g.dispose();
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, PNG, png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files.addHashed(name, PNG, png.toByteArray());
  }
}
