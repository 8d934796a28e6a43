package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import javax.swing.BorderFactory;
import javax.swing.border.Border;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.surface.Token;

/** The border of a message strip: a bar at the left, and a thin line towards the page. */
public final class StripBorder {

  private static final int BAR = 4;

  private StripBorder() {}

  /** Returns the border of a strip above a page. */
  public static Border over(Token bar) {
    return of(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)), bar);
  }

  /** Returns the border of a strip below a page. */
  public static Border under(Token bar) {
    return of(BorderFactory.createMatteBorder(1, 0, 0, 0, Colours.of(Token.LINE_SOFT)), bar);
  }

  private static Border of(Border line, Token bar) {
    return BorderFactory.createCompoundBorder(
        line, BorderFactory.createMatteBorder(0, UIScale.scale(BAR), 0, 0, Colours.of(bar)));
  }
}
