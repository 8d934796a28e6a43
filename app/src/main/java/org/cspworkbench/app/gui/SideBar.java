package org.cspworkbench.app.gui;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import javax.swing.border.EmptyBorder;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;

/** The left edge of the window: the workspaces, and below them the theme and the keys. */
final class SideBar extends JPanel {

  private static final long serialVersionUID = 1;

  private final ButtonGroup group = new ButtonGroup();
  private final JToggleButton start;
  private final JToggleButton animate;

  SideBar(Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 8 6 12 6, gap 4, wrap 1, filly", "[60!, center]", "[][][][][]push[][]"));
    start = workspace("start", "home", Command.START_PAGE.tip());
    animate = workspace("animate", "animate", Command.ANIMATE.tip());
    start.addActionListener(event -> commands.accept(Command.START_PAGE));
    animate.addActionListener(event -> commands.accept(Command.ANIMATE));
    add(start, "growx, height 56!");
    add(later("play", "board"), "growx, height 56!");
    add(animate, "growx, height 56!");
    add(later("compare", "compare"), "growx, height 56!");
    add(later("explore", "explore"), "growx, height 56!");
    add(foot("theme", Command.NEXT_THEME, commands));
    add(foot("keyboard", Command.KEYS, commands));
    animate.setEnabled(false);
  }

  private JToggleButton workspace(String name, String icon, String tip) {
    JToggleButton button = new JToggleButton(Texts.text("workspace." + name), Icons.of(icon, 20));
    button.setVerticalTextPosition(SwingConstants.BOTTOM);
    button.setHorizontalTextPosition(SwingConstants.CENTER);
    button.setIconTextGap(UIScale.scale(5));
    button.setRequestFocusEnabled(false);
    button.setToolTipText(tip);
    Labels.styled(button, "small");
    button.putClientProperty(
        FlatClientProperties.STYLE,
        "arc: 8; borderWidth: 0; focusWidth: 0; margin: 4,2,4,2; background: $Csp.bg.window;"
            + " foreground: $Csp.text.muted; disabledText: $Csp.text.disabled;"
            + " disabledBackground: $Csp.bg.window;"
            + " selectedBackground: $Csp.accent.tint; selectedForeground: $Csp.accent.text;"
            + " hoverBackground: $Csp.bg.hover; pressedBackground: $Csp.bg.hover");
    button.setBorder(new Marked(button));
    group.add(button);
    return button;
  }

  /** A workspace that is not there yet: visible, so that nothing moves when it comes. */
  private JToggleButton later(String name, String icon) {
    JToggleButton button = workspace(name, icon, Texts.text("workspace." + name + ".later"));
    button.setEnabled(false);
    return button;
  }

  private static JButton foot(String icon, Command command, Consumer<Command> commands) {
    return Buttons.icon(icon, Icons.ALONE, command.tip(), () -> commands.accept(command));
  }

  void showStart() {
    start.setSelected(true);
  }

  void showAnimate() {
    animate.setEnabled(true);
    animate.setSelected(true);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_WINDOW));
    setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT)));
  }

  /** A bar at the left of the workspace that is shown. */
  private static final class Marked extends EmptyBorder {
    private static final long serialVersionUID = 1;

    private final transient JToggleButton button;

    Marked(JToggleButton button) {
      super(6, 2, 4, 2);
      this.button = button;
    }

    @Override
    public void paintBorder(Component c, Graphics g, int x, int y, int width, int height) {
      if (button.isSelected()) {
        Color before = g.getColor();
        g.setColor(Colours.of(Token.ACCENT));
        g.fillRect(x, y + height / 4, UIScale.scale(3), height / 2);
        g.setColor(before);
      }
    }
  }
}
