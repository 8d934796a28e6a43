package org.cspworkbench.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command of {@code csp}, which reads from a console and writes to it. */
@Command
abstract class ConsoleCommand implements Callable<Integer> {

  final Console console;

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  ConsoleCommand(Console console) {
    this.console = console;
  }

  /** Returns the description of this command, with what was given on the command line. */
  final CommandSpec command() {
    return command;
  }

  /** Returns what rejects a command line. */
  final Usage usage() {
    return new Usage(command);
  }
}
