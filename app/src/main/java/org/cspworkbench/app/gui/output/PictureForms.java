package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.export.SvgPicture;
import org.cspworkbench.app.film.AnimatedGif;
import org.cspworkbench.app.film.Film;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.Pick;
import org.cspworkbench.app.film.Stills;
import org.cspworkbench.app.html.Opening;
import org.cspworkbench.app.html.RunPage;
import org.cspworkbench.app.html.Written;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.output.OutputForm;

/** The formats of pictures: SVG, which comes first, and PNG, and an animated GIF for runs. */
public final class PictureForms {

  private static final int FILM_WIDTH = 900;
  private static final int MARGIN = 16;
  private static final int PIXELS_A_UNIT = 2; // for printing and projecting

  private PictureForms() {}

  /** Returns the formats of {@code picture} at {@code moment}. */
  public static ImmutableList<OutputForm> of(Picture picture, Moment moment, Look look) {
    Size preferred = picture.preferredSize(look);
    Dimension size = new Dimension(preferred.width() + 2 * MARGIN, preferred.height() + 2 * MARGIN);
    Box area = new Box(MARGIN, MARGIN, preferred.width(), preferred.height());
    return of(
        size,
        g -> {
          g.setColor(Awt.color(look.colour(Token.BG_PANEL)));
          g.fillRect(0, 0, size.width, size.height);
          GraphicsSurface.paint(g, on -> picture.paint(on, area, look, moment));
        });
  }

  /** Returns the formats of what {@code painting} paints at the origin, on any thread. */
  public static ImmutableList<OutputForm> of(Dimension size, Consumer<Graphics2D> painting) {
    return ImmutableList.of(
        OutputForm.of(
            text("output.svg"),
            "svg",
            (stream, progress) -> {
              SvgPicture.of(size, painting).write(stream);
              return "";
            }),
        OutputForm.of(
            text("output.png"),
            "png",
            (stream, progress) -> {
              ImageIO.write(image(size, painting), "png", stream);
              return "";
            }));
  }

  /**
   * Returns the format of a run as a page that plays it in a browser; empty if the run has too many
   * values, or a problem that cannot be written.
   *
   * @param request what was run
   * @param title the solver and the problem
   * @param position the position at which the page opens
   * @param delayMillis how long each event is shown during playback
   */
  public static Optional<OutputForm> page(
      Trace trace, RunRequest request, String title, int position, int delayMillis) {
    if (!RunPage.fits(trace.csp())) {
      return Optional.empty();
    }
    Opening opening = new Opening(position, delayMillis, Optional.empty());
    return PageRun.recorded(request)
        .map(run -> new RunPage(trace, run, title, Locale.getDefault()))
        .map(
            page ->
                OutputForm.of(
                    text("output.html"),
                    "html",
                    (stream, progress) -> {
                      int length = trace.length(); // the recording may still grow
                      Written written = page.write(stream, length, opening);
                      return written.leftOut() == 0
                          ? text("output.html.whole", length)
                          : text("output.html.part", written.events(), length, written.leftOut());
                    }));
  }

  private static BufferedImage image(Dimension size, Consumer<Graphics2D> painting) {
    BufferedImage image =
        new BufferedImage(
            size.width * PIXELS_A_UNIT, size.height * PIXELS_A_UNIT, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(PIXELS_A_UNIT, PIXELS_A_UNIT);
    painting.accept(g);
    g.dispose();
    return image;
  }

  /**
   * Returns the formats of a run: the state at {@code position} as a picture, or all of it as a
   * film. For the page see {@link #page}.
   *
   * @param title the solver and the problem
   * @param delayMillis how long each frame of the film is shown
   */
  public static ImmutableList<OutputForm> of(
      Trace trace, String title, int position, Look look, int delayMillis) {
    return ImmutableList.of(
        OutputForm.of(
            text("output.svg"),
            "svg",
            (stream, progress) -> {
              Stills.writeSvg(
                  new Film(trace, title, look, FILM_WIDTH, Locale.getDefault()), position, stream);
              return "";
            }),
        OutputForm.of(
            text("output.png"),
            "png",
            (stream, progress) -> {
              Stills.writePng(
                  new Film(trace, title, look, FILM_WIDTH, Locale.getDefault()), position, stream);
              return "";
            }),
        OutputForm.of(
            text("output.gif"),
            "gif",
            (stream, progress) -> {
              int length = trace.length(); // the recording may still grow
              Frames frames = Frames.of(trace, Pick.DECISIONS, 0, length, Frames.MOST);
              int count = frames.positions().length();
              new AnimatedGif(
                      new Film(trace, title, look, FILM_WIDTH, Locale.getDefault()),
                      frames,
                      Duration.ofMillis(delayMillis))
                  .write(stream, done -> progress.at(done, count));
              return frames.leftOut() == 0
                  ? text("output.gif.whole", count, length)
                  : text("output.gif.part", count, length, frames.leftOut());
            }));
  }
}
