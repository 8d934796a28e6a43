package org.cspworkbench.app.gui.theme;

import java.awt.EventQueue;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Window;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;
import javax.swing.RootPaneContainer;

/**
 * A picture of a window as it was, in front of it until its new look is complete, so that a change
 * of the look is seen in one step.
 */
final class Curtain extends JComponent {

  private static final Integer LAYER = JLayeredPane.DRAG_LAYER + 1; // in front of everything

  private final BufferedImage picture;

  private Curtain(JRootPane root) {
    AffineTransform scale = root.getGraphicsConfiguration().getDefaultTransform();
    picture =
        root.getGraphicsConfiguration()
            .createCompatibleImage(
                (int) Math.ceil(root.getWidth() * scale.getScaleX()),
                (int) Math.ceil(root.getHeight() * scale.getScaleY()));
    Graphics2D g = picture.createGraphics();
    g.transform(scale);
    root.paint(g);
    g.dispose();
    setOpaque(true);
    setSize(root.getSize());
  }

  /** Runs a change of the look of all windows behind pictures of them. */
  static void during(Runnable change) {
    List<Curtain> drawn = new ArrayList<>();
    for (Window window : Window.getWindows()) {
      if (window.isShowing() && window instanceof RootPaneContainer shown) {
        drawn.add(inFrontOf(shown.getRootPane()));
      }
    }
    change.run();
    // after the new layout, which waits in the queue, and after what that has queued
    EventQueue.invokeLater(() -> EventQueue.invokeLater(() -> drawn.forEach(Curtain::open)));
  }

  private static Curtain inFrontOf(JRootPane root) {
    Curtain curtain = new Curtain(root);
    root.getLayeredPane().add(curtain, LAYER);
    return curtain;
  }

  private void open() {
    if (getParent() instanceof JLayeredPane layers) {
      layers.remove(this);
      layers.repaint(); // as one region
    }
  }

  @Override
  protected void paintComponent(Graphics g) {
    g.drawImage(picture, 0, 0, getWidth(), getHeight(), null);
  }
}
