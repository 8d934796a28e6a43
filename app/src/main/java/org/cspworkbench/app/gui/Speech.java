package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.settings.Language;

/** The language that the window is to speak when it is opened next. */
final class Speech {

  private Language language = Language.SYSTEM;

  /** The one that was chosen. */
  Language language() {
    return language;
  }

  /** Chooses another. */
  void choose(Language newLanguage) {
    language = newLanguage;
  }
}
