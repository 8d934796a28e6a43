package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;

/**
 * The keys of a command, its button in bars, and its item in a menu.
 *
 * @param scope the scope in which the keys apply
 * @param keyNames the keys as named by Swing; the first one is displayed
 * @param icon the name of the icon of its button; empty if no bar shows the command
 * @param priority the rank of its button in a bar
 * @param menu the menu that contains the command; empty if none does
 * @param menuRank its rank in the menu; a separator divides ranks with different tens
 */
@Immutable
public record Shortcut(
    KeyScope scope,
    ImmutableList<String> keyNames,
    String icon,
    int priority,
    String menu,
    int menuRank) {

  /** Returns the keys with these names, which apply in {@code scope}, without a button. */
  public static Shortcut of(KeyScope scope, String... keyNames) {
    return new Shortcut(scope, ImmutableList.copyOf(keyNames), "", 0, "", 0);
  }

  /** Returns these keys with a button in bars. */
  public Shortcut button(String buttonIcon, int buttonPriority) {
    return new Shortcut(scope, keyNames, buttonIcon, buttonPriority, menu, menuRank);
  }

  /** Returns these keys with an item in a menu. */
  public Shortcut item(String itsMenu, int rank) {
    return new Shortcut(scope, keyNames, icon, priority, itsMenu, rank);
  }
}
