package org.cspworkbench.app.gui.widget;

import com.formdev.flatlaf.util.SystemInfo;
import com.google.common.collect.ImmutableList;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.words.Texts;

/** The keys of commands in a window, and what they are called there. */
public final class Keys {

  private Keys() {}

  /** Returns the keys of {@code command}. */
  public static ImmutableList<KeyStroke> of(Command command) {
    return command.shortcut().keyNames().stream()
        .map(Keys::of)
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the displayed name of the first key of {@code command}. */
  public static String title(Command command) {
    return title(of(command).get(0));
  }

  /** Returns the tooltip of a button for {@code command}: the displayed name and the key. */
  public static String tip(Command command) {
    return tip(command.title(), title(command));
  }

  /** Returns the tooltip of a button with this name and key. */
  public static String tip(String name, String key) {
    return name + " (" + key + ")";
  }

  /** Returns the key with this name, with the command key in place of Ctrl on a Mac. */
  static KeyStroke of(String name) {
    KeyStroke key = KeyStroke.getKeyStroke(name);
    if (key == null) {
      throw new IllegalArgumentException("no key is called " + name);
    }
    boolean withControl = (key.getModifiers() & InputEvent.CTRL_DOWN_MASK) != 0;
    return SystemInfo.isMacOS && withControl ? onMac(key) : key;
  }

  private static KeyStroke onMac(KeyStroke key) {
    boolean arrow =
        switch (key.getKeyCode()) {
          case KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_UP, KeyEvent.VK_DOWN -> true;
          default -> false;
        };
    int shift = key.getModifiers() & InputEvent.SHIFT_DOWN_MASK;
    return KeyStroke.getKeyStroke(
        key.getKeyCode(), shift | (arrow ? InputEvent.ALT_DOWN_MASK : InputEvent.META_DOWN_MASK));
  }

  /** Returns the displayed name of a key. */
  static String title(KeyStroke key) {
    int modifiers = key.getModifiers();
    String name =
        switch (key.getKeyCode()) {
          case KeyEvent.VK_SPACE -> Texts.text("key.space");
          case KeyEvent.VK_PLUS -> "+";
          case KeyEvent.VK_MINUS -> "−";
          case KeyEvent.VK_PERIOD -> ".";
          case KeyEvent.VK_COMMA -> ",";
          case KeyEvent.VK_LEFT -> "←";
          case KeyEvent.VK_RIGHT -> "→";
          case KeyEvent.VK_UP -> "↑";
          case KeyEvent.VK_DOWN -> "↓";
          case KeyEvent.VK_ESCAPE -> "Esc";
          default -> KeyEvent.getKeyText(key.getKeyCode());
        };
    return modifiers == 0
        ? name
        : InputEvent.getModifiersExText(modifiers).replace('+', ' ') + " " + name;
  }
}
