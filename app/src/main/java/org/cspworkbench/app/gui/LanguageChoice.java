package org.cspworkbench.app.gui;

import org.cspworkbench.viewer.words.Language;

/** The language of the window, which takes effect after a restart. */
final class LanguageChoice {

  private Language language = Language.SYSTEM;

  /** Returns the chosen language. */
  Language language() {
    return language;
  }

  /** Chooses a language. */
  void choose(Language newLanguage) {
    language = newLanguage;
  }
}
