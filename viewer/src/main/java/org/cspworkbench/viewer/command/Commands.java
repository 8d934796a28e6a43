package org.cspworkbench.viewer.command;

import java.util.Optional;
import java.util.function.Consumer;

/** Executes commands, and knows which of them would do nothing at present. */
public interface Commands extends Consumer<Command> {

  /** Returns why a command would do nothing at present, if it would. */
  default Optional<String> obstacle(Command command) {
    return Optional.empty();
  }
}
