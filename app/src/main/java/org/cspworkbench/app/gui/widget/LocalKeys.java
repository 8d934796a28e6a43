package org.cspworkbench.app.gui.widget;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Keys of single components. They have precedence over the commands of the window. */
public final class LocalKeys {

  private LocalKeys() {}

  /**
   * Binds a key while {@code component} has the keyboard focus.
   *
   * @param key the key in the notation of {@link KeyStroke#getKeyStroke(String)}
   */
  public static void whenFocused(JComponent component, String key, Runnable action) {
    bind(component, JComponent.WHEN_FOCUSED, key, action);
  }

  /**
   * Binds a key while {@code component}, or a component in it, has the keyboard focus.
   *
   * @param key the key in the notation of {@link KeyStroke#getKeyStroke(String)}
   */
  public static void whenFocusWithin(JComponent component, String key, Runnable action) {
    bind(component, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, action);
  }

  private static void bind(JComponent component, int condition, String key, Runnable action) {
    component.getInputMap(condition).put(KeyStroke.getKeyStroke(key), key);
    component
        .getActionMap()
        .put(
            key,
            new AbstractAction() {
              @Override
              public void actionPerformed(ActionEvent event) {
                action.run();
              }
            });
  }
}
