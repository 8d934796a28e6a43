package org.cspworkbench.app.html;

import com.google.common.base.Ascii;
import org.cspworkbench.presentation.surface.Palette;

/** The themes of a page. */
public enum PageTheme {
  /** Dark on light. */
  LIGHT,
  /** Light on dark. */
  DARK,
  /** For projectors. */
  PROJECTOR;

  /** Returns the id on the page. */
  String id() {
    return Ascii.toLowerCase(name());
  }

  Palette palette() {
    return switch (this) {
      case LIGHT -> Palette.light();
      case DARK -> Palette.dark();
      case PROJECTOR -> Palette.projector();
    };
  }
}
