package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.EventQueue;
import javax.swing.JTextArea;
import javax.swing.text.DefaultCaret;
import org.cspworkbench.presentation.surface.Token;

/** Text that wraps at its width and requests the corresponding height. */
public final class WrappedText extends JTextArea {

  /** Creates a text in this colour. */
  public WrappedText(String text, Token colour) {
    super(text);
    setLineWrap(true);
    setWrapStyleWord(true);
    setEditable(false);
    setFocusable(false);
    DefaultCaret still = new DefaultCaret();
    still.setUpdatePolicy(DefaultCaret.NEVER_UPDATE); // another would scroll to a changed text
    setCaret(still);
    setBorder(null);
    setOpaque(false);
    putClientProperty(FlatClientProperties.STYLE, "margin: 0,0,0,0; foreground: $" + colour.key());
  }

  /** Requests a new layout if the width changes, because the lines change. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean isOther = width != getWidth();
    super.setBounds(x, y, width, height);
    if (isOther) {
      EventQueue.invokeLater(this::revalidate); // the current layout pass would ignore the change
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBorder(null);
    setOpaque(false);
  }
}
