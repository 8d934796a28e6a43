package org.cspworkbench.app.gui.compare;

import java.awt.Dimension;
import javax.swing.JLabel;

/** The name of a solver; where there is no room for it, the short one. */
final class SolverLabel extends JLabel {

  private String whole = "";
  private String brief = "";

  void show(EntrantName name) {
    whole = name.whole();
    brief = name.brief();
    setText(whole);
    getAccessibleContext().setAccessibleName(whole);
  }

  /** As much as the whole name needs, also while the short one is shown. */
  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    return whole.isEmpty() ? size : new Dimension(widthOf(whole), size.height);
  }

  private int widthOf(String name) {
    return getFontMetrics(getFont()).stringWidth(name) + 1; // it is laid out in whole pixels
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    if (!whole.isEmpty()) {
      setText(widthOf(whole) <= width ? whole : brief);
    }
  }
}
