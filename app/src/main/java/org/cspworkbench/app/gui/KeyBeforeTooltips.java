package org.cspworkbench.app.gui;

import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.viewer.command.Command;

/**
 * Executes a command of a window by its key before the component with the keyboard focus receives
 * it. Swing consumes Ctrl+F1 at each component with a tooltip, to show the tooltip.
 */
final class KeyBeforeTooltips implements KeyEventDispatcher {

  private final Component window;
  private final Command command;
  private final Consumer<Command> commands;

  KeyBeforeTooltips(Component window, Command command, Consumer<Command> commands) {
    this.window = window;
    this.command = command;
    this.commands = commands;
  }

  void open() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(this);
  }

  void close() {
    KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(this);
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    boolean isOurs =
        Keys.of(command).contains(KeyStroke.getKeyStrokeForEvent(event))
            && SwingUtilities.isDescendingFrom(event.getComponent(), window);
    if (isOurs) {
      commands.accept(command);
    }
    return isOurs;
  }
}
