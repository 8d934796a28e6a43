package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.Scrollable;

/**
 * A component that fills its viewport, and is scrolled if the viewport is smaller than its minimum
 * size.
 */
public interface FilledViewport extends Scrollable {

  /** Returns the parent, as in {@link java.awt.Component}. */
  Container getParent();

  /** Returns the preferred size, as in {@link java.awt.Component}. */
  Dimension getPreferredSize();

  /** Returns the size in pixels below which the component is scrolled. */
  default Dimension leastSize() {
    return getPreferredSize();
  }

  @Override
  default Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  default int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return UIScale.scale(24);
  }

  @Override
  default int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height / 2;
  }

  @Override
  default boolean getScrollableTracksViewportWidth() {
    return getParent() != null && getParent().getWidth() >= leastSize().width;
  }

  @Override
  default boolean getScrollableTracksViewportHeight() {
    return getParent() != null && getParent().getHeight() >= leastSize().height;
  }
}
