package org.cspworkbench.app.gui;

import com.formdev.flatlaf.FlatClientProperties;
import java.beans.PropertyChangeListener;
import javax.swing.JFrame;
import javax.swing.UIManager;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.presentation.paint.Token;

/**
 * Adapts the frame of the window to the theme: with the projector theme, side bar and menus make
 * room for the workspace, and the full screen is offered.
 */
final class ThemeFollower {

  private final JFrame frame;
  private final SideBar sideBar;
  private final MenusOnAlt menus;
  private final FullScreen fullScreen;
  private final PropertyChangeListener listener = change -> update();

  /** Creates a follower, which starts with {@link #open}. */
  ThemeFollower(JFrame frame, SideBar sideBar, MenusOnAlt menus, FullScreen fullScreen) {
    this.frame = frame;
    this.sideBar = sideBar;
    this.menus = menus;
    this.fullScreen = fullScreen;
  }

  /** Follows the theme from now on. */
  void open() {
    update();
    UIManager.addPropertyChangeListener(listener);
  }

  /** No longer follows the theme. */
  void close() {
    UIManager.removePropertyChangeListener(listener);
  }

  private void update() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    sideBar.setVisible(!isProjected);
    menus.setHiding(isProjected);
    if (!isProjected) {
      fullScreen.withdraw();
    }
    frame
        .getRootPane()
        .putClientProperty(FlatClientProperties.TITLE_BAR_BACKGROUND, Colours.of(Token.BG_WINDOW));
  }

  /** Switches to the projector theme, which offers the full screen, or back. */
  void projectorOrBack(ThemeSwitch themes) {
    themes.projectorOrBack();
    if (Theme.current() == Theme.PROJECTOR) {
      fullScreen.offer();
    }
  }
}
