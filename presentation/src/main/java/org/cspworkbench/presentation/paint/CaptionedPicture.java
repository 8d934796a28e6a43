package org.cspworkbench.presentation.paint;

import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A picture with texts: title and position above it, a sentence and counters below it. It has a
 * background of its own, so that it can be shown anywhere.
 */
public final class CaptionedPicture {

  private static final int MARGIN = 16;

  /** The heights of the strip above and of the two lines below, in font sizes. */
  private static final double ABOVE = 2.4;

  private static final double BELOW = 4.4;

  private final Picture picture;
  private final Look look;
  private final Size size;

  /** Creates {@code picture} with a width of {@code width} units, which must be positive. */
  public CaptionedPicture(Picture picture, Look look, int width) {
    this.picture = picture;
    this.look = look;
    Size preferred = picture.preferredSize(look);
    int room = Math.max(1, width - 2 * MARGIN);
    int inProportion = (int) Math.ceil((double) room * preferred.height() / preferred.width());
    Size least = picture.minimumSize(look, new Size(room, inProportion));
    int height = Math.max(inProportion, least.width() <= room ? least.height() : 0);
    this.size = new Size(width, height + (int) ((ABOVE + BELOW) * text()) + MARGIN);
  }

  /** Returns the font size. */
  private double text() {
    return look.label() * 1.25;
  }

  /** Returns the size in units of the screen. */
  public Size size() {
    return size;
  }

  /** Paints {@code moment} at the origin. */
  public void paint(Surface surface, Moment moment, Caption caption) {
    Box whole = Box.of(size);
    int top = (int) (ABOVE * text());
    int bottom = (int) (size.height() - BELOW * text());
    new Ink(surface, look)
        .within(
            whole,
            ink -> {
              ink.fill(whole, Token.BG_PANEL);
              above(ink, caption, top / 2.0);
              below(ink, caption, bottom);
            });
    picture.paint(
        surface, new Box(MARGIN, top, size.width() - 2 * MARGIN, bottom - top), look, moment);
  }

  private void above(Ink ink, Caption caption, double middle) {
    Face mono = look.fonts().mono();
    double place = ink.width(caption.place(), mono, look.label());
    double room = size.width() - 2 * MARGIN;
    double title = ink.fitting(caption.title(), look.fonts().bold(), text(), room - place - MARGIN);
    ink.writeFrom(caption.title(), MARGIN, middle, look.fonts().bold(), title, Token.TEXT);
    ink.writeFrom(
        caption.place(),
        size.width() - MARGIN - place,
        middle,
        mono,
        look.label(),
        Token.TEXT_MUTED);
  }

  private void below(Ink ink, Caption caption, double top) {
    double height = size.height() - top;
    ink.fill(new Box(0, top + height * 0.06, size.width(), height), Token.BG_RAISED);
    double room = size.width() - 2 * MARGIN;
    Face regular = look.fonts().regular();
    double sentence = ink.fitting(caption.sentence(), regular, text(), room);
    ink.writeFrom(caption.sentence(), MARGIN, top + height * 0.36, regular, sentence, Token.TEXT);
    Face mono = look.fonts().mono();
    double counters = ink.fitting(caption.counters(), mono, look.label(), room);
    ink.writeFrom(
        caption.counters(), MARGIN, top + height * 0.74, mono, counters, Token.TEXT_MUTED);
  }
}
