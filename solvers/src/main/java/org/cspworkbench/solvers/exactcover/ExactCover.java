package org.cspworkbench.solvers.exactcover;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.COVER;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.SELECT;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.UNCOVER;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Networks;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.SolutionKeeper;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.Steering;
import org.jspecify.annotations.Nullable;

/**
 * Exact cover by dancing links. Takes problems of all-different constraints and of constraints
 * between two variables.
 */
public final class ExactCover implements Solver {

  private static final About ABOUT =
      new About(
          "exact-cover",
          "Exact cover",
          Family.EXACT_COVER,
          "dancing links",
          "The items are the cells, each of which needs one value, and the values of each"
              + " unit, each of which needs one cell. An option is a value of a cell; it covers"
              + " some of the items. Algorithm X chooses the item with the fewest options, tries"
              + " these one by one, and covers all items of each. Options that are excluded are"
              + " unlinked, and linked again when the choice is undone. It makes no checks, so"
              + " none are counted.",
          "Knuth, Dancing Links, 2000",
          Completeness.COMPLETE,
          Chance.NONE,
          CheckUnit.PAIRS);

  private static final PseudoCode PSEUDO_CODE =
      PseudoCode.builder()
          .line("X():")
          .line("  if every item is covered: done", SOLUTION)
          .line("  i ← the item with the fewest options")
          .line("  if i has none: return fail", WIPE_OUT)
          .step("  for each option o of i:", SELECT)
          .step("    take o: cover i and", TRY)
          .line("      each other item j of o:", COVER)
          .line("        hide other options that cover j", PRUNE)
          .line("    X()")
          .line("    uncover all items of o", UNCOVER)
          .step("    o failed at once,", REFUTE)
          .step("      or it failed further down", BACKTRACK)
          .line("  return fail")
          .build();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public PseudoCode pseudoCode() {
    return PSEUDO_CODE;
  }

  @Override
  public boolean accepts(Problem problem) {
    return problem.objective().isEmpty() && CspCover.isPossible(problem.csp());
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES_ALONE;
  }

  @Override
  public TraceKey traceKey(Problem problem, Settings settings) {
    checkArgument(accepts(problem), "%s does not accept %s", ABOUT.id(), problem.csp());
    return network(problem);
  }

  private static Network network(Problem problem) {
    return Networks.of(problem.csp().structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    checkArgument(accepts(problem), "%s does not accept %s", ABOUT.id(), problem.csp());
    steering().check(ABOUT, settings);
    SolutionKeeper keeper = new SolutionKeeper(settings.passedOver(), settings.kept());
    long start = System.nanoTime();
    CoverRun run =
        new CoverRun(
            network(problem),
            problem.csp(),
            settings.limits(),
            settings.wanted(),
            keeper.andThen(settings.listener()),
            recorder);
    Ending ending = run.run();
    long time = System.nanoTime() - start;
    long found = run.counters().solutions();
    return new Result(
        Outcome.of(ending, found, run.mostChosen()),
        found,
        keeper.kept(),
        Statistics.of(run.counters(), time));
  }
}
