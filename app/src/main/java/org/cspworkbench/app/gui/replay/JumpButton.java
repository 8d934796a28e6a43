package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JPopupMenu;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.CommandItem;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.ReplayCommands;

/**
 * A button that jumps to the next contradiction, backtrack or solution. The arrow at its end, and
 * the key Down, open the list of all jumps; a jump forwards that is selected there becomes the jump
 * of the button.
 */
public final class JumpButton {

  private static final ImmutableList<Command> FORWARDS =
      ImmutableList.of(
          ReplayCommands.NEXT_CONTRADICTION,
          ReplayCommands.NEXT_BACKTRACK,
          ReplayCommands.NEXT_SOLUTION);

  private static final ImmutableList<Command> OTHERS =
      ImmutableList.of(
          ReplayCommands.PREVIOUS_CONTRADICTION,
          ReplayCommands.PREVIOUS_BACKTRACK,
          ReplayCommands.PREVIOUS_SOLUTION,
          ReplayCommands.TO_START,
          ReplayCommands.TO_END);

  private static final int ARROW = 26; // the width that opens the list

  private final Commands commands;
  private final JButton button = Buttons.plain("", this::act);
  private Command jump = FORWARDS.get(0);
  private boolean isOnArrow; // where the mouse was pressed last

  private JumpButton(Commands commands) {
    this.commands = commands;
    Buttons.addKey(button, Labels.arrow());
    button.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            isOnArrow = event.getX() >= button.getWidth() - UIScale.scale(ARROW);
          }
        });
    LocalKeys.whenFocused(button, "DOWN", this::showList);
  }

  /** Creates the button. */
  public static BarItem of(Commands commands) {
    JumpButton jumps = new JumpButton(commands);
    return BarItem.of(jumps.button)
        .state(jumps::display)
        .text(() -> jumps.jump.title())
        .accessibleName(() -> jumps.jump.title())
        .tip(() -> Keys.tip(jumps.jump))
        .style("margin: 4,10,4,6");
  }

  private void display() {
    Icon icon = Icons.of(jump.icon(), Icons.BESIDE_TEXT);
    if (!icon.equals(button.getIcon())) {
      button.setIcon(icon);
    }
  }

  private void act() {
    boolean opens = isOnArrow;
    isOnArrow = false; // the next press may be by the keyboard
    if (opens) {
      showList();
    } else {
      commands.accept(jump);
    }
  }

  private void showList() {
    JPopupMenu list = new JPopupMenu();
    FORWARDS.forEach(command -> add(list, command));
    list.addSeparator();
    OTHERS.forEach(command -> add(list, command));
    list.show(button, 0, -list.getPreferredSize().height - UIScale.scale(2));
  }

  private void add(JPopupMenu list, Command command) {
    CommandItem item = new CommandItem(command, commands);
    item.refresh();
    item.addActionListener(
        event -> {
          if (FORWARDS.contains(command)) {
            jump = command;
            display();
          }
        });
    list.add(item);
  }
}
