package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.PlainTextUi;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.words.Markup;

/** Labels and panels by their role; their colours follow the theme. */
public final class Labels {

  private Labels() {}

  /** Creates a label with plain text. */
  public static JLabel text(String text) {
    return new JLabel(text);
  }

  /** Creates the heading of a part of a panel. */
  public static JLabel heading(String text) {
    return styled(new JLabel(text), "semibold");
  }

  /** Creates a label with secondary information. */
  public static JLabel note(String text) {
    JLabel label = styled(new JLabel(text), "medium");
    return coloured(label, Token.TEXT_MUTED);
  }

  /** Creates a label with secondary information in markup. */
  public static JLabel note(Markup markup) {
    return marked(note(""), markup);
  }

  /** Sets markup as the text of {@code label}, and returns the label. */
  public static JLabel marked(JLabel label, Markup markup) {
    PlainTextUi.allowMarkup(label);
    label.setText(markup.html());
    return label;
  }

  /** Creates a label that shows a key of the keyboard as a chip. */
  public static JLabel key(String title) {
    JLabel key = styled(new JLabel(title), "monospaced small");
    key.putClientProperty(
        FlatClientProperties.STYLE,
        "foreground: $Csp.text.muted; background: $Csp.bg.panel;"
            + " border: 1,5,1,5,$Csp.line.soft,1,6");
    return key;
  }

  /** Creates the arrow of a button that opens a list or a form. */
  public static JLabel arrow() {
    return new JLabel(Icons.of("chevron", Icons.BESIDE_TEXT));
  }

  /** Sets the style classes of {@code component}, and returns the component. */
  public static <C extends JComponent> C styled(C component, String classes) {
    component.putClientProperty(FlatClientProperties.STYLE_CLASS, classes);
    return component;
  }

  /** Sets the text colour of {@code component}, and returns the component. */
  public static <C extends JComponent> C coloured(C component, Token colour) {
    component.putClientProperty(FlatClientProperties.STYLE, "foreground: $" + colour.key());
    return component;
  }

  /** Creates a panel with this background and layout. */
  public static JPanel panel(Token ground, String layout, String columns, String rows) {
    JPanel panel = new JPanel(new MigLayout(layout, columns, rows));
    panel.putClientProperty(FlatClientProperties.STYLE, "background: $" + ground.key());
    return panel;
  }
}
