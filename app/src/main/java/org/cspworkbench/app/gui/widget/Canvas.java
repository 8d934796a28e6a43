package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.paint.Token;
import org.jspecify.annotations.Nullable;

/**
 * A component that paints itself in units of the design: whatever the zoom, 1 is what 1 was when it
 * was drawn.
 */
public abstract class Canvas extends JComponent {

  private final Token ground;
  private @Nullable Dimension wanted; // in units of the design: the zoom may change

  /** A canvas on this ground. */
  protected Canvas(Token ground) {
    this.ground = ground;
    setOpaque(true);
  }

  /** Paints everything but the ground. */
  protected abstract void draw(Graphics2D g, int width, int height);

  /** Sets the size that it would like to have. */
  protected final void setWantedSize(int width, int height) {
    wanted = new Dimension(width, height);
    revalidate();
  }

  @Override
  public Dimension getPreferredSize() {
    return wanted == null ? super.getPreferredSize() : UIScale.scale(wanted);
  }

  @Override
  public Dimension getMinimumSize() {
    return wanted == null ? super.getMinimumSize() : UIScale.scale(wanted);
  }

  /** Where a mouse event happened. */
  protected static Point at(MouseEvent event) {
    return new Point(unscaled(event.getX()), unscaled(event.getY()));
  }

  /** A length of the component in units of the design. */
  public static int unscaled(int length) {
    return Math.round(length / UIScale.getUserScaleFactor());
  }

  /** A copy of {@code graphics} that paints smoothly and in units of the design. */
  public static Graphics2D designUnits(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    float scale = UIScale.getUserScaleFactor();
    g.scale(scale, scale);
    return g;
  }

  @Override
  protected final void paintComponent(Graphics graphics) {
    Graphics2D g = designUnits(graphics);
    if (isOpaque()) {
      g.setColor(Colours.of(ground));
      g.fillRect(0, 0, unscaled(getWidth()) + 1, unscaled(getHeight()) + 1);
    }
    draw(g, unscaled(getWidth()), unscaled(getHeight()));
    g.dispose();
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleCanvas();
    }
    return accessibleContext;
  }

  /** What a screen reader is told: the name and the description that the canvas has set. */
  private final class AccessibleCanvas extends AccessibleJComponent {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.CANVAS;
    }
  }
}
