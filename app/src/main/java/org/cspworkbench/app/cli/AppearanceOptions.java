package org.cspworkbench.app.cli;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.app.html.PageTheme;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.solvers.Choices;
import picocli.CommandLine.Mixin;

/** The options for the theme and the language of pictures and pages. */
final class AppearanceOptions {

  private static final Choices<FilmTheme> THEME =
      Choices.of("theme", "The theme.", FilmTheme.values(), FilmTheme.LIGHT);
  private static final Choices<PageLanguage> LANGUAGE =
      Choices.of(
          "language",
          "The language in which a page opens.",
          PageLanguage.values(),
          PageLanguage.EN);

  @Mixin
  private FormOptions form =
      new FormOptions()
          .withOptional(THEME.parameter(), "light; a page, as the system of its reader")
          .with(LANGUAGE.parameter());

  /** Returns the look of pictures. */
  Look look() {
    return form.chosen(THEME).look();
  }

  /** Returns the theme of pages; empty for the one of the system of the reader. */
  Optional<PageTheme> pageTheme() {
    return form.given(THEME).map(FilmTheme::ofPage);
  }

  /** Returns whether the language is not the default one. */
  boolean isTranslated() {
    return form.chosen(LANGUAGE) != PageLanguage.EN;
  }

  /** Returns the locale of the language. */
  Locale locale() {
    return form.chosen(LANGUAGE).locale();
  }

  /** The themes of pictures and pages. */
  private enum FilmTheme {
    LIGHT,
    DARK,
    PROJECTOR;

    Look look() {
      return switch (this) {
        case LIGHT -> Looks.light();
        case DARK -> Looks.dark();
        case PROJECTOR -> Looks.projector();
      };
    }

    PageTheme ofPage() {
      return PageTheme.valueOf(name());
    }
  }

  /** The languages of a page. */
  private enum PageLanguage {
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
  }
}
