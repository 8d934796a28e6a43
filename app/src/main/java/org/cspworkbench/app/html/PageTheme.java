package org.cspworkbench.app.html;

import com.google.common.base.Ascii;
import org.cspworkbench.presentation.paint.Palette;

/** The colours that a page can be seen in. */
public enum PageTheme {
  /** Dark on light. */
  LIGHT,
  /** Light on dark. */
  DARK,
  /** For the back row of a lecture hall. */
  PROJECTOR;

  /** What it is called on the page. */
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
