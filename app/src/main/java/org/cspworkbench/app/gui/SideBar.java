package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;

/**
 * The left edge of the window: the workspaces, and below them the theme, the settings and the keys.
 */
final class SideBar extends JPanel {

  private static final long serialVersionUID = 1;

  /** No group: in one, the arrow keys would mark a workspace without going there. */
  private final transient Map<Command, JToggleButton> workspaces = new EnumMap<>(Command.class);

  SideBar(Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 8 6 12 5, gap 4, wrap 1, filly", "[60!, center]", "[][][][][]push[][][]"));
    addWorkspace("start", "home", Command.START_PAGE, commands);
    addWorkspace("play", "board", Command.GAME, commands);
    addWorkspace("animate", "animate", Command.ANIMATE, commands);
    addWorkspace("compare", "compare", Command.COMPARE, commands);
    addWorkspace("explore", "explore", Command.EXPLORE, commands);
    add(foot("theme", Command.NEXT_THEME, commands));
    add(foot("settings", Command.SETTINGS, commands));
    add(foot("keyboard", Command.KEYS, commands));
  }

  private void addWorkspace(String name, String icon, Command command, Consumer<Command> commands) {
    JToggleButton button = workspace(name, icon, command.tip());
    button.addActionListener(event -> commands.accept(command));
    button.setEnabled(false);
    workspaces.put(command, button);
    add(button, "width 60!, height 56!");
  }

  private JToggleButton workspace(String name, String icon, String tip) {
    JToggleButton button = new WorkspaceButton(Texts.text("workspace." + name), icon);
    button.setToolTipText(tip);
    return button;
  }

  private static JButton foot(String icon, Command command, Consumer<Command> commands) {
    return Buttons.icon(icon, Icons.ALONE, command.tip(), () -> commands.accept(command));
  }

  /** Marks the workspace that is shown, by the command that goes there. */
  void select(Command workspace) {
    workspaces.forEach((command, button) -> button.setSelected(command == workspace));
    repaint(); // the bar at the edge, which lies beside the buttons
  }

  /** Says whether one can go to a workspace now. */
  void enable(Command workspace, boolean isReady) {
    button(workspace).setEnabled(isReady);
  }

  private JToggleButton button(Command workspace) {
    return Objects.requireNonNull(workspaces.get(workspace), "no workspace");
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_WINDOW));
    setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT)));
  }

  /** The bar beside the chosen workspace, at the very edge of the window. */
  @Override
  protected void paintChildren(Graphics graphics) {
    super.paintChildren(graphics);
    for (JToggleButton button : workspaces.values()) {
      if (button.isSelected()) {
        graphics.setColor(Colours.of(Token.ACCENT));
        int height = button.getHeight() / 2;
        graphics.fillRect(0, button.getY() + height / 2, UIScale.scale(2), height);
      }
    }
  }
}
