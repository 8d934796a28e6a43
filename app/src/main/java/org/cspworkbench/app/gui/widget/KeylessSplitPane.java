package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import javax.swing.plaf.basic.BasicSplitPaneUI;
import org.jspecify.annotations.Nullable;

/**
 * Two parts with a bar between them that is dragged. Arrows and function keys, by which others are
 * divided, mean something else in the window.
 */
public final class KeylessSplitPane extends JSplitPane {

  private @Nullable Runnable dragged;

  /** An empty one; all that is gained in size goes to its first part. */
  public KeylessSplitPane(int orientation) {
    super(orientation);
    setResizeWeight(1);
    setBorder(BorderFactory.createEmptyBorder());
    setDividerSize(UIScale.scale(5));
    setFocusable(false);
  }

  /** Does {@code action} whenever the bar has been dragged. */
  public void onDrag(Runnable action) {
    dragged = action;
    listen();
  }

  /** A look and feel brings its own bar. */
  private void listen() {
    Runnable action = dragged;
    if (action != null && getUI() instanceof BasicSplitPaneUI ui) {
      ui.getDivider()
          .addMouseListener(
              new MouseAdapter() {
                @Override
                public void mouseReleased(MouseEvent event) {
                  action.run();
                }
              });
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    listen();
  }

  @Override
  protected boolean processKeyBinding(
      KeyStroke key, KeyEvent event, int condition, boolean pressed) {
    return false;
  }
}
