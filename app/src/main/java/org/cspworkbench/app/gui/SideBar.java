package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics;
import java.util.Collections;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
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

  private final ButtonGroup group = new ButtonGroup();
  private final JToggleButton start;
  private final JToggleButton play;
  private final JToggleButton animate;
  private final JToggleButton compare;

  SideBar(Consumer<Command> commands) {
    super(
        new MigLayout(
            "insets 8 6 12 5, gap 4, wrap 1, filly", "[60!, center]", "[][][][][]push[][][]"));
    start = workspace("start", "home", Command.START_PAGE.tip());
    play = workspace("play", "board", Command.GAME.tip());
    animate = workspace("animate", "animate", Command.ANIMATE.tip());
    compare = workspace("compare", "compare", Command.COMPARE.tip());
    start.addActionListener(event -> commands.accept(Command.START_PAGE));
    play.addActionListener(event -> commands.accept(Command.GAME));
    animate.addActionListener(event -> commands.accept(Command.ANIMATE));
    compare.addActionListener(event -> commands.accept(Command.COMPARE));
    add(start, "width 60!, height 56!");
    add(play, "width 60!, height 56!");
    add(animate, "width 60!, height 56!");
    add(compare, "width 60!, height 56!");
    add(later("explore", "explore"), "width 60!, height 56!");
    add(foot("theme", Command.NEXT_THEME, commands));
    add(foot("settings", Command.SETTINGS, commands));
    add(foot("keyboard", Command.KEYS, commands));
    play.setEnabled(false);
    animate.setEnabled(false);
    compare.setEnabled(false);
  }

  private JToggleButton workspace(String name, String icon, String tip) {
    JToggleButton button = new WorkspaceButton(Texts.text("workspace." + name), icon);
    button.setToolTipText(tip);
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

  void showPlay() {
    play.setSelected(true);
  }

  void showAnimate() {
    animate.setSelected(true);
  }

  void showCompare() {
    compare.setSelected(true);
  }

  /** Says where one can go now. */
  void enable(boolean canPlay, boolean canWatch) {
    play.setEnabled(canPlay);
    animate.setEnabled(canWatch);
    compare.setEnabled(canWatch);
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
    for (AbstractButton button : Collections.list(group.getElements())) {
      if (button.isSelected()) {
        graphics.setColor(Colours.of(Token.ACCENT));
        int height = button.getHeight() / 2;
        graphics.fillRect(0, button.getY() + height / 2, UIScale.scale(2), height);
      }
    }
  }
}
