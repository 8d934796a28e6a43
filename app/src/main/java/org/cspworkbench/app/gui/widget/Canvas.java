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
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/** A component that paints itself in unscaled units, which do not depend on the zoom. */
public abstract class Canvas extends JComponent {

  private final Token ground;
  private @Nullable Dimension wanted; // in unscaled units, since the zoom may change

  /** Creates a canvas on this background. */
  protected Canvas(Token ground) {
    this.ground = ground;
    setOpaque(true);
  }

  /** Paints everything except the background. */
  protected abstract void draw(Graphics2D g, int width, int height);

  /** Sets the preferred size. */
  protected final void setWantedSize(int width, int height) {
    wanted = new Dimension(width, height);
    revalidate();
  }

  @Override
  public Dimension getPreferredSize() {
    return wanted == null ? super.getPreferredSize() : UIScale.scale(wanted);
  }

  /** Returns the minimum size that was set, otherwise the preferred size. */
  @Override
  public Dimension getMinimumSize() {
    return wanted == null || isMinimumSizeSet() ? super.getMinimumSize() : UIScale.scale(wanted);
  }

  /** Returns the position of a mouse event in unscaled units. */
  protected static Point at(MouseEvent event) {
    return new Point(unscaled(event.getX()), unscaled(event.getY()));
  }

  /** Converts a length of the component to unscaled units. */
  public static int unscaled(int length) {
    return Math.round(length / UIScale.getUserScaleFactor());
  }

  /** Returns a copy of {@code graphics} with antialiasing and unscaled units. */
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

  /** The accessible object: a canvas with the name and description that were set. */
  private final class AccessibleCanvas extends AccessibleJComponent {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.CANVAS;
    }
  }
}
