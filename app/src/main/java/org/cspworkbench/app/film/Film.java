package org.cspworkbench.app.film;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.Caption;
import org.cspworkbench.presentation.paint.CaptionedPicture;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Look;

/** The pictures of a run at each event, independent of the window. Used by one thread at a time. */
public final class Film implements Shots {

  /**
   * The content of one picture.
   *
   * @param moment the state of every variable
   * @param caption the text around the picture
   */
  public record Still(Moment moment, Caption caption) {}

  private final Trace trace;
  private final String title;
  private final Look look;
  private final Moments moments;
  private final TracePlayer player;
  private final Narrator narrator;
  private final ResourceBundle words;
  private final CaptionedPicture picture;

  /**
   * Creates a film of {@code trace}.
   *
   * @param title the solver and the problem
   * @param width the width in pixels
   * @param locale the language; English for {@code Locale.ROOT}
   */
  public Film(Trace trace, String title, Look look, int width, Locale locale) {
    this.trace = trace;
    this.title = title;
    this.look = look;
    this.moments = new Moments(trace);
    this.player = trace.player();
    this.narrator = new Narrator(locale);
    this.words = ResourceBundle.getBundle(Film.class.getPackageName() + ".Film", locale);
    this.picture = new CaptionedPicture(Pictures.of(trace.csp(), BoardView.full()), look, width);
  }

  @Override
  public Look look() {
    return look;
  }

  @Override
  public Dimension size() {
    return Awt.dimension(picture.size());
  }

  /** Returns the content after {@code position} events, 0 ≤ position ≤ length of the trace. */
  public Still at(int position) {
    player.seek(position);
    String place = text("place", position, trace.length());
    return new Still(
        moments.at(position),
        new Caption(title, place, narrator.narrate(player).text(), counters(player)));
  }

  /** Paints the picture at {@code position}. */
  public void paint(Graphics2D g, int position) {
    Still still = at(position);
    GraphicsSurface.paint(g, on -> picture.paint(on, still.moment(), still.caption()));
  }

  @Override
  public BufferedImage image(int position) {
    Dimension size = size();
    BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    paint(g, position);
    g.dispose();
    return image;
  }

  private String counters(TracePlayer player) {
    Counts counters = player.state().counters();
    return counters.moves() > 0
        ? text("counters.moves", counters.moves(), counters.attempts())
        : text(
            "counters",
            counters.nodes(),
            counters.fails(),
            counters.backtracks(),
            counters.prunings(),
            player.state().depth());
  }

  private String text(String key, Object... numbers) {
    return new MessageFormat(words.getString(key), words.getLocale()).format(numbers);
  }
}
