package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The actions of commands, for the window or for one workspace, and what prevents them at present.
 */
public final class Bindings {

  private final Map<Command, Runnable> actions = new LinkedHashMap<>();
  private final Map<Command, Supplier<Optional<String>>> obstacles = new HashMap<>();

  /** Creates bindings without a command. */
  public Bindings() {}

  /** Sets the action of a command. */
  public Bindings on(Command command, Runnable action) {
    actions.put(command, action);
    return this;
  }

  /**
   * Sets what prevents these commands.
   *
   * @param obstacle returns a sentence while a command would do nothing
   */
  public Bindings unless(Supplier<Optional<String>> obstacle, Command... commands) {
    for (Command command : commands) {
      obstacles.put(command, obstacle);
    }
    return this;
  }

  /** Returns why a command would do nothing at present, if it would. */
  public Optional<String> obstacle(Command command) {
    return Optional.ofNullable(obstacles.get(command)).flatMap(Supplier::get);
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
