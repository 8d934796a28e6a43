package org.cspworkbench.app.gui.theme;

import java.awt.Color;
import javax.swing.UIManager;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.presentation.paint.Token;

/** The colours of the theme that holds now, for components. */
public final class Colours {

  private Colours() {}

  /** The colour that plays this role. */
  public static Color of(Token token) {
    Color colour = UIManager.getColor(token.key());
    return colour == null ? Awt.color(Theme.current().look().colour(token)) : colour;
  }
}
