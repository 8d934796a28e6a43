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
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.export.PdfPicture;
import org.cspworkbench.app.export.SvgPicture;
import org.cspworkbench.app.film.AnimatedGif;
import org.cspworkbench.app.film.Film;
import org.cspworkbench.app.film.Frames;
import org.cspworkbench.app.film.Pick;
import org.cspworkbench.app.film.Stills;
import org.cspworkbench.app.gui.widget.WindowThreads;
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
import org.cspworkbench.viewer.output.FilmModel;
import org.cspworkbench.viewer.output.OutputForm;

/** The formats of pictures: SVG, which comes first, PNG and PDF, and films and pages for runs. */
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
        OutputForm.ofContent(
            text("output.svg"), "svg", () -> stream -> SvgPicture.of(size, painting).write(stream)),
        OutputForm.ofContent(
            text("output.png"),
            "png",
            () -> stream -> ImageIO.write(image(size, painting), "png", stream)),
        OutputForm.ofContent(
            text("output.pdf"),
            "pdf",
            () -> stream -> PdfPicture.of(size, painting).write(stream)));
  }

  /**
   * Returns the formats of a component as it is displayed when the format is chosen.
   *
   * @param what the name of what it displays
   */
  public static ImmutableList<OutputForm> of(JComponent component, String what) {
    return ImmutableList.of(
        OutputForm.ofContent(
            text("export.svg", what),
            "svg",
            () -> SvgPicture.of(component.getSize(), component::print)::write),
        OutputForm.ofContent(
            text("export.png", what),
            "png",
            () -> {
              BufferedImage image = image(component.getSize(), component::print);
              return stream -> ImageIO.write(image, "png", stream);
            }),
        OutputForm.ofContent(
            text("export.pdf", what),
            "pdf",
            () -> PdfPicture.of(component.getSize(), component::print)::write));
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
   * @param delayMillis how long each frame of the film is shown, unless its form says otherwise
   */
  public static ImmutableList<OutputForm> of(
      Trace trace, String title, int position, Look look, int delayMillis) {
    return ImmutableList.of(
        OutputForm.ofContent(
            text("output.svg"),
            "svg",
            () -> stream -> Stills.writeSvg(film(trace, title, look), position, stream)),
        OutputForm.ofContent(
            text("output.png"),
            "png",
            () -> stream -> Stills.writePng(film(trace, title, look), position, stream)),
        OutputForm.ofContent(
            text("output.pdf"),
            "pdf",
            () -> stream -> Stills.writePdf(film(trace, title, look), position, stream)),
        film(trace, title, look, delayMillis));
  }

  private static OutputForm film(Trace trace, String title, Look look, int delayMillis) {
    FilmModel form =
        new FilmModel(
            trace.length(),
            FILM_WIDTH,
            delayMillis,
            film -> {
              Frames frames = frames(trace, film);
              AnimatedGif gif = gif(trace, title, look, film, frames);
              return new FilmModel.Estimate(
                  frames.positions().length(), gif.duration().toMillis(), gif.estimatedBytes());
            },
            WindowThreads.background());
    return new OutputForm(
        text("output.gif"),
        "gif",
        () -> {
          FilmModel.Film film = form.film();
          return writing(
              trace, () -> frames(trace, film), chosen -> gif(trace, title, look, film, chosen));
        },
        Optional.of(form));
  }

  private static Frames frames(Trace trace, FilmModel.Film film) {
    Pick pick = film.isWhole() ? Pick.EVENTS : Pick.DECISIONS;
    return Frames.of(trace, pick, film.from(), film.to(), Frames.MOST);
  }

  private static AnimatedGif gif(
      Trace trace, String title, Look look, FilmModel.Film film, Frames frames) {
    return new AnimatedGif(
        new Film(trace, title, look, film.width(), Locale.getDefault()),
        frames,
        Duration.ofMillis(film.delay()));
  }

  private static Film film(Trace trace, String title, Look look) {
    return new Film(trace, title, look, FILM_WIDTH, Locale.getDefault());
  }

  /**
   * Returns the format of an image of tiles as an animated GIF of how it was made.
   *
   * @param frames chooses the frames of a recording of this length
   * @param film makes the film of these frames
   */
  static OutputForm gif(
      String description,
      Trace trace,
      IntFunction<Frames> frames,
      Function<Frames, AnimatedGif> film) {
    return OutputForm.of(
        description, "gif", writing(trace, () -> frames.apply(trace.length()), film));
  }

  /** Writes a film of a recording, which may still grow, when {@code frames} is asked. */
  private static OutputForm.Writing writing(
      Trace trace, Supplier<Frames> frames, Function<Frames, AnimatedGif> film) {
    return (stream, progress) -> {
      Frames chosen = frames.get();
      int length = trace.length();
      int count = chosen.positions().length();
      film.apply(chosen).write(stream, done -> progress.at(done, count));
      return chosen.leftOut() == 0
          ? text("output.gif.whole", count, length)
          : text("output.gif.part", count, length, chosen.leftOut());
    };
  }
}
