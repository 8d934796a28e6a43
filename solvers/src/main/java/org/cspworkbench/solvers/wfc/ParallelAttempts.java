package org.cspworkbench.solvers.wfc;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchRun;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.solvers.Workers;
import org.jspecify.annotations.Nullable;

/**
 * The attempts of one search, shared by several workers. The answer is that of the lowest-numbered
 * attempt that succeeds, and the counters cover the attempts up to it, so that both are the same
 * for any number of workers.
 *
 * <p>Workers take the next number as they become free. An attempt depends on its number alone;
 * those with a higher number than one that has succeeded are of no interest, and those with a lower
 * one are waited for.
 */
final class ParallelAttempts {

  /** The result of the attempts. */
  record Result(
      Ending ending, ImmutableList<Solution> solution, Counts counters, int mostAssigned) {}

  private final Limits limits;
  private final Counters total = new Counters();
  private final Map<Long, Counters> ahead = new HashMap<>(); // finished before an earlier one
  private long firstMissing = 1; // the total covers the attempts before this one
  private long nextNumber = 1;
  private long winner = Long.MAX_VALUE;
  private ImmutableList<Solution> solution = ImmutableList.of();
  private @Nullable Ending stopped;
  private int mostAssigned;

  private ParallelAttempts(Limits limits) {
    this.limits = limits;
  }

  /**
   * Makes attempts of {@code newSearch} by these workers until one succeeds or a limit is reached.
   */
  static Result run(Supplier<Search> newSearch, Limits limits, Workers workers) {
    ParallelAttempts attempts = new ParallelAttempts(limits);
    SearchRun first = newSearch.get().start(limits);
    if (!first.establish()) {
      Counters counted = first.takeCounters();
      counted.attempts = 1;
      return new Result(Ending.EXHAUSTED, ImmutableList.of(), counted, first.mostAssigned());
    }
    attempts.total.add(first.counters()); // each worker repeats the root, but it counts once
    workers.run(() -> attempts.work(newSearch));
    return attempts.result();
  }

  private void work(Supplier<Search> newSearch) {
    try {
      work(newSearch.get());
    } catch (CancelledException e) {
      stop(limits.whyCancelled());
    } catch (RuntimeException | Error e) {
      stop(Ending.CANCELLED); // the others need not go on
      throw e;
    }
  }

  private void work(Search search) {
    List<Solution> found = new ArrayList<>(1);
    search.onSolution(values -> found.add(new Solution(ImmutableIntArray.copyOf(values))));
    SearchRun run = search.start(limits);
    run.establish();
    run.takeCounters(); // those of the root, which the total has already
    for (long number = takeNumber(); number > 0; number = takeNumber()) {
      Ending ending = run.attempt(number);
      finish(number, run, ending, ImmutableList.copyOf(found));
      found.clear();
    }
  }

  /** Returns the number of the next attempt worth making, or 0. */
  private synchronized long takeNumber() {
    boolean worthwhile = nextNumber <= limits.attempts() && nextNumber < winner && stopped == null;
    return worthwhile ? nextNumber++ : 0;
  }

  private synchronized void finish(
      long number, SearchRun run, @Nullable Ending ending, ImmutableList<Solution> found) {
    mostAssigned = Math.max(mostAssigned, run.mostAssigned());
    if (ending == Ending.ENOUGH && number < winner) {
      winner = number;
      solution = found;
    } else if (ending != null && ending != Ending.ENOUGH) {
      stop(ending);
    }
    ahead.put(number, run.takeCounters());
    for (Counters next = next(); next != null; next = next()) {
      total.add(next);
    }
  }

  /** Returns the numbers of the next attempt that the total is to cover, if they are there. */
  private @Nullable Counters next() {
    return firstMissing <= winner && ahead.containsKey(firstMissing)
        ? ahead.remove(firstMissing++)
        : null;
  }

  private synchronized void stop(Ending ending) {
    stopped = stopped == null ? ending : stopped;
  }

  private synchronized Result result() {
    Ending failure = stopped == null ? Ending.ATTEMPTS : stopped;
    return new Result(solution.isEmpty() ? failure : Ending.ENOUGH, solution, total, mostAssigned);
  }
}
