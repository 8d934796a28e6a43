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

  /** Returns its keys, the scope in which they apply, and its button. */
  Shortcut shortcut();

  /** Returns the scope in which its keys apply. */
  default KeyScope scope() {
    return shortcut().scope();
  }

  /** Returns the name of the icon of its buttons; empty if it has none. */
  default String icon() {
    return shortcut().icon();
  }

  /**
   * Returns its rank among the items of a bar: a bar that is too narrow omits the items of the
   * lowest ranks first.
   */
  default int priority() {
    return shortcut().priority();
  }

  /** Returns the displayed name. */
  default String title() {
    return Texts.text("command." + name().toLowerCase(Locale.ROOT));
  }
}
