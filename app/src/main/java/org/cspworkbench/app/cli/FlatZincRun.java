package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.flatzinc.AnnotatedSearch;
import org.cspworkbench.flatzinc.FlatZincInstance;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.WorkerThreads;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.jspecify.annotations.Nullable;

/**
 * The solving of a FlatZinc file as MiniZinc asks for it: solutions and statistics go to standard
 * output in the form that FlatZinc prescribes.
 *
 * @param instance the problem
 * @param request what is asked for
 * @param out receives complete lines
 */
record FlatZincRun(FlatZincInstance instance, Request request, Consumer<String> out) {

  /** The solver that finds all solutions of a problem where the model's search is not followed. */
  private static final String FOR_ALL = "mac-alldifferent";

  /** Into so many parts for each thread the work is cut, of which some are soon done. */
  private static final int PARTS_EACH = 32;

  /**
   * What is asked for.
   *
   * @param wanted how many solutions; of an optimisation, {@link Long#MAX_VALUE} prints each better
   *     solution
   * @param isFree whether the search may differ from that of the model
   * @param threads how many threads may work
   * @param seed determines random choices
   * @param reportsStatistics whether statistics are printed
   * @param time the time that is left
   */
  record Request(
      long wanted,
      boolean isFree,
      int threads,
      long seed,
      boolean reportsStatistics,
      Duration time) {}

  /** What a run has come to, whichever search was made. */
  private record Ending(boolean isComplete, long solutions, Statistics statistics) {}

  /** Solves the problem; returns the exit code. */
  int solve(long readingNanos) {
    Printed printed = new Printed();
    boolean asStated = !request.isFree() && !instance.search().isEmpty();
    Ending ending = asStated ? asStated(printed) : freely(printed);
    printed.finish();
    if (ending.isComplete()) {
      out.accept(ending.solutions() == 0 ? "=====UNSATISFIABLE=====\n" : "==========\n");
    } else if (ending.solutions() == 0) {
      out.accept("=====UNKNOWN=====\n");
    }
    if (request.reportsStatistics()) {
      out.accept(statistics(ending, readingNanos, printed));
    }
    return ExitCode.DONE;
  }

  /** Prints solutions as they are found; of an optimisation, only the best one unless all are. */
  private final class Printed implements Consumer<int[]> {
    private int @Nullable [] best;
    private boolean isPending;

    @Override
    public void accept(int[] values) {
      best = values;
      isPending = instance.objective().isPresent() && request.wanted() == 1;
      if (!isPending) {
        out.accept(instance.solution(values));
      }
    }

    /** Threads that share the work report the solution only at the end. */
    void complete(Result result) {
      if (best == null || instance.objective().isPresent()) {
        result
            .firstSolution()
            .map(solution -> solution.values().toArray())
            .filter(values -> !Arrays.equals(values, best))
            .ifPresent(this);
      }
    }

    void finish() {
      if (isPending && best != null) {
        out.accept(instance.solution(best));
      }
    }

    Optional<Long> objective() {
      int[] values = best;
      return values == null
          ? Optional.empty()
          : instance.objective().map(objective -> objective.worthOf(values));
    }
  }

  private Limits limits() {
    return Limits.none().withTime(request.time());
  }

  private Ending asStated(Printed printed) {
    Search search = AnnotatedSearch.of(instance, request.seed()).keep(0).onSolution(printed);
    instance.objective().ifPresentOrElse(search::optimise, () -> search.wanted(request.wanted()));
    long start = System.nanoTime();
    SearchResult result = search.solve(limits(), null);
    boolean isComplete =
        switch (result.ending()) {
          case EXHAUSTED -> true;
          case ENOUGH -> isOptimum(result.counters().solutions());
          default -> false;
        };
    return new Ending(
        isComplete,
        result.counters().solutions(),
        Statistics.of(result.counters(), System.nanoTime() - start));
  }

  /** Where every solution is worth the same, the first one is the best. */
  private boolean isOptimum(long solutions) {
    return instance.objective().isPresent() && solutions > 0;
  }

  private Ending freely(Printed printed) {
    Problem problem = new Problem.General(instance.csp(), instance.own(), instance.objective());
    boolean isOptimum = instance.objective().isPresent();
    long wanted = isOptimum ? 1 : request.wanted();
    Solver solver =
        wanted == 1 ? StrongestSolver.of(problem) : SolverCatalog.find(FOR_ALL).orElseThrow();
    Settings settings =
        Settings.defaults()
            .withSeed(request.seed())
            .withLimits(limits())
            .withSolutions(wanted, 1)
            .withWorkers(new WorkerThreads(request.threads()))
            .withParts(request.threads() > 1 && wanted == 1 ? PARTS_EACH * request.threads() : 0)
            .withListener(printed);
    Result result = solver.solve(problem, settings, null);
    printed.complete(result);
    boolean isComplete =
        result.outcome() instanceof Outcome.Unsatisfiable
            || (result.outcome() instanceof Outcome.Solved
                && (isOptimum || result.solutionCount() < wanted));
    return new Ending(isComplete, result.solutionCount(), result.statistics());
  }

  private String statistics(Ending ending, long readingNanos, Printed printed) {
    Statistics s = ending.statistics();
    StringBuilder text = new StringBuilder();
    line(text, "nodes", s.nodes());
    line(text, "failures", s.fails());
    line(text, "propagations", s.revisions());
    line(text, "restarts", Math.max(0, s.attempts() - 1));
    line(text, "peakDepth", s.maxDepth());
    line(text, "variables", instance.csp().variables().size());
    line(text, "propagators", instance.csp().constraints().size());
    line(text, "solutions", ending.solutions());
    printed.objective().ifPresent(worth -> line(text, "objective", worth));
    line(text, "initTime", String.format(Locale.ROOT, "%.3f", readingNanos / 1e9));
    line(text, "solveTime", String.format(Locale.ROOT, "%.3f", s.timeNanos() / 1e9));
    return text.append("%%%mzn-stat-end\n").toString();
  }

  private static void line(StringBuilder text, String name, Object value) {
    text.append("%%%mzn-stat: ").append(name).append('=').append(value).append('\n');
  }
}
