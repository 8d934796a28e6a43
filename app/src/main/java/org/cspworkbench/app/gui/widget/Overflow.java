package org.cspworkbench.app.gui.widget;

import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;

/**
 * What a component does with text for which it has no room. A component that says nothing must show
 * its whole text; numbers, headings and the texts of buttons are never shortened.
 */
public enum Overflow {
  /** It shortens the text on purpose; the whole text is in its tooltip or beside it. */
  SHORTENED,
  /** It moves over what it shows, whose edge may cut a text. */
  SCROLLED;

  /** Declares that this is what {@code component} does. */
  public void declareFor(JComponent component) {
    component.putClientProperty(Overflow.class, this);
  }

  /** What {@code component} declares, if anything. */
  public static Optional<Overflow> of(Component component) {
    return component instanceof JComponent declaring
        ? Optional.ofNullable((Overflow) declaring.getClientProperty(Overflow.class))
        : Optional.empty();
  }
}
