package org.cspworkbench.viewer.command;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.viewer.words.Texts;

/**
 * A command that the user invokes with a key, a menu item or a button. The commands of the window
 * and of each workspace are separate enumerations.
 */
public interface Command {

  /** Returns the name of the constant, unique among all commands. */
  String name();

  /** Returns its keys, the scope in which they apply, its button and its item in a menu. */
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

  /** Returns the displayed name of the menu that contains it, if one does. */
  default Optional<String> menuTitle() {
    return Optional.of(shortcut().menu())
        .filter(menu -> !menu.isEmpty())
        .map(menu -> Texts.text("menu." + menu));
  }

  /** Returns the heading of its section in the list of keys. */
  default String keysHeading() {
    return Texts.text("keys." + scope().section());
  }
}
