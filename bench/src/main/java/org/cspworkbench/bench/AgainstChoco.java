package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.bench.Timing.Spread;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solution;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * All solutions of the twelve queens, by {@code mac} and by Choco, on the identical search tree:
 * both must find the same solutions and fail equally often before anything is timed. The problem is
 * stated outside the clock; the search, the first propagation included, is inside.
 */
final class AgainstChoco implements Measurement {

  private static final int QUEENS = 12;
  private static final int SOLUTIONS = 14_200;
  private static final int FAILURES = 101_882;

  private static final Solver MAC = SolverCatalog.find("mac").orElseThrow();
  private static final Problem PROBLEM = new Problem.General(Queens.pairwise(QUEENS));
  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  @Override
  public String question() {
    return "How many times as fast as Choco is mac, on the identical tree of queens 12?";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    checkSameTree(out);
    ImmutableList<Timing> timings =
        new Rounds(Duration.ofSeconds(15), 25)
            .of(
                ImmutableList.of(
                    Contestant.of("mac", AgainstChoco::solve, SOLUTIONS),
                    new Contestant(
                        "Choco",
                        () -> {
                          ChocoQueens choco = new ChocoQueens(QUEENS);
                          return choco::countSolutions;
                        },
                        SOLUTIONS)));
    Table table = new Table("queens 12, all", "ms, median", "quartiles");
    for (Timing timing : timings) {
      Spread millis = timing.millis();
      table.row(timing.name(), Table.number(millis.median(), 1), Table.range(millis, 1));
    }
    table.print(out);
    Spread ratio = timings.get(1).ratioTo(timings.get(0));
    out.printf(
        "mac is %s times as fast (quartiles %s)%n",
        Table.number(ratio.median(), 1), Table.range(ratio, 1));
  }

  private static long solve() {
    return MAC.solve(PROBLEM, ALL, null).solutionCount();
  }

  private static void checkSameTree(PrintStream out) {
    Result ours = MAC.solve(PROBLEM, ALL.withSolutions(Long.MAX_VALUE, Integer.MAX_VALUE), null);
    ChocoQueens choco = new ChocoQueens(QUEENS);
    ImmutableList<ImmutableIntArray> theirs = choco.solutions();
    out.printf(
        "failures: mac %,d, Choco %,d; solutions: mac %,d, Choco %,d%n%n",
        ours.statistics().fails(), choco.failures(), ours.solutionCount(), theirs.size());
    checkState(
        ours.statistics().fails() == FAILURES && choco.failures() == FAILURES,
        "the trees differ from the known one of %s failures: there is nothing to compare",
        FAILURES);
    checkState(
        ours.solutions().stream()
            .map(Solution::values)
            .collect(ImmutableSet.toImmutableSet())
            .equals(ImmutableSet.copyOf(theirs)),
        "the solutions differ: there is nothing to compare");
  }
}
