package org.cspworkbench.app.gui.compare;

import java.awt.Dimension;
import javax.swing.JLabel;

/** A label with the name of a solver, or its short name if the name does not fit. */
final class SolverLabel extends JLabel {

  private String whole = "";
  private String brief = "";

  void show(EntrantName name) {
    whole = name.whole();
    brief = name.brief();
    setText(whole);
    getAccessibleContext().setAccessibleName(whole);
  }

  /** Returns the size for the full name, even while the short name is displayed. */
  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    return whole.isEmpty() ? size : new Dimension(widthOf(whole), size.height);
  }

  private int widthOf(String name) {
    return getFontMetrics(getFont()).stringWidth(name) + 1; // sizes are rounded to whole pixels
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    if (!whole.isEmpty()) {
      setText(widthOf(whole) <= width ? whole : brief);
    }
  }
}
