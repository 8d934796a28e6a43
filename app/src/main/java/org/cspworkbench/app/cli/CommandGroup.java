package org.cspworkbench.app.cli;

import picocli.CommandLine.Command;

/** A command that only contains others: without one of them, it prints its usage as an error. */
@Command
abstract class CommandGroup extends ConsoleCommand {

  CommandGroup(Console console) {
    super(console);
  }

  @Override
  public final Integer call() {
    command().commandLine().usage(console.err());
    return ExitCode.USAGE;
  }
}
