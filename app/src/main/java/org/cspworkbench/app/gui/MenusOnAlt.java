package org.cspworkbench.app.gui;

import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import javax.swing.event.ChangeEvent;
import javax.swing.event.ChangeListener;

/** Hides the menu bar of a window until Alt is pressed. */
final class MenusOnAlt implements KeyEventDispatcher, ChangeListener {

  private final JFrame frame;
  private final JMenuBar menus;
  private boolean isHiding;
  private boolean isAltAlone;

  MenusOnAlt(JFrame frame, JMenuBar menus) {
    this.frame = frame;
    this.menus = menus;
    KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
    MenuSelectionManager.defaultManager().addChangeListener(this);
  }

  /** Hides the menu bar until Alt is pressed, or shows it permanently. */
  void setHiding(boolean hides) {
    isHiding = hides;
    menus.setVisible(!hides);
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    boolean isAlt = event.getKeyCode() == KeyEvent.VK_ALT;
    if (isHiding && frame.isFocused()) {
      if (event.getID() == KeyEvent.KEY_PRESSED) {
        isAltAlone = isAlt;
      } else if (event.getID() == KeyEvent.KEY_RELEASED && isAlt && isAltAlone) {
        isAltAlone = false;
        open();
        return true;
      }
    }
    return false;
  }

  private void open() {
    menus.setVisible(true);
    frame.validate();
    MenuSelectionManager.defaultManager()
        .setSelectedPath(
            new MenuElement[] {menus, menus.getMenu(0), menus.getMenu(0).getPopupMenu()});
  }

  /** Hides the menu bar when no menu is open any more. */
  @Override
  public void stateChanged(ChangeEvent event) {
    if (isHiding && MenuSelectionManager.defaultManager().getSelectedPath().length == 0) {
      menus.setVisible(false);
    }
  }

  /** Removes the listeners; called when the window closes. */
  void close() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
    MenuSelectionManager.defaultManager().removeChangeListener(this);
  }
}
