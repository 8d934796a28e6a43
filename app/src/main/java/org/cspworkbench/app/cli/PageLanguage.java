package org.cspworkbench.app.cli;

import java.util.Locale;

/** The languages of a page. */
enum PageLanguage {
  /** English. */
  EN(Locale.ROOT),
  /** Brazilian Portuguese. */
  PT(new Locale("pt", "BR"));

  private final Locale locale;

  PageLanguage(Locale locale) {
    this.locale = locale;
  }

  Locale locale() {
    return locale;
  }

  /** The converter from the name of a language. */
  static final class Converter extends Choice<PageLanguage> {
    Converter() {
      super(values());
    }
  }
}
