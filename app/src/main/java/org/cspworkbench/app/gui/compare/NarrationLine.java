package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.Font;
import java.awt.Graphics2D;
import org.cspworkbench.app.gui.replay.EventChips;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Announcer;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Chip;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.ContenderWords;
import org.jspecify.annotations.Nullable;

/** The narration of the last event on one board, in one line. */
final class NarrationLine extends Canvas {

  private static final int HEIGHT = 32;
  private static final int ICON = 15;

  private final ContenderWords words;
  private final Announcer announcer = new Announcer();
  private @Nullable Chip chip;
  private String shown = "";

  NarrationLine(CompareModel model) {
    super(Token.BG_PANEL);
    Overflow.SHORTENED.declareFor(this);
    this.words = new ContenderWords(model);
    setWantedSize(100, HEIGHT);
    getAccessibleContext().setAccessibleName(text("narration.name"));
  }

  void show(Contender contender) {
    chip = ContenderWords.kind(contender).map(EventChips::of).orElse(null);
    String sentence = words.sentence(contender).text();
    if (!sentence.equals(shown)) {
      shown = sentence;
      setToolTipText(shown.isEmpty() ? null : shown);
      announcer.announce(getAccessibleContext(), shown);
    }
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    double x = 8;
    if (chip != null) {
      Icons.paint(Icons.in(chip.text(), chip.icon(), ICON), this, g, x, (height - ICON) / 2.0);
      x += ICON + 8;
    }
    Font font = Type.text(13);
    double room = width - x - 4;
    boolean isGist = chip != null && pen.width(shown, font) > room;
    String told = isGist ? ContenderWords.gist(shown) : shown;
    pen.write(pen.fitted(told, font, room), x, height / 2.0, Align.LEFT, font, Token.TEXT);
  }
}
