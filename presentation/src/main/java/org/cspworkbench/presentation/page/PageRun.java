package org.cspworkbench.presentation.page;

import com.google.common.base.Preconditions;
import java.util.Optional;
import org.cspworkbench.core.consistency.OrderedFilter;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.guide.Script;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.words.IntervalText;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;

/**
 * Everything that makes a recorded run again, with the same trace. Limits of time are no part of
 * it: a run that ended there is repeated beyond its end.
 *
 * @param statement the problem
 * @param solver the solver with its parameters
 * @param seed the seed of all random choices
 * @param detail the level of detail of the trace
 * @param solutions the number of solutions to find, {@link Long#MAX_VALUE} for all
 * @param bounds the limits of the run
 * @param filter the root filter, if it replaces the solver's own
 * @param choices the choices that were made in place of the solver
 */
public record PageRun(
    ProblemStatement statement,
    SolverSpec solver,
    long seed,
    Detail detail,
    long solutions,
    Bounds bounds,
    Optional<OrderedFilter> filter,
    Script choices) {

  /** For how many values a wide domain counts, which is kept as an interval. */
  private static final int VALUES_OF_WIDE = 64;

  /**
   * The limits of a run that do not depend on the machine.
   *
   * @param nodes the greatest number of nodes
   * @param fails the greatest number of failures
   * @param attempts the greatest number of attempts
   */
  public record Bounds(long nodes, long fails, long attempts) {

    /** No limits. */
    public static final Bounds NONE = of(Limits.none());

    /** Returns the limits that do not depend on the machine. */
    static Bounds of(Limits limits) {
      return new Bounds(limits.nodes(), limits.fails(), limits.attempts());
    }

    private Limits limits() {
      return Limits.none().withNodes(nodes).withFails(fails).withAttempts(attempts);
    }
  }

  /**
   * Checks the number of solutions.
   *
   * @param statement the problem
   * @param solver the solver with its parameters
   * @param seed the seed of all random choices
   * @param detail the level of detail of the trace
   * @param solutions the number of solutions to find
   * @param bounds the limits of the run
   * @param filter the root filter, if it replaces the solver's own
   * @param choices the choices that were made in place of the solver
   * @throws IllegalArgumentException if it is less than 1
   */
  public PageRun {
    Preconditions.checkArgument(solutions >= 1, "%s solutions cannot be wanted", solutions);
  }

  /** Returns the run that finds one solution, with default settings and usual detail. */
  public static PageRun of(ProblemStatement statement, SolverSpec solver) {
    return new PageRun(
        statement,
        solver,
        Settings.defaults().seed(),
        Detail.DECISIONS,
        1,
        Bounds.NONE,
        Optional.empty(),
        Script.empty());
  }

  /**
   * Returns what makes the run of {@code request} again; empty if its problem has no statement, or
   * somebody makes choices while it runs.
   */
  public static Optional<PageRun> of(RunRequest request) {
    Settings settings = request.settings();
    SolverSpec spec = SolverSpec.of(request.solver(), settings);
    Guide guide = settings.guide().orElse(Script.empty());
    if (!(guide instanceof Script script) || !spec.isReadable()) {
      return Optional.empty();
    }
    return ProblemStatement.of(request.problem())
        .map(
            statement ->
                new PageRun(
                    statement,
                    spec,
                    settings.seed(),
                    request.detail(),
                    settings.wanted(),
                    Bounds.of(settings.limits()),
                    settings.filter(),
                    script));
  }

  /**
   * Returns what a page needs that plays the recorded run of {@code request}; empty if its problem
   * has no statement. The choices of a person are in the trace only: the page makes the run again
   * without them.
   */
  public static Optional<PageRun> recorded(RunRequest request) {
    boolean isReplayable = request.settings().guide().orElse(Script.empty()) instanceof Script;
    return of(
        isReplayable
            ? request
            : request.withSettings(request.settings().withGuide(Script.empty())));
  }

  /** Returns the run of the same solver on another problem, without choices of anybody else. */
  public PageRun withStatement(ProblemStatement other) {
    return new PageRun(other, solver, seed, detail, solutions, bounds, filter, Script.empty());
  }

  /** Returns the run of another solver, without choices of anybody else and with its own filter. */
  public PageRun withSolver(SolverSpec other) {
    return new PageRun(
        statement, other, seed, detail, solutions, bounds, Optional.empty(), Script.empty());
  }

  /** Returns this run with another seed. */
  public PageRun withSeed(long other) {
    return new PageRun(statement, solver, other, detail, solutions, bounds, filter, choices);
  }

  /**
   * Returns the request for the run.
   *
   * @throws UnreadableException if the problem cannot be made, or the solver cannot run on it like
   *     this
   */
  public RunRequest request() throws UnreadableException {
    Problem problem = statement.problem();
    Settings settings = settings();
    SolverParameters.check(solver.solver(), settings);
    check(problem, settings);
    return request(problem, settings);
  }

  /**
   * Returns the request for a run that has been made, so that the solver need not be tried.
   *
   * @throws UnreadableException if the problem cannot be made, or the solver has no such parameters
   */
  public RunRequest recorded() throws UnreadableException {
    return request(statement.problem(), settings());
  }

  private RunRequest request(Problem problem, Settings settings) {
    return RunRequest.of(solver.solver(), problem, settings).withDetail(detail);
  }

  private Settings settings() throws UnreadableException {
    Settings settings =
        solver.setIn(
            Settings.defaults()
                .withSeed(seed)
                .withSolutions(solutions, 1)
                .withLimits(bounds.limits()));
    if (filter.isPresent()) {
      settings = settings.withFilter(filter.get());
    }
    return choices.equals(Script.empty()) ? settings : settings.withGuide(choices);
  }

  private void check(Problem problem, Settings settings) throws UnreadableException {
    Solver chosen = solver.solver();
    String id = chosen.about().id();
    Steering steering = chosen.steering();
    if (!chosen.recordsItsRuns()) {
      throw new UnreadableException(id + " does not record its runs, so there is nothing to show");
    }
    if (!chosen.accepts(problem, settings)) {
      throw new UnreadableException(id + " does not work on problems of this kind");
    }
    if (solutions > 1 && chosen.about().completeness() != Completeness.COMPLETE) {
      throw new UnreadableException(id + " may miss solutions, so it finds one at most");
    }
    try {
      steering.check(chosen.about(), settings);
      if (filter.isPresent()) { // only a run shows whether the solver supports the filter
        chosen.solve(smallestProblem(), settings.withSolutions(1, 0), null);
      }
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(e);
    }
  }

  private static Problem smallestProblem() {
    Csp.Builder csp = Csp.builder("one variable");
    csp.variable("x", 1, 1);
    return new Problem.General(csp.build());
  }

  /**
   * Returns the number of values over all variables of {@code csp}, of which pages limit how many
   * they hold and solve; an interval counts as a few.
   */
  public static long values(Csp csp) {
    return csp.variables().stream().mapToLong(x -> values(x.domain())).sum();
  }

  private static int values(Domain domain) {
    return IntervalText.isFor(domain) ? VALUES_OF_WIDE : domain.size();
  }
}
