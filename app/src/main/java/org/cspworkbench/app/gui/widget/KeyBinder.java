package org.cspworkbench.app.gui.widget;

import com.google.common.collect.ImmutableCollection;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.AbstractAction;
import javax.swing.ComponentInputMap;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.text.JTextComponent;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.jspecify.annotations.Nullable;

/** A binder of the keys of commands to a window. */
public final class KeyBinder {

  private final Consumer<Command> action;
  private final Predicate<KeyScope> isOpen;

  /**
   * Creates a binder.
   *
   * @param action executes the command of a key
   * @param isOpen whether a scope is active
   */
  public KeyBinder(Consumer<Command> action, Predicate<KeyScope> isOpen) {
    this.action = action;
    this.isOpen = isOpen;
  }

  /** Binds the keys of these commands for any focus within the window of {@code root}. */
  public void bind(JComponent root, ImmutableCollection<Command> commands) {
    Map<KeyStroke, Map<KeyScope, Command>> meanings = new LinkedHashMap<>();
    for (Command command : commands) {
      for (KeyStroke key : Keys.of(command)) {
        meanings.computeIfAbsent(key, any -> new LinkedHashMap<>()).put(command.scope(), command);
      }
    }
    InputMap keys = new KeysOutsideMenus(root);
    keys.setParent(root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).getParent());
    root.setInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW, keys);
    meanings.forEach(
        (key, byScope) -> {
          keys.put(key, key);
          root.getActionMap().put(key, new KeyAction(key, byScope));
        });
  }

  /** An input map that gives an open menu precedence, for the arrow keys and Escape. */
  private static final class KeysOutsideMenus extends ComponentInputMap {
    KeysOutsideMenus(JComponent root) {
      super(root);
    }

    @Override
    public @Nullable Object get(KeyStroke key) {
      boolean isMenuOpen = MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
      return !isMenuOpen ? super.get(key) : getParent() == null ? null : getParent().get(key);
    }
  }

  /** The action of a key, which depends on the active scopes. */
  private final class KeyAction extends AbstractAction {
    private final KeyStroke key;
    private final Map<KeyScope, Command> meanings;

    KeyAction(KeyStroke key, Map<KeyScope, Command> meanings) {
      this.key = key;
      this.meanings = meanings;
    }

    private Optional<Command> meaning() {
      return meanings.keySet().stream().filter(isOpen).findFirst().map(meanings::get);
    }

    @Override
    public boolean isEnabled() {
      return meaning().isPresent() && !(types(key) && isTextFocused());
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      meaning().ifPresent(action);
    }

    /** Returns whether the key has its own meaning in text fields. */
    private static boolean types(KeyStroke key) {
      int shortcuts =
          InputEvent.CTRL_DOWN_MASK | InputEvent.META_DOWN_MASK | InputEvent.ALT_DOWN_MASK;
      boolean isFunctionKey =
          key.getKeyCode() >= java.awt.event.KeyEvent.VK_F1
              && key.getKeyCode() <= java.awt.event.KeyEvent.VK_F12;
      boolean isEscape = key.getKeyCode() == java.awt.event.KeyEvent.VK_ESCAPE;
      return (key.getModifiers() & shortcuts) == 0 && !isFunctionKey && !isEscape;
    }

    private static boolean isTextFocused() {
      Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
      return owner instanceof JTextComponent text && text.isEditable();
    }
  }
}
