package org.cspworkbench.app.gui.play;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.surface.Token;

/** An allowance as a row of circles, in which used ones are highlighted and marked. */
final class Pips extends Canvas {

  private static final int SIDE = 22;
  private static final int STEP = 27;
  private static final int MOST = 5; // more are shown as a number

  /** The kinds of allowances. */
  enum Of {
    /** Hints; used ones are filled. */
    HINTS(Token.HINT_FILL, Token.HINT_MARK, Token.HINT_TEXT, "hint"),
    /** Errors; each one made is crossed out. */
    ERRORS(Token.CONFLICT_FILL, Token.CONFLICT_MARK, Token.CONFLICT_TEXT, "close");

    private final Token fill;
    private final Token mark;
    private final Token text;
    private final String icon;

    Of(Token fill, Token mark, Token text, String icon) {
      this.fill = fill;
      this.mark = mark;
      this.text = text;
      this.icon = icon;
    }
  }

  private final Of of;
  private int all;
  private int used;

  Pips(Of of) {
    super(Token.BG_PANEL);
    this.of = of;
    setOpaque(false);
  }

  void show(Allowance allowance, int newUsed) {
    all = allowance.most().orElse(MOST + 1);
    used = newUsed;
    setVisible(all <= MOST && all > 0);
    setWantedSize(Math.max(1, Math.min(all, MOST)) * STEP - (STEP - SIDE), SIDE);
    repaint();
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    Pen pen = new Pen(g);
    for (int i = 0; i < all; i++) {
      boolean isUsed = i < used;
      Ellipse2D pip = new Ellipse2D.Double(i * STEP + 0.75, 0.75, SIDE - 1.5, SIDE - 1.5);
      if (isUsed) {
        pen.fill(pip, of.fill);
      }
      pen.outline(pip, isUsed ? of.mark : Token.LINE_CONTROL, new BasicStroke(isUsed ? 1.5f : 1));
      if (isUsed || of == Of.HINTS) {
        Token colour = isUsed ? of.text : Token.TEXT_MUTED;
        Icons.paint(Icons.in(colour, of.icon, 12), this, g, i * STEP + 5, 5);
      }
    }
  }
}
