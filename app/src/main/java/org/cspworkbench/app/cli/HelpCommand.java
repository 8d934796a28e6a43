package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code csp help COMMAND}: the same as {@code csp COMMAND --help}. */
@Command(
    name = "help",
    description = "Show the help of a command.",
    footer = {"%nExamples:", "  csp help solve", "  csp help lesson export"},
    exitCodeList = {"0:the help was shown", "2:there is no such command"})
final class HelpCommand extends ConsoleCommand {

  @Parameters(
      arity = "0..*",
      paramLabel = "COMMAND",
      description = "The command; by default, all commands are listed.")
  private List<String> names = new ArrayList<>();

  HelpCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    CommandLine described = command().root().commandLine();
    for (String name : names) {
      described = named(described, name);
    }
    described.usage(console.out().writer());
    return ExitCode.DONE;
  }

  private CommandLine named(CommandLine group, String name) {
    CommandLine found = group.getSubcommands().get(name);
    usage().check(found != null, "there is no command '" + name + "'");
    return requireNonNull(found);
  }
}
