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
 * A split pane without key bindings, because arrow and function keys have other meanings in the
 * window.
 */
public final class KeylessSplitPane extends JSplitPane {

  private @Nullable Runnable dragged;

  /** Creates an empty split pane, in which the first part takes all additional space. */
  public KeylessSplitPane(int orientation) {
    super(orientation);
    setResizeWeight(1);
    setBorder(BorderFactory.createEmptyBorder());
    setDividerSize(UIScale.scale(5));
    setFocusable(false);
  }

  /** Runs {@code action} after each drag of the divider. */
  public void onDrag(Runnable action) {
    dragged = action;
    listen();
  }

  /** Adds the listener to the divider, which each look and feel replaces. */
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
