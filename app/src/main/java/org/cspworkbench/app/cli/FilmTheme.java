package org.cspworkbench.app.cli;

import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.app.html.PageTheme;
import org.cspworkbench.presentation.look.Look;

/** The themes of pictures and pages. */
enum FilmTheme {
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
