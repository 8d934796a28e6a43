package org.cspworkbench.app.gui.keys;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.AbstractAction;
import javax.swing.ComponentInputMap;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.text.JTextComponent;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.jspecify.annotations.Nullable;

/** Binds commands to a window: what they do, and the keys that do it. */
public final class KeyBinder {

  private final Map<Command, Runnable> actions = new EnumMap<>(Command.class);

  /** Says what a command does. */
  public KeyBinder on(Command command, Runnable action) {
    actions.put(command, action);
    return this;
  }

  /** Does what a command does. */
  public void run(Command command) {
    Runnable action = actions.get(command);
    if (action != null) {
      action.run();
    }
  }

  /**
   * Binds the keys, wherever in the window the focus is.
   *
   * @param isOpen whether the keys of a scope have their meaning now
   */
  public void bind(JComponent root, Predicate<Scope> isOpen) {
    Map<KeyStroke, Map<Scope, Runnable>> meanings = new LinkedHashMap<>();
    actions.forEach(
        (command, action) ->
            command
                .keys()
                .forEach(
                    key ->
                        meanings
                            .computeIfAbsent(key, any -> new EnumMap<>(Scope.class))
                            .put(command.scope(), action)));
    InputMap keys = new KeysOutsideMenus(root);
    keys.setParent(root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).getParent());
    root.setInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW, keys);
    meanings.forEach(
        (key, byScope) -> {
          keys.put(key, key);
          root.getActionMap().put(key, new KeyAction(key, byScope, isOpen));
        });
  }

  /** While a menu is open its own keys go before these: the arrows, Escape. */
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

  /** One key, which means something else in each workspace. */
  private static final class KeyAction extends AbstractAction {
    private final KeyStroke key;
    private final Map<Scope, Runnable> meanings;
    private final Predicate<Scope> isOpen;

    KeyAction(KeyStroke key, Map<Scope, Runnable> meanings, Predicate<Scope> isOpen) {
      this.key = key;
      this.meanings = meanings;
      this.isOpen = isOpen;
    }

    private Optional<Runnable> meaning() {
      return meanings.keySet().stream().filter(isOpen).findFirst().map(meanings::get);
    }

    @Override
    public boolean isEnabled() {
      return meaning().isPresent() && !(types(key) && isTextFocused());
    }

    @Override
    public void actionPerformed(ActionEvent event) {
      meaning().ifPresent(Runnable::run);
    }

    /** Whether the key has a meaning of its own in a text. */
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
