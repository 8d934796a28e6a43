package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The actions of commands, in the window or in one workspace. */
public final class Bindings {

  private final Map<Command, Runnable> actions = new LinkedHashMap<>();

  /** Creates bindings without a command. */
  public Bindings() {}

  /** Sets the action of a command. */
  public Bindings on(Command command, Runnable action) {
    actions.put(command, action);
    return this;
  }

  /** The action of a command, if it has one here. */
  public Optional<Runnable> action(Command command) {
    return Optional.ofNullable(actions.get(command));
  }

  /** The commands that have an action here, in the order in which they were bound. */
  public ImmutableSet<Command> commands() {
    return ImmutableSet.copyOf(actions.keySet());
  }
}
