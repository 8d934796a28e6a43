package org.cspworkbench.app.gui.settings;

import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.viewer.words.Language;

/**
 * The appearance of the window.
 *
 * @param theme the theme
 * @param language the language
 * @param zoom the zoom factor
 * @param reducesMotion whether animations are skipped
 */
public record Appearance(ThemeChoice theme, Language language, float zoom, boolean reducesMotion) {

  /** The field of the theme. */
  public static final Choices<ThemeChoice> THEME =
      Choices.of("theme", "The colours.", ThemeChoice.values(), ThemeChoice.SYSTEM);

  /** The field of the language. */
  public static final Choices<Language> LANGUAGE =
      Choices.of("language", "The language.", Language.values(), Language.SYSTEM);

  /** The default. */
  public static final Appearance USUAL =
      new Appearance(ThemeChoice.SYSTEM, Language.SYSTEM, 1, false);
}
