package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The actions of commands, for the window or for one workspace. */
public final class Bindings {

  private final Map<Command, Runnable> actions = new LinkedHashMap<>();

  /** Creates bindings without a command. */
  public Bindings() {}

  /** Sets the action of a command. */
  public Bindings on(Command command, Runnable action) {
    actions.put(command, action);
    return this;
  }

  /** Returns the action of a command, if it has one. */
  public Optional<Runnable> action(Command command) {
    return Optional.ofNullable(actions.get(command));
  }

  /** Returns the commands that have an action, in the order of their binding. */
  public ImmutableSet<Command> commands() {
    return ImmutableSet.copyOf(actions.keySet());
  }
}
