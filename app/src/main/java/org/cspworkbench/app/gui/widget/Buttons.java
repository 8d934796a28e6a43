package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Insets;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;

/**
 * Buttons by their role. A click never takes the keyboard away from the board, so that the space
 * bar keeps its meaning; the tabulator reaches them all the same.
 */
public final class Buttons {

  private static final String QUIET =
      "borderWidth: 0; focusWidth: 1; margin: 4,8,4,8; background: null;"
          + " hoverBackground: $Csp.bg.hover; pressedBackground: $Csp.bg.hover";

  private static final String PLAIN = "margin: 4,14,4,14";

  private Buttons() {}

  /** A button with an icon alone; its tooltip is its name. */
  public static JButton icon(String icon, int size, String name, Runnable action) {
    JButton button = withAction(new JButton(Icons.of(icon, size)), action);
    likeIcon(button, name);
    return button;
  }

  /** Makes {@code button} look like one with an icon alone. */
  static void likeIcon(JButton button, String name) {
    button.putClientProperty(FlatClientProperties.STYLE, QUIET);
    button.setRequestFocusEnabled(false);
    name(button, name);
  }

  /** A button without a border, for what is not the main thing. */
  public static JButton quiet(String text, String icon, Runnable action) {
    JButton button = withAction(new JButton(text, Icons.of(icon, Icons.BESIDE_TEXT)), action);
    button.putClientProperty(FlatClientProperties.STYLE, QUIET);
    Labels.styled(button, "semibold");
    button.setIconTextGap(UIScale.scale(8));
    return button;
  }

  /** A button with text in a border. */
  public static JButton plain(String text, Runnable action) {
    JButton button = Labels.styled(withAction(new JButton(text), action), "semibold");
    button.putClientProperty(FlatClientProperties.STYLE, PLAIN);
    return button;
  }

  /** The one filled button of its surroundings. */
  public static JButton primary(String text, String icon, Runnable action) {
    JButton button = plain(text, action);
    button.setIcon(Icons.of(icon, Icons.BESIDE_TEXT));
    button.putClientProperty(
        FlatClientProperties.STYLE,
        PLAIN
            + "; background: $Csp.accent; foreground: $Csp.on.accent; borderColor: $Csp.accent;"
            + " focusedBackground: $Csp.accent; focusedBorderColor: $Csp.on.accent;"
            + " hoverBackground: $Csp.accent.text;"
            + " pressedBackground: $Csp.accent.text");
    return button;
  }

  /** Shows a key on a button, at its right end. */
  public static void showKey(AbstractButton button, JLabel key) {
    button.setHorizontalAlignment(SwingConstants.LEFT);
    button.setLayout(new MigLayout("insets 0 0 0 4, fill, hidemode 3", "push[]", "[center]"));
    button.add(key);
  }

  /**
   * The size that a button wants with {@code key} on it: the look and feel leaves a button with
   * something on it to its layout, which knows nothing of its text.
   */
  public static Dimension sizeWithKey(AbstractButton button, JLabel key) {
    Insets insets = button.getInsets();
    FontMetrics metrics = button.getFontMetrics(button.getFont());
    int height = Math.max(metrics.getHeight(), key.getPreferredSize().height);
    int width = key.isVisible() ? widthWithKey(button, key) : widthWithout(button);
    return new Dimension(width, insets.top + height + insets.bottom);
  }

  /** The width that a button needs for its text with {@code key} beside it. */
  public static int widthWithKey(AbstractButton button, JLabel key) {
    return widthWithout(button) + UIScale.scale(12) + key.getPreferredSize().width;
  }

  private static int widthWithout(AbstractButton button) {
    Insets insets = button.getInsets();
    FontMetrics metrics = button.getFontMetrics(button.getFont());
    int text = SwingUtilities.computeStringWidth(metrics, button.getText());
    int icon =
        button.getIcon() == null ? 0 : button.getIcon().getIconWidth() + button.getIconTextGap();
    return insets.left + icon + text + insets.right;
  }

  /** Names a button for those who see it and those who hear it. */
  public static void name(AbstractButton button, String name) {
    button.setToolTipText(name);
    button.getAccessibleContext().setAccessibleName(name);
  }

  private static <B extends AbstractButton> B withAction(B button, Runnable action) {
    button.addActionListener(event -> action.run());
    button.setRequestFocusEnabled(false);
    return button;
  }
}
