package org.cspworkbench.solvers.catalog;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Portfolio;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.SearchSolver;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Steering;
import org.cspworkbench.solvers.search.ConflictDrivenSolvers;
import org.jspecify.annotations.Nullable;

/**
 * The strongest solver of a problem and the one that learns nogoods, in turn, so that no problem on
 * which one of them is lost is lost. A plain Sudoku is left to its own solver, which decides it at
 * once.
 */
public final class PortfolioSolver implements Solver {

  private static final About ABOUT =
      new About(
          "portfolio",
          "Two solvers in turn",
          Family.LOOK_AHEAD,
          "auto and learning, by shares of work",
          "Runs the strongest solver of the problem and the one that learns nogoods in turn, and"
              + " returns the answer of the one that is first. Each goes on where it had stopped,"
              + " until it has done its share of work; after every second round the share is"
              + " doubled. Together they do at most 2.5 times the work of the better one alone, and"
              + " some hundredths of a second more. Work is counted, not timed, so that a run is the"
              + " same on every machine. For an objective, both look for solutions better than the"
              + " best one that either has found. A plain Sudoku of 9×9 is left to bitboard.",
          "Huberman, Lukose and Hogg, An Economics Approach to Hard Computational Problems, 1997",
          Completeness.COMPLETE,
          Chance.NONE,
          CheckUnit.WORDS);

  private static final PseudoCode CODE =
      PseudoCode.builder()
          .line("portfolio(D):")
          .line("  s ← 50,000")
          .line("  repeat:")
          .line("    twice:")
          .line("      auto goes on for work s")
          .line("      if it has the answer: return it")
          .line("      learning goes on for work s")
          .line("      if it has the answer: return it")
          .line("    s ← 2 · s")
          .build();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public PseudoCode pseudoCode() {
    return CODE;
  }

  @Override
  public boolean accepts(Problem problem) {
    return true;
  }

  @Override
  public boolean accepts(Problem problem, Settings settings) {
    return first(problem).accepts(problem, settings);
  }

  /** Returns the strongest single solver. */
  private static Solver first(Problem problem) {
    return problem.objective().isPresent()
        ? ConflictDrivenSolvers.WEIGHTED_DEGREES
        : StrongestSolver.of(problem);
  }

  /** Where several threads look for a best solution, they share the parts of one search. */
  private static boolean isShared(Problem problem, Settings settings) {
    return settings.parts() > 0 && problem.objective().isPresent();
  }

  @Override
  public boolean recordsItsRuns() {
    return false;
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES_ALONE;
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    checkArgument(recorder == null, "portfolio does not record its runs");
    checkArgument(accepts(problem, settings), "%s does not accept %s", ABOUT.id(), problem.csp());
    steering().check(ABOUT, settings);
    Solver strongest = first(problem);
    return strongest instanceof SearchSolver search && !isShared(problem, settings)
        ? Portfolio.solve(
            ImmutableList.of(search, ConflictDrivenSolvers.LEARNING), 1, 0, problem, settings)
        : strongest.solve(problem, settings, null);
  }
}
