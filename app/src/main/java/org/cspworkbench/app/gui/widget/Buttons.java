package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Insets;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;

/**
 * Buttons by their role. A click does not move the focus from the board, so that the space bar
 * keeps its function; buttons remain reachable with the Tab key.
 */
public final class Buttons {

  private static final String QUIET =
      "borderWidth: 0; focusWidth: 1; margin: 4,8,4,8; background: null;"
          + " hoverBackground: $Csp.bg.hover; pressedBackground: $Csp.bg.hover";

  private static final String PLAIN = "margin: 4,14,4,14";

  private static final String FILLED =
      PLAIN
          + "; background: $Csp.accent; foreground: $Csp.on.accent; borderColor: $Csp.accent;"
          + " focusedBackground: $Csp.accent; focusedBorderColor: $Csp.on.accent;"
          + " hoverBackground: $Csp.accent.text;"
          + " pressedBackground: $Csp.accent.text";

  private static final String KEY_LAYOUT = "insets 0 0 0 4, fill, hidemode 3";
  private static final String KEY_COLUMNS = "push[]";
  private static final String KEY_ROW = "[center]";

  private Buttons() {}

  /** Creates a button with an icon only; its tooltip is its name. */
  public static JButton icon(String icon, int size, String name, Runnable action) {
    JButton button = withAction(new JButton(Icons.of(icon, size)), action);
    button.putClientProperty(FlatClientProperties.STYLE, QUIET);
    name(button, name);
    return button;
  }

  /** Creates a button that closes something, as the escape key does. */
  public static JButton close(String name, Runnable action) {
    JButton button = icon("close", Icons.BESIDE_TEXT, name, action);
    name(button, name, Keys.title(WindowCommands.ESCAPE));
    return button;
  }

  /** Creates a button without a border, for secondary actions. */
  public static JButton quiet(String text, String icon, Runnable action) {
    JButton button = withAction(new JButton(text, Icons.of(icon, Icons.BESIDE_TEXT)), action);
    button.putClientProperty(FlatClientProperties.STYLE, QUIET);
    Labels.styled(button, "semibold");
    button.setIconTextGap(UIScale.scale(8));
    return button;
  }

  /** Creates a row of a list in a popover. */
  public static JButton row(String text, Runnable action) {
    JButton row = new JButton(text);
    asRow(row);
    name(row, text);
    row.addActionListener(event -> action.run());
    return row;
  }

  /** Gives a button the look of a row of a list. */
  static void asRow(AbstractButton button) {
    button.putClientProperty(
        FlatClientProperties.STYLE,
        "borderWidth: 0; margin: 5,8,5,8; background: null; hoverBackground: $Csp.bg.hover;"
            + " focusedBackground: $Csp.accent.tint"
            + (button instanceof JToggleButton
                ? "; selectedBackground: $Csp.accent.tint; selectedForeground: $Csp.accent.text"
                : ""));
    button.setHorizontalAlignment(SwingConstants.LEFT);
  }

  /** Creates an item of a menu. */
  public static JMenuItem menuItem(String text, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.addActionListener(event -> action.run());
    return item;
  }

  /** Creates a button with text and a border. */
  public static JButton plain(String text, Runnable action) {
    JButton button = Labels.styled(withAction(new JButton(text), action), "semibold");
    button.putClientProperty(FlatClientProperties.STYLE, PLAIN);
    return button;
  }

  /** Creates the filled button for the main action. */
  public static JButton primary(String text, String icon, Runnable action) {
    JButton button = plain(text, action);
    button.setIcon(Icons.of(icon, Icons.BESIDE_TEXT));
    fill(button);
    return button;
  }

  /** Gives a button the filled look of the main action. */
  public static void fill(JButton button) {
    setStyle(button, FILLED);
  }

  /** Gives a button the look of a secondary action, without a border. */
  public static void empty(JButton button) {
    setStyle(button, QUIET);
  }

  private static void setStyle(JButton button, String style) {
    if (!style.equals(button.getClientProperty(FlatClientProperties.STYLE))) {
      button.putClientProperty(FlatClientProperties.STYLE, style);
    }
  }

  /** Shows a key at the right end of a button. */
  public static void showKey(AbstractButton button, JLabel key) {
    button.setHorizontalAlignment(SwingConstants.LEFT);
    button.setLayout(new MigLayout(KEY_LAYOUT, KEY_COLUMNS, KEY_ROW));
    button.add(key);
  }

  /** Shows a key or an arrow at the right end of a button, which becomes wider by it. */
  public static void addKey(AbstractButton button, JLabel key) {
    showKey(button, key);
    button.setLayout(
        new MigLayout(KEY_LAYOUT, KEY_COLUMNS, KEY_ROW) {
          @Override
          public Dimension preferredLayoutSize(Container parent) {
            return sizeWithKey(button, key);
          }
        });
  }

  /**
   * Returns the preferred size of a button with {@code key} on it. For a button with children, the
   * look and feel uses the layout only, which ignores the text.
   */
  private static Dimension sizeWithKey(AbstractButton button, JLabel key) {
    Insets insets = button.getInsets();
    FontMetrics metrics = button.getFontMetrics(button.getFont());
    int height = Math.max(metrics.getHeight(), key.getPreferredSize().height);
    int width = key.isVisible() ? widthWithKey(button, key) : widthWithout(button);
    return new Dimension(width, insets.top + height + insets.bottom);
  }

  /** Returns the width that a button needs for its text next to {@code key}. */
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

  /** Sets the tooltip and the accessible name of a button. */
  public static void name(AbstractButton button, String name) {
    button.setToolTipText(name);
    button.getAccessibleContext().setAccessibleName(name);
  }

  /** Sets the accessible name of a button, and its tooltip, which also has its key. */
  public static void name(AbstractButton button, String name, String key) {
    button.setToolTipText(Keys.tip(name, key));
    button.getAccessibleContext().setAccessibleName(name);
  }

  /** Names a button after its command. */
  public static void name(AbstractButton button, Command command) {
    name(button, command.title(), Keys.title(command));
  }

  private static <B extends AbstractButton> B withAction(B button, Runnable action) {
    button.addActionListener(event -> action.run());
    button.setRequestFocusEnabled(false);
    return button;
  }
}
