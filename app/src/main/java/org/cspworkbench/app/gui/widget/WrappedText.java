package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.EventQueue;
import javax.swing.JTextArea;
import org.cspworkbench.presentation.paint.Token;

/**
 * Text that takes as many lines as it needs for the width that it has, and asks for their height.
 */
public final class WrappedText extends JTextArea {

  /** A text in this colour. */
  public WrappedText(String text, Token colour) {
    super(text);
    setLineWrap(true);
    setWrapStyleWord(true);
    setEditable(false);
    setFocusable(false);
    setBorder(null);
    setOpaque(false);
    putClientProperty(FlatClientProperties.STYLE, "margin: 0,0,0,0; foreground: $" + colour.key());
  }

  /** With another width it has other lines. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean isOther = width != getWidth();
    super.setBounds(x, y, width, height);
    if (isOther) {
      EventQueue.invokeLater(this::revalidate); // the layout that is at work would not see it
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(null);
    setOpaque(false);
  }
}
