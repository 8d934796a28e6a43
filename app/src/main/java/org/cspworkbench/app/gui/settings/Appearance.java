package org.cspworkbench.app.gui.settings;

import org.cspworkbench.app.gui.theme.ThemeChoice;

/**
 * How the window looks and speaks.
 *
 * @param theme the theme
 * @param language the language
 * @param zoom how much larger everything is than usual
 * @param reducesMotion whether what would appear bit by bit appears at once
 */
public record Appearance(ThemeChoice theme, Language language, float zoom, boolean reducesMotion) {

  /** What one gets who has not chosen. */
  public static final Appearance USUAL =
      new Appearance(ThemeChoice.SYSTEM, Language.SYSTEM, 1, false);
}
