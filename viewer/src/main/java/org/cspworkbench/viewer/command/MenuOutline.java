package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableList;

/**
 * The content of a menu.
 *
 * @param title the displayed title
 * @param groups the commands, with a separator between two groups
 */
public record MenuOutline(String title, ImmutableList<ImmutableList<Command>> groups) {

  /** Returns an empty menu. */
  public static MenuOutline titled(String title) {
    return new MenuOutline(title, ImmutableList.of());
  }

  /** Returns this menu followed by a group of commands. */
  public MenuOutline with(Command... commands) {
    return new MenuOutline(
        title,
        ImmutableList.<ImmutableList<Command>>builder()
            .addAll(groups)
            .add(ImmutableList.copyOf(commands))
            .build());
  }
}
