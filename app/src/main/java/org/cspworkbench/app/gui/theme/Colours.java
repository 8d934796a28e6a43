package org.cspworkbench.app.gui.theme;

import java.awt.Color;
import javax.swing.UIManager;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.presentation.surface.Token;

/** The colours of the current theme, for components. */
public final class Colours {

  private Colours() {}

  /** Returns the colour of this role. */
  public static Color of(Token token) {
    Color colour = UIManager.getColor(token.key());
    return colour == null ? Awt.color(Theme.current().look().colour(token)) : colour;
  }
}
