package org.cspworkbench.app.cli;

import org.cspworkbench.app.about.Licences;
import picocli.CommandLine.Command;

/** {@code csp licenses}: prints the licences of the program and of its libraries. */
@Command(
    name = "licenses",
    description = "Print the licences of the program and of the libraries in it.",
    footer = {"%nExample:", "  csp licenses"},
    exitCodeList = {"0:the licences were printed", "2:the command line is not valid"})
final class LicensesCommand extends ConsoleCommand {

  LicensesCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    console.write(Licences.text());
    return ExitCode.DONE;
  }
}
