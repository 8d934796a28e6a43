package org.cspworkbench.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that only contains others: without one of them, it prints its usage as an error. */
@Command
abstract class CommandGroup implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  private final Console console;

  CommandGroup(Console console) {
    this.console = console;
  }

  @Override
  public final Integer call() {
    command.commandLine().usage(console.err());
    return ExitCode.USAGE;
  }
}
