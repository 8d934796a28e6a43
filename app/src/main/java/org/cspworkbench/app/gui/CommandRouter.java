package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.keys.Bindings;
import org.cspworkbench.app.gui.keys.Command;

/**
 * Executes commands. A command runs in the window if the window binds it, else in the displayed
 * workspace, else in the first workspace that binds it. A menu therefore works in every workspace.
 */
final class CommandRouter implements Consumer<Command> {

  private final Workspaces workspaces;
  private Bindings window = new Bindings();

  /** Creates a router to the commands of {@code workspaces}. */
  CommandRouter(Workspaces workspaces) {
    this.workspaces = workspaces;
  }

  /** Sets the commands of the window. */
  void setWindow(Bindings bindings) {
    window = bindings;
  }

  @Override
  public void accept(Command command) {
    Stream.concat(Stream.of(window, workspaces.shown().bindings()), all())
        .flatMap(bindings -> bindings.action(command).stream())
        .findFirst()
        .ifPresent(Runnable::run);
  }

  private Stream<Bindings> all() {
    return Stream.concat(
        Stream.of(workspaces.bindings(), window),
        workspaces.all().stream().map(Workspace::bindings));
  }

  /** Returns all commands that can be executed. */
  ImmutableSet<Command> commands() {
    return all().flatMap(each -> each.commands().stream()).collect(ImmutableSet.toImmutableSet());
  }
}
