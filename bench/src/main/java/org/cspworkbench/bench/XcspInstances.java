package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.xcsp3.XcspException;
import org.cspworkbench.xcsp3.XcspInstance;
import org.cspworkbench.xcsp3.XcspReader;

/**
 * Which instances of XCSP3 are solved, and how long that takes: all solutions where their number is
 * known, the proved optimum where there is an objective, one solution otherwise. Every answer is
 * compared with a list of known results, and every solution is checked.
 */
final class XcspInstances {

  private static final Path OURS = Path.of("data/xcsp3");
  static final String LIST = "expected.csv";
  private static final String SOLVER = "domwdeg";
  private static final long DEFAULT_SECONDS = 60;

  /**
   * A line of the list: {@code file;type;status;number;evidence}.
   *
   * @param number of all solutions, or the optimum, if it is known
   */
  private record Line(String file, boolean isOptimised, String status, Optional<Long> number) {

    static Line of(String text) {
      List<String> fields = Splitter.on(';').splitToList(text);
      checkArgument(fields.size() >= 4, "expected file;type;status;number, found %s", text);
      Optional<Long> number =
          fields.get(3).isEmpty() ? Optional.empty() : Optional.of(Long.valueOf(fields.get(3)));
      return new Line(fields.get(0), fields.get(1).equals("COP"), fields.get(2), number);
    }

    boolean isCounted() {
      return !isOptimised && number.isPresent();
    }

    String expected() {
      String known = number.map(Table::count).orElse(status);
      return isOptimised ? "optimum " + known : known;
    }
  }

  private XcspInstances() {}

  static void run(List<String> arguments, PrintStream out) {
    checkArgument(arguments.size() <= 2, "expected a folder and seconds");
    Path folder = arguments.isEmpty() ? OURS : Path.of(arguments.get(0));
    checkArgument(Files.exists(folder.resolve(LIST)), "there is no file %s", folder.resolve(LIST));
    long seconds = arguments.size() < 2 ? DEFAULT_SECONDS : Long.parseLong(arguments.get(1));
    out.printf("%s, %d s of processor time each%n%n", SOLVER, seconds);
    Table table = new Table("instance | expected | found | nodes | fails | seconds");
    try {
      List<String> lines = Files.readAllLines(folder.resolve(LIST));
      for (String line : lines.subList(1, lines.size())) {
        row(Line.of(line), folder, seconds, table);
      }
    } catch (IOException | XcspException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    table.print(out);
  }

  private static void row(Line line, Path folder, long seconds, Table table)
      throws IOException, XcspException {
    XcspInstance instance = XcspReader.read(folder.resolve(line.file));
    Problem problem = new Problem.General(instance.csp(), instance.own(), instance.objective());
    Solver solver = SolverCatalog.find(SOLVER).orElseThrow();
    ProcessorTime time = new ProcessorTime();
    Settings settings =
        Settings.defaults()
            .withSolutions(line.isCounted() ? Long.MAX_VALUE : 1, 1)
            .withLimits(Limits.none().withCancellation(time.cancelledAfter(seconds)));
    Result result = solver.solve(problem, settings, null);
    double spent = time.seconds();
    table
        .row(line.file.substring(0, line.file.indexOf(".xml")))
        .text(line.expected())
        .text(found(line, problem, result))
        .count(result.statistics().nodes())
        .count(result.statistics().fails())
        .number(spent, 1);
  }

  private static String found(Line line, Problem problem, Result result) {
    Optional<int[]> values = result.firstSolution().map(s -> s.values().toArray());
    checkState(
        values.isEmpty() || problem.csp().isSolution(values.get()),
        "%s: what was found is no solution",
        line.file);
    long number =
        line.isOptimised && values.isPresent()
            ? problem.objective().orElseThrow().worthOf(values.get())
            : result.solutionCount();
    if (result.outcome() instanceof Outcome.Cancelled) {
      return number == 0
          ? "undecided"
          : (line.isOptimised ? "best " : "first ") + Table.count(number);
    }
    boolean isSolvable = !(result.outcome() instanceof Outcome.Unsatisfiable);
    checkState(
        isSolvable != line.status.equals("UNSAT")
            && (line.number.isEmpty() || line.number.get() == number),
        "%s: found %s",
        line.file,
        number);
    return !isSolvable ? "none" : line.number.isPresent() ? "the same" : "solved";
  }
}
