package org.cspworkbench.app.gui.animate;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.words.Texts;

/** The jumps to what comes next; without their words where the page has no room for them. */
public final class JumpButtons extends JPanel {

  private static final long serialVersionUID = 1;
  private static final int ROOM_FOR_WORDS = 1060;

  /** The buttons for {@code page}. */
  public JumpButtons(JComponent page, Consumer<Command> commands) {
    super(new MigLayout("insets 0, gap 2"));
    setOpaque(false);
    add(Labels.note(Texts.text("transport.next")), "gapright 4");
    add(jump(page, commands, Command.NEXT_CONTRADICTION, "contradiction"));
    add(jump(page, commands, Command.NEXT_BACKTRACK, "backtrack"));
    add(jump(page, commands, Command.NEXT_SOLUTION, "solution"));
  }

  private static JButton jump(
      JComponent page, Consumer<Command> commands, Command command, String name) {
    String word = Texts.text("transport." + name);
    JButton button = Buttons.quiet(word, name, () -> commands.accept(command));
    Labels.styled(button, "");
    Buttons.name(button, command.tip());
    page.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            button.setText(page.getWidth() < UIScale.scale(ROOM_FOR_WORDS) ? "" : word);
          }
        });
    return button;
  }
}
