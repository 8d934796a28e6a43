package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.util.Iterator;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code csp problems}: lists the gallery, or prints a text in it. */
@Command(
    name = "problems",
    description = {
      "List the problems of the gallery, with source and known answers.",
      "With a name, print this problem as a text in the notation."
    },
    footer = {
      "%nExamples:",
      "  csp solve --problem queens:8",
      "  csp problems golomb-ruler > ruler.csp"
    },
    exitCodeList = {"0:the answer was printed", "2:the command line is not valid"})
final class ProblemsCommand extends ConsoleCommand {

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      converter = Texts.class,
      completionCandidates = Texts.class,
      description = "A problem that is a text: ${COMPLETION-CANDIDATES}.")
  private @Nullable ShippedProblem one;

  ProblemsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    if (one == null) {
      list();
    } else {
      console.write(one.text());
    }
    return ExitCode.DONE;
  }

  private void list() {
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
  }

  private void more(String text, int width) {
    console.write(" ".repeat(width) + "  " + text + ".\n");
  }

  /** The converter from the names of problems that are texts, and these names. */
  static final class Texts implements ITypeConverter<ShippedProblem>, Iterable<String> {
    @Override
    public ShippedProblem convert(String name) {
      return ProblemGallery.find(name)
          .flatMap(ShippedProblem::of)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "there is no text of a problem '" + name + "'" + Nearest.hint(name, this)));
    }

    @Override
    public Iterator<String> iterator() {
      return ShippedProblem.ENTRIES.stream().map(Gallery.Entry::id).iterator();
    }
  }
}
