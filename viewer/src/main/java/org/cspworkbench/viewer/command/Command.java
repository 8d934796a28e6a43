package org.cspworkbench.viewer.command;

import java.util.Locale;
import org.cspworkbench.viewer.words.Texts;

/**
 * A command that the user invokes with a key, a menu item or a button. The commands of the window
 * and of each workspace are separate enumerations.
 */
public interface Command {

  /** Returns the name of the constant, unique among all commands. */
  String name();

  /** Returns its keys and the scope in which they apply. */
  Shortcut shortcut();

  /** Returns the scope in which its keys apply. */
  default KeyScope scope() {
    return shortcut().scope();
  }

  /** Returns the displayed name. */
  default String title() {
    return Texts.text("command." + name().toLowerCase(Locale.ROOT));
  }
}
