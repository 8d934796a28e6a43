package org.cspworkbench.app.cli;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.app.html.PageTheme;
import org.cspworkbench.presentation.look.Look;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the theme and the language of pictures and pages. */
final class AppearanceOptions {

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      converter = FilmTheme.Converter.class,
      description =
          "light, dark or projector. Default: light; a page, as the system of its reader.")
  private @Nullable FilmTheme theme;

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "en",
      converter = PageLanguage.Converter.class,
      description = "The language in which a page opens, en or pt. Default: en.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private PageLanguage language;

  /** Returns the look of pictures. */
  Look look() {
    return theme == null ? Looks.light() : theme.look();
  }

  /** Returns the theme of pages; empty for the one of the system of the reader. */
  Optional<PageTheme> pageTheme() {
    return Optional.ofNullable(theme).map(FilmTheme::ofPage);
  }

  /** Returns whether the language is not the default one. */
  boolean isTranslated() {
    return language != PageLanguage.EN;
  }

  /** Returns the locale of the language. */
  Locale locale() {
    return language.locale();
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

    /** The converter from the name of a theme. */
    static final class Converter extends Choice<FilmTheme> {
      Converter() {
        super(values());
      }
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

    /** The converter from the name of a language. */
    static final class Converter extends Choice<PageLanguage> {
      Converter() {
        super(values());
      }
    }
  }
}
