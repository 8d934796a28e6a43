package org.cspworkbench.viewer.words;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;

/** The languages of the window. */
public enum Language {
  /** The language of the system if it is supported, else English. */
  SYSTEM,
  /** English. */
  ENGLISH,
  /** Brazilian Portuguese. */
  PORTUGUESE;

  /** Makes this the default locale, which applies to texts that are loaded later. */
  public void install() {
    switch (this) {
      case SYSTEM -> {
        // the default locale is already that of the system
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
