package org.cspworkbench.app.gui.compare;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.RoundRectangle2D;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.compare.Badge;

/** A chip that displays the state of a contender. */
final class BadgeChip extends Canvas {

  private static final int HEIGHT = 26;
  private static final int ICON = 14;
  private static final Font FONT = Type.semibold(12);

  private Badge badge = new Badge(Badge.Kind.UNDER_WAY, "");

  BadgeChip() {
    super(Token.BG_PANEL);
    show(badge);
  }

  void show(Badge newBadge) {
    if (!newBadge.equals(badge)) {
      badge = newBadge;
      getAccessibleContext().setAccessibleName(badge.tip());
      setToolTipText(badge.tip());
      setWantedSize(24 + (int) Math.ceil(width()) + (hasIcon() ? ICON + 6 : 0), HEIGHT);
      repaint();
    }
  }

  private double width() {
    return FONT.getStringBounds(badge.word(), new FontRenderContext(null, true, true)).getWidth();
  }

  private boolean hasIcon() {
    return badge.kind() == Badge.Kind.FINISHED;
  }

  @Override
  protected void draw(Graphics2D g, int width, int height) {
    if (badge.word().isEmpty()) {
      return;
    }
    Pen pen = new Pen(g);
    double top = (height - HEIGHT) / 2.0;
    RoundRectangle2D chip = Pen.rounded(0, top, width, HEIGHT, HEIGHT / 2.0);
    boolean isDone = badge.kind() == Badge.Kind.FINISHED;
    boolean isCutOff = badge.kind() == Badge.Kind.CUT_OFF;
    if (isDone) {
      pen.fill(chip, Token.SOLVED_FILL);
    }
    pen.outline(
        chip,
        isDone ? Token.SOLVED_MARK : Token.LINE_CONTROL,
        isCutOff ? Pen.dashes(1.2f) : new BasicStroke(1));
    double x = 12;
    Token colour = isDone ? Token.SOLVED_TEXT : Token.TEXT_MUTED;
    if (hasIcon()) {
      Icons.paint(Icons.in(colour, "solution", ICON), this, g, x, (height - ICON) / 2.0);
      x += ICON + 6;
    }
    pen.write(badge.word(), x, height / 2.0, Align.LEFT, FONT, colour);
  }
}
