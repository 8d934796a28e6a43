package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.io.ByteSource;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.LongSupplier;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * Compares this build with one whose csp-core lacks the lines that record, both without recording.
 *
 * <p>Each stands in a class loader of its own, and so does this build once more: how far it comes
 * out from itself is what such a measurement cannot tell. What the compiler makes of the same code
 * differs from one class loader to the next by more than the hooks cost; so all are loaded and
 * compiled several times, and the middle of these generations counts.
 */
final class CostOfHooks {

  private static final int GENERATIONS = 9;
  private static final int ROUNDS = 100;
  private static final Duration WARM_UP = Duration.ofSeconds(5);

  /** Has lines that record, so that the two builds must differ in it. */
  private static final String WITH_HOOKS = "org/cspworkbench/core/kernel/Domains.class";

  private CostOfHooks() {}

  static void run(List<String> arguments, PrintStream out) {
    checkArgument(
        arguments.size() == 1 && Files.exists(Path.of(arguments.get(0))),
        "expected one argument, the jar or the classes of a csp-core, not %s",
        arguments);
    Path other = Path.of(arguments.get(0));
    checkArgument(differs(other), "%s holds what this build holds, or no csp-core", other);
    Table table =
        new Table(
            "all solutions, no trace | ms without hooks | hooks cost | of %1$d generations"
                .concat(" | this build against itself | of %1$d generations")
                .formatted(GENERATIONS));
    measure("mac", 10, other, table);
    measure("forward-checking", 9, other, table);
    measure("mrv", 8, other, table);
    measure("backtracking", 9, other, table);
    table.print(out);
  }

  private static boolean differs(Path other) {
    try (URLClassLoader without = Worlds.open(other);
        URLClassLoader with = Worlds.open()) {
      return !classFile(without).contentEquals(classFile(with));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ByteSource classFile(ClassLoader loader) {
    return Resources.asByteSource(requireNonNull(loader.getResource(WITH_HOOKS)));
  }

  private static void measure(String solver, int queens, Path other, Table table) {
    List<Double> millis = new ArrayList<>();
    List<Double> costs = new ArrayList<>();
    List<Double> controls = new ArrayList<>();
    for (int generation = 0; generation < GENERATIONS; generation++) {
      try (URLClassLoader without = Worlds.open(other);
          URLClassLoader with = Worlds.open();
          URLClassLoader again = Worlds.open()) {
        long answer = run(with, solver, queens).getAsLong();
        List<ComparedWork> contestants =
            Arrays.asList(
                ComparedWork.of("without hooks", run(without, solver, queens), answer),
                ComparedWork.of("this build", run(with, solver, queens), answer),
                ComparedWork.of("this build again", run(again, solver, queens), answer));
        Collections.rotate(contestants, generation); // who is compiled first has an advantage
        List<RoundTimes> timings = new ArrayList<>(new Rounds(WARM_UP, ROUNDS).of(contestants));
        Collections.rotate(timings, -generation);
        millis.add(timings.get(0).millis().median());
        costs.add(percentMore(timings.get(1), timings.get(0)));
        controls.add(percentMore(timings.get(2), timings.get(1)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    table
        .row(solver + ", queens " + queens)
        .number(spread(millis).median(), 2)
        .percent(spread(costs), 1)
        .percent(spread(controls), 1);
  }

  private static double percentMore(RoundTimes timing, RoundTimes than) {
    return timing.ratioTo(than).percentAboveOne().median();
  }

  private static Spread spread(List<Double> numbers) {
    return Spread.of(numbers.stream().mapToDouble(each -> each).toArray());
  }

  private static LongSupplier run(ClassLoader world, String solver, int queens) {
    return (LongSupplier) Worlds.make(world, IsolatedRun.class, solver, queens);
  }

  /**
   * All solutions of some queens, without a trace. Created by reflection in a class loader of its
   * own, so that the code is compiled for it only; callers use it as a {@link LongSupplier}.
   */
  public static final class IsolatedRun implements LongSupplier {

    private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

    private final Solver solver;
    private final Problem problem;

    /** The run of this solver. */
    public IsolatedRun(String solver, int queens) {
      this.solver = SolverCatalog.find(solver).orElseThrow();
      this.problem = new Problem.General(Queens.pairwise(queens));
    }

    /** Runs; a different search gives, in all likelihood, a different number. */
    @Override
    public long getAsLong() {
      Statistics s = solver.solve(problem, ALL, null).statistics();
      return ((s.nodes() * 31 + s.fails()) * 31 + s.backtracks()) * 31 + s.prunings();
    }
  }
}
