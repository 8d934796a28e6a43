package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JToggleButton;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Type;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Pen;
import org.cspworkbench.app.gui.widget.Pen.Align;
import org.cspworkbench.presentation.surface.Token;

/** The button of a workspace in the side bar, with an icon above its name. */
final class WorkspaceButton extends JToggleButton {

  private static final int ICON = 20;

  private final String icon;
  private boolean isNamed = true;

  WorkspaceButton(String name, String icon) {
    super(name);
    this.icon = icon;
    setRequestFocusEnabled(false);
    setRolloverEnabled(true);
  }

  /** Shows the name, or the icon alone. */
  void setNamed(boolean named) {
    isNamed = named;
    revalidate();
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    return UIScale.scale(new Dimension(60, isNamed ? 56 : 42));
  }

  @Override
  public Dimension getMinimumSize() {
    return getPreferredSize();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Canvas.designUnits(graphics);
    Pen pen = new Pen(g);
    int width = Canvas.unscaled(getWidth());
    int height = Canvas.unscaled(getHeight());
    if (isSelected() || (isEnabled() && getModel().isRollover())) {
      pen.fill(
          new RoundRectangle2D.Double(0, 0, width, height, 16, 16),
          isSelected() ? Token.ACCENT_TINT : Token.BG_HOVER);
    }
    Token colour = colour();
    double top = isNamed ? 9 : (height - ICON) / 2.0;
    Icons.paint(Icons.in(colour, icon, ICON), this, g, (width - ICON) / 2.0, top);
    if (isNamed) {
      pen.write(
          getText(),
          width / 2.0,
          height - 13,
          Align.CENTRE,
          isSelected() ? Type.semibold(11.5) : Type.text(11.5),
          colour);
    }
    if (isFocusOwner()) {
      pen.outline(Pen.rounded(0, 0, width, height, 8), Token.ACCENT, new java.awt.BasicStroke(2));
    }
    g.dispose();
  }

  private Token colour() {
    if (isSelected()) {
      return Token.ACCENT_TEXT; // also before there is a puzzle, while the form for one is shown
    }
    return isEnabled() ? Token.TEXT_MUTED : Token.TEXT_DISABLED;
  }

  @Override
  protected void paintBorder(Graphics graphics) {
    // no border: the background shows the state
  }
}
