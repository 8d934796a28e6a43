package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.words.Texts;

/**
 * A command that a person gives by a key, a menu item or a button. The commands of the window and
 * of each workspace are enumerations of their own.
 */
public interface Command {

  /** The name of the constant, unique among all commands. */
  String name();

  /** Where its keys have a meaning. */
  KeyScope scope();

  /** Its keys as Swing names them; the first one is displayed. */
  ImmutableList<String> keyNames();

  /** Its keys. */
  default ImmutableList<KeyStroke> keys() {
    return keyNames().stream().map(Keys::of).collect(ImmutableList.toImmutableList());
  }

  /** The displayed name. */
  default String title() {
    return Texts.text("command." + name().toLowerCase(Locale.ROOT));
  }

  /** The displayed name of its first key. */
  default String keysTitle() {
    return Keys.title(keys().get(0));
  }

  /** The tooltip of a button: the displayed name and the key. */
  default String tip() {
    return title() + " (" + keysTitle() + ")";
  }
}
