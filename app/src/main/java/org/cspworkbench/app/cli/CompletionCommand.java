package org.cspworkbench.app.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;

/**
 * {@code csp generate-completion}: prints a script for the completion of command lines in a shell.
 */
@Command(
    name = "generate-completion",
    description = "Print a script by which bash or zsh completes csp command lines.",
    footer = {"%nExample:", "  source <(csp generate-completion)"},
    exitCodeList = {"0:the script was printed", "2:the command line is not valid"})
final class CompletionCommand extends ConsoleCommand {

  CompletionCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    console.write(AutoComplete.bash("csp", command().root().commandLine()));
    return ExitCode.DONE;
  }
}
