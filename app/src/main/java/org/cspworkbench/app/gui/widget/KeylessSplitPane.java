package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.KeyEvent;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;

/**
 * Two parts with a bar between them that is dragged. Arrows and function keys, by which others are
 * divided, mean something else in the window.
 */
public final class KeylessSplitPane extends JSplitPane {

  private static final long serialVersionUID = 1;

  /** An empty one; all that is gained in size goes to its first part. */
  public KeylessSplitPane(int orientation) {
    super(orientation);
    setResizeWeight(1);
    setBorder(BorderFactory.createEmptyBorder());
    setDividerSize(UIScale.scale(5));
    setFocusable(false);
  }

  @Override
  protected boolean processKeyBinding(
      KeyStroke key, KeyEvent event, int condition, boolean pressed) {
    return false;
  }
}
