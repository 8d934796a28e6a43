package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Frame;
import java.awt.Rectangle;
import java.util.Optional;
import javax.swing.JFrame;
import org.cspworkbench.app.gui.settings.Appearance;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.jspecify.annotations.Nullable;

/** The theme, language, size and position of the window, as stored in its settings. */
final class WindowLook {

  private final JFrame frame;
  private final WindowSize size;
  private final ThemeSwitch themes;
  private final LanguageChoice language;
  private @Nullable Rectangle usualBounds; // while the window does not fill the screen

  /** Creates the look of the window {@code frame}. */
  WindowLook(JFrame frame, WindowSize size, ThemeSwitch themes, LanguageChoice language) {
    this.frame = frame;
    this.size = size;
    this.themes = themes;
    this.language = language;
  }

  /** Restores the look of the previous session. */
  void restore(WindowSettings settings) {
    themes.choose(settings.appearance().theme());
    language.choose(settings.appearance().language());
    settings.bounds().ifPresent(size::restore);
    if (settings.isMaximized()) {
      frame.setExtendedState(Frame.MAXIMIZED_BOTH);
    }
  }

  /** Records the bounds of the window when it is moved or resized. */
  void follow() {
    if (!isMaximized()) {
      usualBounds = frame.getBounds();
    }
  }

  boolean isMaximized() {
    return (frame.getExtendedState() & Frame.MAXIMIZED_BOTH) == Frame.MAXIMIZED_BOTH;
  }

  /** Returns the bounds of the window while it does not fill the screen. */
  Rectangle bounds() {
    return Optional.ofNullable(usualBounds).orElseGet(frame::getBounds);
  }

  /** Returns the current settings of the look. */
  Appearance appearance(boolean reducesMotion) {
    return new Appearance(
        themes.choice(), language.language(), UIScale.getZoomFactor(), reducesMotion);
  }
}
