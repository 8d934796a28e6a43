package org.cspworkbench.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code csp lesson}: the command that contains the commands for lessons. */
@Command(
    name = "lesson",
    description = "List, print and check lessons: runs with notes, questions and claims.",
    footer = {
      "%nExamples:",
      "  csp lesson list",
      "  csp lesson show backtracking > mine.json",
      "  csp lesson check mine.json"
    },
    exitCodeList = {"0:done", "2:the command line is not valid", "Others:see csp lesson check -h"})
final class LessonCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  private final Console console;

  private LessonCommand(Console console) {
    this.console = console;
  }

  /** Returns the command with its subcommands. */
  static CommandLine of(Console console) {
    return new CommandLine(new LessonCommand(console))
        .addSubcommand(new LessonListCommand(console))
        .addSubcommand(new LessonShowCommand(console))
        .addSubcommand(new LessonCheckCommand(console));
  }

  @Override
  public Integer call() {
    command.commandLine().usage(console.err());
    return ExitCode.USAGE;
  }
}
