package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.util.Comparator;

/**
 * The usable parts of the screens, without task bars and panels. A window is never larger than its
 * screen, and lies entirely within it.
 *
 * @param screens the usable part of each screen, the main one first
 */
record ScreenBounds(ImmutableList<Rectangle> screens) {

  /** Returns the bounds of the connected screens. */
  static ScreenBounds now() {
    GraphicsEnvironment all = GraphicsEnvironment.getLocalGraphicsEnvironment();
    GraphicsDevice main = all.getDefaultScreenDevice();
    ImmutableList.Builder<Rectangle> screens = ImmutableList.builder();
    screens.add(usable(main));
    for (GraphicsDevice each : all.getScreenDevices()) {
      if (!each.equals(main)) {
        screens.add(usable(each));
      }
    }
    return new ScreenBounds(screens.build());
  }

  private static Rectangle usable(GraphicsDevice screen) {
    GraphicsConfiguration configuration = screen.getDefaultConfiguration();
    Rectangle bounds = configuration.getBounds();
    Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(configuration);
    return new Rectangle(
        bounds.x + bars.left,
        bounds.y + bars.top,
        bounds.width - bars.left - bars.right,
        bounds.height - bars.top - bars.bottom);
  }

  /**
   * Returns bounds of this size in the centre of the main screen, reduced to its size if necessary.
   */
  Rectangle centred(Dimension wanted) {
    Rectangle main = screens.get(0);
    Dimension size = bounded(wanted, main);
    return new Rectangle(
        main.x + (main.width - size.width) / 2,
        main.y + (main.height - size.height) / 2,
        size.width,
        size.height);
  }

  /**
   * Returns these bounds, moved and reduced so that they lie within the screen that they overlap
   * most.
   */
  Rectangle fitted(Rectangle wanted) {
    Rectangle screen = nearest(wanted);
    Dimension size = bounded(wanted.getSize(), screen);
    return new Rectangle(
        Math.max(screen.x, Math.min(wanted.x, screen.x + screen.width - size.width)),
        Math.max(screen.y, Math.min(wanted.y, screen.y + screen.height - size.height)),
        size.width,
        size.height);
  }

  /**
   * Returns the minimum size of a window at {@code bounds}: the requested size, reduced to the size
   * of the screen if necessary.
   */
  Dimension least(Dimension wanted, Rectangle bounds) {
    return bounded(wanted, nearest(bounds));
  }

  private static Dimension bounded(Dimension size, Rectangle screen) {
    return new Dimension(Math.min(size.width, screen.width), Math.min(size.height, screen.height));
  }

  private Rectangle nearest(Rectangle bounds) {
    return screens.stream()
        .max(Comparator.comparingLong(screen -> common(screen, bounds)))
        .filter(screen -> common(screen, bounds) > 0)
        .orElse(screens.get(0));
  }

  private static long common(Rectangle one, Rectangle other) {
    Rectangle both = one.intersection(other);
    return both.isEmpty() ? 0 : (long) both.width * both.height;
  }
}
