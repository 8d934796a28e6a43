package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.search.Decomposition;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.Subproblem;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About.Completeness;
import org.jspecify.annotations.Nullable;

/**
 * A solver defined by the parts of a {@link Search}. It uses only the variables and constraints of
 * a problem.
 */
public abstract class SearchSolver implements Solver {

  private static final Csp ONE_VARIABLE = oneVariable();

  private final About about;
  private final PseudoCode pseudoCode;

  /** Creates a solver with this description. */
  protected SearchSolver(About about, PseudoCode pseudoCode) {
    this.about = about;
    this.pseudoCode = pseudoCode;
  }

  private static Csp oneVariable() {
    Csp.Builder csp = Csp.builder("one variable");
    csp.variable("x", 1, 1);
    return csp.build();
  }

  /** Chooses the parts of the search. Called for every run, and for every thread of a run. */
  protected abstract Search compose(Search search, Settings settings);

  @Override
  public final About about() {
    return about;
  }

  @Override
  public final PseudoCode pseudoCode() {
    return pseudoCode;
  }

  @Override
  public boolean accepts(Problem problem) {
    return true;
  }

  /** Whether parts can be combined does not depend on the problem; this is the smallest problem. */
  @Override
  public Optional<IncompatibleParts> incompatibleParts(Settings settings) {
    try {
      composed(ONE_VARIABLE, settings).wanted(settings.wanted()).start(Limits.none());
      return Optional.empty();
    } catch (IncompatibleParts e) {
      return Optional.of(e);
    }
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES;
  }

  /** How strictly all-different constraints are filtered; pair by pair, unless overridden. */
  protected AllDifferentFiltering filtering(Settings settings) {
    return AllDifferentFiltering.PAIRWISE;
  }

  /**
   * Returns the filtering of the network, which is the same during a run and therefore the stronger
   * one of those of the search and of the root filter.
   */
  private AllDifferentFiltering filteringOfRun(Settings settings) {
    AllDifferentFiltering own = filtering(settings);
    return settings
        .filter()
        .map(ordered -> ordered.filter().allDifferent())
        .filter(ofFilter -> ofFilter.compareTo(own) > 0)
        .orElse(own);
  }

  /** Returns the limits of a run with these settings. */
  protected Limits limits(Settings settings) {
    return settings.limits();
  }

  @Override
  public TraceKey traceKey(Problem problem, Settings settings) {
    checkArgument(accepts(problem, settings), "%s does not accept %s", about.id(), problem.csp());
    return network(problem.csp(), settings);
  }

  private Network network(Csp csp, Settings settings) {
    return Networks.of(csp.structure(), filteringOfRun(settings));
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    checkArgument(accepts(problem, settings), "%s does not accept %s", about.id(), problem.csp());
    checkArgument(
        settings.wanted() == 1 || about.completeness() == Completeness.COMPLETE,
        "%s cannot look for more than one solution",
        about.id());
    steering().check(about, settings);
    if (isShared(settings, recorder)) {
      return solveInParts(problem, settings);
    }
    return solve(problem, newSearch(problem.csp(), settings), settings, recorder);
  }

  /**
   * Cuts {@code problem} into about {@code count} subproblems, each of which {@link #solve(Problem,
   * Settings, Subproblem)} solves by itself. Their solutions, one after the other, are those of the
   * problem.
   *
   * @throws IllegalArgumentException if it does not accept the problem, may miss solutions, or
   *     parts cannot be combined
   */
  public Decomposition.Cut cut(Problem problem, Settings settings, int count) {
    checkPart(problem, settings);
    return Decomposition.of(newSearch(problem.csp(), settings), count, limits(settings));
  }

  /**
   * Solves a subproblem that {@link #cut} has cut off with the same settings. The counters cover
   * what follows the cut.
   *
   * @throws IllegalArgumentException as for {@link #cut}
   */
  public Result solve(Problem problem, Settings settings, Subproblem part) {
    checkPart(problem, settings);
    return Result.within(
        settings.limits(),
        () -> solve(problem, newSearch(problem.csp(), settings).within(part), settings, null));
  }

  private void checkPart(Problem problem, Settings settings) {
    checkArgument(accepts(problem, settings), "%s does not accept %s", about.id(), problem.csp());
    checkArgument(
        about.completeness() == Completeness.COMPLETE,
        "%s may miss solutions, so parts of a problem mean nothing to it",
        about.id());
  }

  private Result solve(
      Problem problem, Search search, Settings settings, @Nullable TraceRecorder recorder) {
    return settings.wanted() == 1 && problem.objective().isPresent()
        ? best(search.optimise(problem.objective().get()), settings, recorder)
        : solutions(search.wanted(settings.wanted()), settings, recorder);
  }

  /**
   * Returns whether several workers search parts of the problem. Limits that count strike at a
   * point of the sequential search, which one of the workers would not notice.
   */
  private boolean isShared(Settings settings, @Nullable TraceRecorder recorder) {
    Limits limits = limits(settings);
    return settings.parts() > 0
        && settings.workers().count() > 1
        && about.completeness() == Completeness.COMPLETE
        && recorder == null
        && settings.guide().isEmpty()
        && settings.passedOver() == 0
        && limits.equals(
            Limits.none().withTime(limits.time()).withCancellation(limits.cancellation()));
  }

  private Result solveInParts(Problem problem, Settings settings) {
    Supplier<Search> newSearch = () -> newSearch(problem.csp(), settings);
    return problem
        .objective()
        .filter(objective -> settings.wanted() == 1 && !objective.isConstant())
        .map(objective -> OptimumByParts.solve(() -> newSearch.get().optimise(objective), settings))
        .orElseGet(() -> SolutionsByParts.solve(newSearch, settings));
  }

  private Result solutions(Search search, Settings settings, @Nullable TraceRecorder recorder) {
    SolutionKeeper keeper = new SolutionKeeper(settings.passedOver(), settings.kept());
    Timed run = run(search.keep(0), keeper.andThen(settings.listener()), settings, recorder);
    return run.result(outcome(run.found), run.found.counters().solutions(), keeper.kept());
  }

  /** Returns the keeper of the best solution, which is kept regardless of the settings. */
  private Result best(Search search, Settings settings, @Nullable TraceRecorder recorder) {
    Timed run = run(search, settings.listener(), settings, recorder);
    ImmutableList<Solution> best = run.found.solutions();
    return run.result(outcome(run.found), best.size(), best);
  }

  private Timed run(
      Search search,
      Consumer<int[]> receiver,
      Settings settings,
      @Nullable TraceRecorder recorder) {
    search.onSolution(receiver);
    long start = System.nanoTime();
    SearchResult found = search.solve(limits(settings), recorder);
    return new Timed(found, System.nanoTime() - start);
  }

  /** A completed search and its duration. */
  private record Timed(SearchResult found, long nanos) {

    Result result(Outcome outcome, long count, ImmutableList<Solution> kept) {
      return new Result(outcome, count, kept, Statistics.of(found.counters(), nanos));
    }
  }

  /** Returns a search of this solver for a solution of {@code csp}. */
  protected final Search newSearch(Csp csp, Settings settings) {
    Search search = composed(csp, settings);
    settings.guide().ifPresent(search::guidedBy);
    return search;
  }

  private Search composed(Csp csp, Settings settings) {
    Search search = compose(new Search(network(csp, settings), csp), settings);
    settings.filter().ifPresent(search::rootFilter);
    return search;
  }

  /** Returns the outcome of a search with the result {@code found}. */
  protected Outcome outcome(SearchResult found) {
    return found.ending() == Ending.STALLED
        ? new Outcome.Stalled(PartialSolution.of(found.domains()))
        : Outcome.of(found.ending(), found.counters().solutions(), found.mostAssigned());
  }
}
