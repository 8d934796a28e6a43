package org.cspworkbench.app.gui.theme;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;

/** What a person can choose as a theme. */
public enum ThemeChoice {
  /** Light, always. */
  LIGHT,
  /** Dark, always. */
  DARK,
  /** As the system is: light or dark, and changing when it does. */
  SYSTEM,
  /** For a projector. */
  PROJECTOR;

  /** The theme, on a system that is dark or not. */
  public Theme theme(boolean isSystemDark) {
    return switch (this) {
      case LIGHT -> Theme.LIGHT;
      case DARK -> Theme.DARK;
      case SYSTEM -> isSystemDark ? Theme.DARK : Theme.LIGHT;
      case PROJECTOR -> Theme.PROJECTOR;
    };
  }

  @Override
  public String toString() {
    return text("theme." + name().toLowerCase(Locale.ROOT));
  }
}
