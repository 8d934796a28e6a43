package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.words.Texts;

/**
 * A command that the user invokes with a key, a menu item or a button. The commands of the window
 * and of each workspace are separate enumerations.
 */
public interface Command {

  /** Returns the name of the constant, unique among all commands. */
  String name();

  /** Returns the scope in which its keys apply. */
  KeyScope scope();

  /** Returns its keys as named by Swing; the first one is displayed. */
  ImmutableList<String> keyNames();

  /** Returns its keys. */
  default ImmutableList<KeyStroke> keys() {
    return keyNames().stream().map(Keys::of).collect(ImmutableList.toImmutableList());
  }

  /** Returns the displayed name. */
  default String title() {
    return Texts.text("command." + name().toLowerCase(Locale.ROOT));
  }

  /** Returns the displayed name of its first key. */
  default String keysTitle() {
    return Keys.title(keys().get(0));
  }

  /** Returns the tooltip of a button: the displayed name and the key. */
  default String tip() {
    return title() + " (" + keysTitle() + ")";
  }
}
