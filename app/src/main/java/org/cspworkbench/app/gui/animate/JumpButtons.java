package org.cspworkbench.app.gui.animate;

import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.words.Texts;

/** The buttons that jump to the next decision, contradiction, backtrack or solution. */
public final class JumpButtons extends JPanel {

  /** Creates the buttons. */
  public JumpButtons(Consumer<Command> commands) {
    super(new MigLayout("insets 0, gap 2"));
    setOpaque(false);
    add(Labels.note(Texts.text("transport.next")), "gapright 4");
    add(jump(commands, ReplayCommands.NEXT_CONTRADICTION, "contradiction"));
    add(jump(commands, ReplayCommands.NEXT_BACKTRACK, "backtrack"));
    add(jump(commands, ReplayCommands.NEXT_SOLUTION, "solution"));
  }

  private static JButton jump(Consumer<Command> commands, Command command, String name) {
    String word = Texts.text("transport." + name);
    JButton button = Buttons.quiet(word, name, () -> commands.accept(command));
    Labels.styled(button, "");
    Buttons.name(button, Keys.tip(command));
    return button;
  }
}
