package org.cspworkbench.app.cli;

import com.google.common.base.Strings;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code csp solvers}: lists the solvers, or describes one. */
@Command(
    name = "solvers",
    description =
        "List solvers and filters, or describe a solver with its algorithm and parameters.",
    footer = {"%nExamples:", "  csp solvers", "  csp solvers wfc", "  csp solvers custom"},
    exitCodeList = {"0:the answer was printed", "2:the command line is not valid"})
final class SolversCommand extends ConsoleCommand {

  private static final int COLUMNS = 80;

  @Parameters(
      arity = "0..1",
      paramLabel = "ID",
      converter = SolverChoice.Converter.class,
      completionCandidates = SolverChoice.Converter.class,
      description = "The solver to describe.")
  private @Nullable SolverChoice one;

  SolversCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    console.write(
        one == null
            ? list()
            : one.named().map(SolversCommand::description).orElseGet(SolversCommand::auto));
    return ExitCode.DONE;
  }

  /** Returns the width of the column of ids. */
  private static int width() {
    return Stream.concat(
            SolverCatalog.SOLVERS.stream().map(solver -> solver.about().id()),
            Arrays.stream(Filter.values()).map(Filter::id))
        .mapToInt(String::length)
        .max()
        .orElse(0);
  }

  private static String list() {
    int width = width();
    StringBuilder text = new StringBuilder();
    Family family = null;
    for (Solver solver : SolverCatalog.SOLVERS) {
      About about = solver.about();
      if (about.family() != family) {
        text.append(family == null ? "" : "\n").append(about.family().title()).append('\n');
        family = about.family();
      }
      text.append("  ").append(Strings.padEnd(about.id(), width, ' '));
      text.append("  ").append(about.summary()).append('\n');
    }
    text.append('\n').append(auto());
    text.append("\nFilters, before a search or alone (csp solve --filter ID)\n");
    for (Filter filter : Filter.values()) {
      text.append("  ").append(Strings.padEnd(filter.id(), width, ' '));
      text.append("  ").append(filter.description()).append('\n');
    }
    return text.toString();
  }

  /** Returns which solver {@code --solver auto} chooses for each kind of problem. */
  private static String auto() {
    StringBuilder text = new StringBuilder();
    text.append("Chosen by --solver auto, the default of csp solve and csp check\n");
    for (StrongestSolver.Kind kind : StrongestSolver.KINDS) {
      text.append("  ").append(Strings.padEnd(kind.solver().about().id(), width(), ' '));
      text.append("  ").append(kind.problems()).append(": ").append(kind.reason()).append('\n');
    }
    return text.toString();
  }

  private static String description(Solver solver) {
    About about = solver.about();
    StringBuilder text = new StringBuilder();
    text.append(about.name()).append(" (").append(about.id()).append(")\n\n");
    text.append(wrapped(about.description())).append('\n');
    text.append(wrapped(about.source() + ".")).append('\n');
    for (PseudoCode.Line line : solver.pseudoCode().lines()) {
      text.append("    ").append(line.text()).append('\n');
    }
    text.append(
        about.completeness() == Completeness.COMPLETE
            ? "\nFinds every solution, and proves it when there is none.\n"
            : "\nMay give up although there is a solution.\n");
    text.append(about.chance() == Chance.SEEDED ? "Makes random choices (--seed).\n" : "");
    text.append("Counts ").append(about.checkUnit().title()).append(" as checks.\n");
    for (Parameter parameter : solver.parameters()) {
      text.append('\n').append(describe(parameter)).append('\n');
    }
    return text.toString();
  }

  private static String describe(Parameter parameter) {
    if (parameter instanceof Parameter.WholeNumber number) {
      return String.format(
          "--set %s=N (%d to %d, default %d)\n    %s",
          number.name(), number.min(), number.max(), number.defaultValue(), number.description());
    }
    if (parameter instanceof Parameter.OneOf oneOf) {
      return describe(oneOf);
    }
    return String.format(
        "--set %s=VALUE:WEIGHT,… (default: all equal)\n    %s",
        parameter.name(), parameter.description());
  }

  private static String describe(Parameter.OneOf parameter) {
    int width =
        parameter.choices().stream().mapToInt(choice -> choice.id().length()).max().orElse(0);
    return String.format(
        "--set %s=NAME (default %s)\n    %s\n%s",
        parameter.name(),
        parameter.defaultId(),
        parameter.description(),
        parameter.choices().stream()
            .map(choice -> describe(choice, width))
            .collect(Collectors.joining("\n")));
  }

  private static String describe(Parameter.Choice choice, int width) {
    String start = "      " + Strings.padEnd(choice.id(), width + 2, ' ');
    String description = wrapped(choice.description(), COLUMNS - start.length()).stripTrailing();
    return start + description.replace("\n", "\n" + " ".repeat(start.length()));
  }

  private static String wrapped(String paragraph) {
    return wrapped(paragraph, COLUMNS);
  }

  private static String wrapped(String paragraph, int columns) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : paragraph.split(" ", -1)) {
      boolean fits = column + 1 + word.length() <= columns;
      text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
      column = column > 0 && fits ? column + 1 + word.length() : word.length();
    }
    return text.append('\n').toString();
  }
}
