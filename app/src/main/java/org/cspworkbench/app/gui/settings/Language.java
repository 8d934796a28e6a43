package org.cspworkbench.app.gui.settings;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;

/** The languages of the window. */
public enum Language {
  /** That of the system, where the window speaks it; else English. */
  SYSTEM,
  /** English. */
  ENGLISH,
  /** Brazilian Portuguese. */
  PORTUGUESE;

  /** Makes it the language of everything that is said from now on, and was not said before. */
  public void install() {
    switch (this) {
      case SYSTEM -> {
        // it is so already
      }
      case ENGLISH -> Locale.setDefault(Locale.ENGLISH);
      case PORTUGUESE -> Locale.setDefault(new Locale("pt", "BR"));
    }
  }

  @Override
  public String toString() {
    return switch (this) {
      case SYSTEM -> text("language.system");
      case ENGLISH -> "English";
      case PORTUGUESE -> "Português (Brasil)";
    };
  }
}
