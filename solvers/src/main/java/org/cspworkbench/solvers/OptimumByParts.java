package org.cspworkbench.solvers;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Decomposition;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.SharedBound;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * A search for the best solution in subproblems that several workers share, and with them the bound
 * of the best solution found so far.
 *
 * <p>When a solution is found decides what the other searches still look at, but not what is
 * reported. A subproblem that comes before that of the best solution accepts solutions of the same
 * cost, so that in the end the best solution is known to be in the first subproblem that has one.
 * That subproblem is searched once more, for its first solution of that cost.
 */
final class OptimumByParts {

  /** The best solution found so far. */
  private record Incumbent(int number, long cost, ImmutableIntArray values) {}

  private final Supplier<Search> newSearch; // for the best solution
  private final Settings settings;
  private final long start;
  private final Decomposition.Cut cut;
  private final SubproblemQueue queue;
  private final Counters sum;
  private volatile @Nullable Incumbent incumbent;
  private int mostAssigned;

  private OptimumByParts(Supplier<Search> newSearch, Settings settings, long start) {
    this.newSearch = newSearch;
    this.settings = settings;
    this.start = start;
    this.cut = Decomposition.of(newSearch.get(), settings.parts(), settings.limits());
    this.queue = new SubproblemQueue(cut.subproblems(), settings.limits(), start);
    this.sum = cut.counters().copy();
    this.sum.attempts = 1;
  }

  /** Finds the best solution by the searches for it that {@code newSearch} makes. */
  static Result solve(Supplier<Search> newSearch, Settings settings) {
    OptimumByParts search = new OptimumByParts(newSearch, settings, System.nanoTime());
    search.queue.solve(settings.workers(), search::solve);
    return search.result();
  }

  private void solve(int number, Subproblem subproblem) {
    Bound bound = new Bound(number);
    SearchResult found =
        newSearch
            .get()
            .within(subproblem)
            .sharing(bound)
            .onSolution(values -> bound.latest = values)
            .solve(queue.limitsOf(number), null);
    add(found, subproblem);
    queue.ended(number, found.ending());
  }

  private synchronized void add(SearchResult found, Subproblem subproblem) {
    Counters counters = found.counters().copy();
    if (counters.nodes > 0) {
      counters.maxDepth += subproblem.depth();
    }
    counters.attempts--;
    sum.add(counters);
    mostAssigned = Math.max(mostAssigned, found.mostAssigned());
  }

  /** The bound as subproblem {@code number} sees it. */
  private final class Bound implements SharedBound {

    private final int number;
    private int @Nullable [] latest;

    Bound(int number) {
      this.number = number;
    }

    @Override
    public long most() {
      Incumbent best = incumbent;
      if (best == null) {
        return Long.MAX_VALUE;
      }
      return number < best.number ? best.cost : best.cost - 1;
    }

    @Override
    public void found(long cost) {
      offer(new Incumbent(number, cost, ImmutableIntArray.copyOf(requireNonNull(latest))));
    }
  }

  private synchronized void offer(Incumbent found) {
    Incumbent best = incumbent;
    if (best == null || found.cost < best.cost) {
      incumbent = found;
      settings.listener().accept(found.values.toArray());
    } else if (found.cost == best.cost && found.number < best.number) {
      incumbent = found;
    }
  }

  private Result result() {
    Ending stopped = queue.stopped();
    Incumbent best = incumbent;
    if (stopped == null && best != null) {
      best = firstLike(best);
    }
    ImmutableList<Solution> kept =
        best == null ? ImmutableList.of() : ImmutableList.of(new Solution(best.values));
    Ending ending = stopped == null ? Ending.EXHAUSTED : stopped;
    return new Result(
        Outcome.of(ending, kept.size(), mostAssigned),
        kept.size(),
        kept,
        Statistics.of(sum, System.nanoTime() - start).dependingOnTiming());
  }

  /** Returns the first solution of the same subproblem that costs no more, if there is time. */
  private Incumbent firstLike(Incumbent best) {
    Subproblem subproblem = cut.subproblems().get(best.number);
    Bound first = new Bound(best.number);
    Search search =
        newSearch
            .get()
            .wanted(1)
            .within(subproblem)
            .sharing(SharedBound.atMost(best.cost))
            .onSolution(values -> first.latest = values);
    try {
      add(search.solve(queue.limitsOf(best.number), null), subproblem);
    } catch (CancelledException e) { // there is no time
      return best;
    }
    int[] values = first.latest;
    return values == null
        ? best
        : new Incumbent(best.number, best.cost, ImmutableIntArray.copyOf(values));
  }
}
