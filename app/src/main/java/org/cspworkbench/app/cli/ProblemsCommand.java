package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.input.ProblemGallery;
import picocli.CommandLine.Command;

/** {@code csp problems}: lists the gallery. */
@Command(
    name = "problems",
    description = "List the problems of the gallery, with source and known answers.",
    footer = {"%nExample:", "  csp solve --problem queens:8"},
    exitCodeList = {"0:the list was printed", "2:the command line is not valid"})
final class ProblemsCommand extends ConsoleCommand {

  ProblemsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    int width = ProblemGallery.ENTRIES.stream().mapToInt(e -> e.usage().length()).max().orElse(0);
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      console.write(Strings.padEnd(entry.usage(), width, ' ') + "  " + entry.description() + "\n");
      if (!entry.parameters().isEmpty()) {
        more("Arguments: " + String.join(", ", entry.parameters()), width);
      }
      more("Source: " + entry.source(), width);
      more("Known: " + entry.known(), width);
    }
    console.write(
        """

        Beside these, --problem takes FILE.col:K, a DIMACS graph and a number of colours,
        FILE.xml or FILE.xml.lzma, an instance of XCSP3, FILE.csp, a problem that you have
        typed (docs/notation.md says how), and FILE.mzn, a model of MiniZinc.
        """);
    return ExitCode.DONE;
  }

  private void more(String text, int width) {
    console.write(" ".repeat(width) + "  " + text + ".\n");
  }
}
