package org.cspworkbench.app.gui.widget;

import java.awt.LayoutManager;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.border.Border;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/** A raised strip across a page, with borders in the colours of the current theme. */
public abstract class RaisedStrip extends JPanel {

  private final @Nullable Supplier<Border> border; // null while the superclass is constructed

  /**
   * Creates a strip.
   *
   * @param border creates the border in the current colours
   */
  protected RaisedStrip(LayoutManager layout, Supplier<Border> border) {
    super(layout);
    this.border = border;
    setBorder(border.get());
  }

  /** Returns thin lines at the top and at the bottom of these widths, each 0 or 1. */
  protected static Border lines(int top, int bottom) {
    return BorderFactory.createMatteBorder(top, 0, bottom, 0, Colours.of(Token.LINE_SOFT));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_RAISED));
    if (border != null) {
      setBorder(border.get());
    }
  }
}
