package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.junit.jupiter.api.Test;

/** Verifies that the key of the glossary works where a tooltip is. */
final class KeyBeforeTooltipsTest {

  private final List<Command> executed = new ArrayList<>();
  private final JPanel window = new JPanel();
  private final KeyBeforeTooltips key =
      new KeyBeforeTooltips(window, WindowCommands.GLOSSARY, executed::add);

  private static KeyEvent pressed(Component at, int code, int modifiers) {
    return new KeyEvent(at, KeyEvent.KEY_PRESSED, 0, modifiers, code, KeyEvent.CHAR_UNDEFINED);
  }

  /** The tooltip consumes the key where the component receives it. */
  @Test
  void theKeyIsTakenBeforeTheTooltip() {
    JButton button = new JButton("with a tooltip");
    button.setToolTipText("It does something");
    window.add(button);
    KeyEvent unheeded = pressed(button, KeyEvent.VK_F1, InputEvent.CTRL_DOWN_MASK);
    for (KeyListener each : button.getKeyListeners()) {
      each.keyPressed(unheeded);
    }
    assertThat(unheeded.isConsumed()).isTrue();
    assertThat(key.dispatchKeyEvent(pressed(button, KeyEvent.VK_F1, InputEvent.CTRL_DOWN_MASK)))
        .isTrue();
    assertThat(executed).containsExactly(WindowCommands.GLOSSARY);
  }

  @Test
  void otherKeysAndOtherWindowsAreLeftAlone() {
    window.add(new JButton());
    assertThat(key.dispatchKeyEvent(pressed(window.getComponent(0), KeyEvent.VK_F1, 0))).isFalse();
    assertThat(
            key.dispatchKeyEvent(pressed(new JButton(), KeyEvent.VK_F1, InputEvent.CTRL_DOWN_MASK)))
        .isFalse();
    assertThat(executed).isEmpty();
  }
}
