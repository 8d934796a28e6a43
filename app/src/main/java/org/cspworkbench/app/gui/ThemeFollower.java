package org.cspworkbench.app.gui;

import com.formdev.flatlaf.FlatClientProperties;
import java.beans.PropertyChangeListener;
import javax.swing.JFrame;
import javax.swing.UIManager;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.presentation.surface.Token;

/**
 * Adapts the window to the theme: the projector theme hides the side bar and the menus, and offers
 * full screen.
 */
final class ThemeFollower {

  private final JFrame frame;
  private final SideBar sideBar;
  private final MenusOnAlt menus;
  private final FullScreen fullScreen;
  private boolean isStaged;
  private final PropertyChangeListener listener = change -> update();

  /** Creates a follower, which starts to observe the theme with {@link #open}. */
  ThemeFollower(JFrame frame, SideBar sideBar, MenusOnAlt menus, FullScreen fullScreen) {
    this.frame = frame;
    this.sideBar = sideBar;
    this.menus = menus;
    this.fullScreen = fullScreen;
  }

  /** Adapts the window to the stage, which has no menus either. */
  void setStaged(boolean staged) {
    isStaged = staged;
    update();
  }

  /** Starts to observe the theme. */
  void open() {
    update();
    UIManager.addPropertyChangeListener(listener);
  }

  /** Stops observing the theme. */
  void close() {
    UIManager.removePropertyChangeListener(listener);
  }

  private void update() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    sideBar.setVisible(!isProjected);
    menus.setHiding(isProjected || isStaged);
    if (!isProjected) {
      fullScreen.withdraw();
    }
    frame
        .getRootPane()
        .putClientProperty(FlatClientProperties.TITLE_BAR_BACKGROUND, Colours.of(Token.BG_WINDOW));
  }

  /** Switches to the projector theme and offers full screen, or switches back. */
  void projectorOrBack(ThemeSwitch themes) {
    themes.projectorOrBack();
    if (Theme.current() == Theme.PROJECTOR) {
      fullScreen.offer();
    }
  }
}
