package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.util.concurrent.Callable;
import org.cspworkbench.core.problem.Gallery;
import picocli.CommandLine.Command;

/** {@code csp problems}: lists the gallery. */
@Command(
    name = "problems",
    description = "List the problems of the gallery.",
    footer = {"%nExample:", "  csp solve --problem queens:8"},
    exitCodeList = {"0:the list was printed", "2:the command line does not fit"})
final class ProblemsCommand implements Callable<Integer> {

  private final Console console;

  ProblemsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    int width = Gallery.ENTRIES.stream().mapToInt(e -> e.usage().length()).max().orElse(0);
    for (Gallery.Entry entry : Gallery.ENTRIES) {
      String usage = Strings.padEnd(entry.usage(), width, ' ');
      console.write(usage + "  " + entry.description() + "\n");
      if (!entry.parameters().isEmpty()) {
        String arguments = String.join(", ", entry.parameters());
        console.write(" ".repeat(width) + "  Arguments: " + arguments + ".\n");
      }
    }
    return ExitCode.DONE;
  }
}
