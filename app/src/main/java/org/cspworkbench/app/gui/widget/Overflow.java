package org.cspworkbench.app.gui.widget;

import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;

/**
 * The behaviour of a component with text that does not fit. A component without this property must
 * show its whole text; numbers, headings and texts of buttons are never truncated.
 */
public enum Overflow {
  /** It shortens the text; the whole text is in its tooltip or next to it. */
  SHORTENED,
  /** It scrolls its content, whose text may be cut at the edge. */
  SCROLLED;

  /** Declares the behaviour of {@code component}. */
  public void declareFor(JComponent component) {
    component.putClientProperty(Overflow.class, this);
  }

  /** Returns the declared behaviour of {@code component}, if there is one. */
  public static Optional<Overflow> of(Component component) {
    return component instanceof JComponent declaring
        ? Optional.ofNullable((Overflow) declaring.getClientProperty(Overflow.class))
        : Optional.empty();
  }
}
