package org.cspworkbench.app.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * {@code csp generate-completion}: prints a script for the completion of command lines in a shell.
 */
@Command(
    name = "generate-completion",
    description = "Print a script by which bash or zsh completes csp command lines.",
    footer = {"%nExample:", "  source <(csp generate-completion)"},
    exitCodeList = {"0:the script was printed", "2:the command line is not valid"})
final class CompletionCommand implements Callable<Integer> {

  private final Console console;

  @Spec
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private CommandSpec command;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.write(AutoComplete.bash("csp", command.root().commandLine()));
    return ExitCode.DONE;
  }
}
