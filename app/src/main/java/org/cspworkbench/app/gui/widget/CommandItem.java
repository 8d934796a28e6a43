package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.jspecify.annotations.Nullable;

/**
 * A menu item that executes a command and displays its key. While the command would do nothing, the
 * item is disabled and its tooltip is the reason. The key is bound elsewhere: an accelerator would
 * also be active in text fields.
 */
public final class CommandItem extends JMenuItem {

  private final Command command;
  private final Commands commands;
  private @Nullable JLabel key; // null until the menu is opened for the first time

  /** Creates an item that sends its command to {@code commands}. */
  public CommandItem(Command command, Commands commands) {
    super(command.title());
    this.command = command;
    this.commands = commands;
    addActionListener(event -> commands.accept(command));
    getAccessibleContext().setAccessibleDescription(Keys.title(command));
    setToolTipText(Keys.title(command)); // the menu bar of the system shows no key
  }

  /** Displays the key, and whether the command can act; called when the menu is opened. */
  public void refresh() {
    if (key == null) { // laid out now: it is not visible before
      key = Labels.key(Keys.title(command));
      Buttons.showKey(this, key);
    }
    String obstacle = commands.obstacle(command).orElse(null);
    setEnabled(obstacle == null);
    setToolTipText(obstacle == null ? Keys.title(command) : obstacle);
  }

  @Override
  public Dimension getPreferredSize() {
    Dimension size = super.getPreferredSize();
    return key == null
        ? size
        : new Dimension(size.width + UIScale.scale(24) + key.getPreferredSize().width, size.height);
  }
}
