package org.cspworkbench.app.gui.run;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.app.gui.replay.EventChips;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Announcer;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.words.LineBreaks;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The strip below the columns: the kind of the displayed event, its effect and reason in one
 * sentence, and its number.
 */
public final class NarrationStrip extends Canvas {

  private static final int HEIGHT = 52;
  private static final int LONG = 90; // characters; longer sentences may be truncated
  private static final double SMALLEST = 14; // the font size of a sentence in one line and in two
  private static final int HEIGHT_ON_PROJECTOR = 48; // everything is larger with this theme

  private final AnimateModel model;
  private final Supplier<Optional<String>> replacement;
  private final Narrator narrator = new Narrator(Locale.getDefault());
  private final Announcer announcer = new Announcer();
  private @Nullable Sentence sentence;
  private @Nullable EventKind kind;
  private String number = "";

  /**
   * Creates the strip for the run of {@code model}.
   *
   * @param replacement the sentence displayed in place of the narration, if there is one
   */
  public NarrationStrip(AnimateModel model, Supplier<Optional<String>> replacement) {
    super(Token.BG_RAISED);
    Overflow.SHORTENED.declareFor(this);
    this.model = model;
    this.replacement = replacement;
    getAccessibleContext().setAccessibleName(Texts.text("narration.name"));
  }

  /** Displays the last event. */
  public void update() {
    Playback playback = model.playback().orElse(null);
    kind = model.details().lastEvent().orElse(null);
    sentence = playback == null ? null : narrator.narrate(playback.player());
    number =
        playback == null
            ? ""
            : Texts.text("narration.event", playback.position(), playback.length());
    replacement.get().ifPresent(this::replaceBy);
    String text = sentence == null ? "" : sentence.text();
    announcer.announce(getAccessibleContext(), text);
    setToolTipText(text.length() > LONG ? LineBreaks.wrapped(text) : null);
    repaint();
  }

  private void replaceBy(String text) {
    sentence = new Sentence(text, ImmutableList.of());
    kind = null;
    number = "";
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    pen.line(0, 0.5, width, 0.5, Token.LINE_SOFT, 1);
    pen.line(0, height - 0.5, width, height - 0.5, Token.LINE_SOFT, 1);
    if (sentence == null) {
      return;
    }
    double middle = height / 2.0;
    double x = kind == null ? 16 : EventChips.of(kind).paint(pen, this, middle);
    double right = width - 16 - pen.width(number, Type.mono(13));
    pen.write(number, width - 16, middle, Align.RIGHT, Type.mono(13), Token.TEXT_MUTED);
    paint(pen, sentence, x, middle, right - 16);
  }

  /**
   * Paints the sentence with its names in bold: in one line at the largest size that fits, else in
   * two small lines, of which the second is truncated if necessary.
   */
  private static void paint(Pen pen, Sentence sentence, double left, double middle, double right) {
    double size = Theme.current() == Theme.PROJECTOR ? 18 : 17;
    while (size > SMALLEST
        && width(pen, sentence, 0, sentence.text().length(), size) > right - left) {
      size -= 1;
    }
    int end = endOfLine(pen, sentence, size, right - left);
    if (end == sentence.text().length()) {
      line(pen, sentence, 0, end, left, middle, size, right);
    } else {
      line(pen, sentence, 0, end, left, middle - 0.7 * size, size, right);
      line(
          pen, sentence, end + 1, sentence.text().length(), left, middle + 0.7 * size, size, right);
    }
  }

  /**
   * Returns the end of the sentence, or the last space at which it can be broken to fit into {@code
   * room}.
   */
  private static int endOfLine(Pen pen, Sentence sentence, double size, double room) {
    int end = sentence.text().length();
    while (end > 0 && width(pen, sentence, 0, end, size) > room) {
      int space = sentence.text().lastIndexOf(' ', end - 1);
      if (space <= 0) {
        return sentence.text().length();
      }
      end = space;
    }
    return end;
  }

  private static double width(Pen pen, Sentence sentence, int from, int to, double size) {
    return pen.width(sentence.text().substring(from, to), Type.semibold(size));
  }

  private static void line(
      Pen pen,
      Sentence sentence,
      int start,
      int end,
      double left,
      double middle,
      double size,
      double right) {
    double x = left;
    int from = start;
    for (Sentence.Span name : sentence.names()) {
      int nameStart = Math.max(name.start(), start);
      int nameEnd = Math.min(name.end(), end);
      if (nameStart < nameEnd) {
        x = run(pen, sentence.text().substring(from, nameStart), x, middle, Type.text(size), right);
        x =
            run(
                pen,
                sentence.text().substring(nameStart, nameEnd),
                x,
                middle,
                Type.semibold(size),
                right);
        from = nameEnd;
      }
    }
    run(pen, sentence.text().substring(from, end), x, middle, Type.text(size), right);
  }

  @Override
  public Dimension getPreferredSize() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    return UIScale.scale(new Dimension(400, isProjected ? HEIGHT_ON_PROJECTOR : HEIGHT));
  }

  @Override
  public Dimension getMinimumSize() {
    return getPreferredSize();
  }

  private static double run(
      Pen pen, String text, double x, double middle, Font font, double right) {
    if (x >= right) {
      return x;
    }
    String fitted = pen.fitted(text, font, right - x);
    pen.write(fitted, x, middle, Align.LEFT, font, Token.TEXT);
    return fitted.equals(text) ? x + pen.width(text, font) : right;
  }
}
