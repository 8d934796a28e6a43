package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Decomposition;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * A search for some number of solutions, or all, in subproblems that several workers share. Its
 * answer is that of the subproblems one after the other: the first solutions are those of the first
 * subproblems, and the counters cover the subproblems up to the one with the last solution wanted.
 * Both are the same for any number of workers.
 */
final class SolutionsByParts {

  /** What the search of one subproblem has found. */
  private static final class Part {
    private final Counters counters;
    private List<Solution> kept;

    Part(Counters counters, List<Solution> kept) {
      this.counters = counters;
      this.kept = kept;
    }
  }

  private final Supplier<Search> newSearch;
  private final Settings settings;
  private final long start;
  private final Decomposition.Cut cut;
  private final SubproblemQueue queue;
  private final List<@Nullable Part> parts = new ArrayList<>();
  private int mostAssigned;

  private SolutionsByParts(Supplier<Search> newSearch, Settings settings, long start) {
    this.newSearch = newSearch;
    this.settings = settings;
    this.start = start;
    this.cut = Decomposition.of(newSearch.get(), settings.parts(), settings.limits());
    this.queue = new SubproblemQueue(cut.subproblems(), settings.limits(), start);
    cut.subproblems().forEach(subproblem -> parts.add(null));
  }

  /** Solves the problem of the searches that {@code newSearch} makes, as {@code settings} say. */
  static Result solve(Supplier<Search> newSearch, Settings settings) {
    SolutionsByParts search = new SolutionsByParts(newSearch, settings, System.nanoTime());
    search.queue.solve(settings.workers(), search::solve);
    return search.result();
  }

  private void solve(int number, Subproblem subproblem) {
    SearchResult found =
        newSearch
            .get()
            .wanted(settings.wanted())
            .within(subproblem)
            .keep(roomFor(number))
            .solve(queue.limitsOf(number), null);
    finish(number, subproblem, found);
  }

  /** Returns how many solutions of subproblem {@code number} may be needed. */
  private synchronized int roomFor(int number) {
    long before = 0;
    for (Part part : parts.subList(0, number)) {
      before += part == null ? 0 : part.counters.solutions;
    }
    return (int) Math.max(0, settings.kept() - before);
  }

  private synchronized void finish(int number, Subproblem subproblem, SearchResult found) {
    Counters counters = found.counters().copy();
    if (counters.nodes > 0) {
      counters.maxDepth += subproblem.depth();
    }
    counters.attempts--; // of all parts, the first is one
    mostAssigned = Math.max(mostAssigned, found.mostAssigned());
    parts.set(number, new Part(counters, found.solutions()));
    queue.ended(number, found.ending());
    endWhereEnoughIsFound();
  }

  private void endWhereEnoughIsFound() {
    long solutions = 0;
    for (int number = 0; number <= queue.last(); number++) {
      Part part = parts.get(number);
      if (part != null) {
        long room = Math.max(0, settings.kept() - solutions);
        if (part.kept.size() > room) {
          part.kept = part.kept.subList(0, (int) room);
        }
        solutions += part.counters.solutions;
        if (solutions >= settings.wanted()) {
          queue.endAfter(number);
        }
      }
    }
  }

  private Result result() {
    Counters sum = cut.counters().copy();
    sum.attempts = 1;
    List<Solution> kept = new ArrayList<>();
    for (Part part : parts.subList(0, queue.last() + 1)) {
      if (part != null) {
        sum.add(part.counters);
        kept.addAll(part.kept);
      }
    }
    long found = Math.min(sum.solutions, settings.wanted());
    ImmutableList<Solution> solutions =
        kept.stream()
            .limit(Math.min(found, settings.kept()))
            .collect(ImmutableList.toImmutableList());
    solutions.forEach(solution -> settings.listener().accept(solution.values().toArray()));
    Outcome outcome = Outcome.of(ending(found), found, mostAssigned);
    return new Result(outcome, found, solutions, Statistics.of(sum, System.nanoTime() - start));
  }

  private Ending ending(long found) {
    if (found == settings.wanted()) {
      return Ending.ENOUGH;
    }
    Ending stopped = queue.stopped();
    return stopped == null ? Ending.EXHAUSTED : stopped;
  }
}
