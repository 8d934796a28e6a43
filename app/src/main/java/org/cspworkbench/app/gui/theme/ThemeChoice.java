package org.cspworkbench.app.gui.theme;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;

/** The themes that the user can choose. */
public enum ThemeChoice {
  /** Always light. */
  LIGHT,
  /** Always dark. */
  DARK,
  /** Light or dark, following the system. */
  SYSTEM,
  /** The theme for projectors. */
  PROJECTOR;

  /** Returns the theme for a system that is dark or not. */
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
