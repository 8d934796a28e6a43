package org.cspworkbench.app.gui.run.network;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.theme.Theme;

/** Lays out and paints panes without a display. */
final class PanePictures {

  private PanePictures() {}

  /**
   * Paints the component created by {@code maker} in this theme, and stores the picture if pictures
   * are requested.
   */
  static BufferedImage paint(
      Supplier<JComponent> maker, Theme theme, int width, int height, int scale, String name) {
    AtomicReference<BufferedImage> painted = new AtomicReference<>();
    try {
      SwingUtilities.invokeAndWait(
          () -> {
            Theme.prepare();
            theme.install();
            JComponent pane = maker.get();
            pane.setSize(width, height);
            layOut(pane);
            painted.set(image(pane, scale));
          });
    } catch (InterruptedException | java.lang.reflect.InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
    String folder = System.getProperty("pictures");
    if (folder != null) {
      try {
        ImageIO.write(painted.get(), "png", new File(folder, name + ".png"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return java.util.Objects.requireNonNull(painted.get());
  }

  private static void layOut(Component component) {
    component.doLayout();
    if (component instanceof Container container) {
      for (Component child : container.getComponents()) {
        layOut(child);
      }
    }
  }

  private static BufferedImage image(JComponent pane, int scale) {
    BufferedImage image =
        new BufferedImage(
            pane.getWidth() * scale, pane.getHeight() * scale, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    pane.print(g);
    g.dispose();
    return image;
  }
}
