package org.cspworkbench.solvers.catalog;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.bitboard.Bitboard;
import org.cspworkbench.solvers.search.ConflictDrivenSolvers;
import org.cspworkbench.solvers.search.LookAheadSolvers;

/**
 * The choice of a solver by the problem: the one that is known to be the fastest. All of them are
 * complete.
 */
public final class StrongestSolver {

  /**
   * A kind of problem and its solver.
   *
   * @param problems the noun for the problems
   * @param solver the solver
   * @param reason why it is chosen
   */
  public record Kind(String problems, Solver solver, String reason) {}

  private static final Kind PLAIN =
      new Kind("plain Sudoku of 9×9", new Bitboard(), "table look-ups instead of a network");

  /** On puzzles of 17 givens, ten thousand nodes of mac become one. */
  private static final Kind SUDOKU =
      new Kind(
          "any other Sudoku",
          LookAheadSolvers.MAINTAINING_ALL_DIFFERENT,
          "units as a whole leave little to search");

  /**
   * On the problems of the gallery and on graphs, about as fast as mac where little is searched,
   * and several times faster, or the only one that finishes, where much is: quasigroups, random
   * problems that have no solution, colourings with few colours. On structured problems learning is
   * often the only one that finishes, and often it is not.
   */
  private static final Kind GENERAL =
      new Kind(
          "any other problem",
          new RelaySolver(),
          "branches where it has failed, and after many contradictions learns in turn");

  /** Of classic problems, it finishes most, and most of them first. */
  private static final Kind OPTIMUM =
      new Kind(
          "objective",
          ConflictDrivenSolvers.WEIGHTED_DEGREES,
          "stays near the best solution, and bounds the objective by linear constraints");

  /** Where one value after the other would be tried, of which there are thousands. */
  private static final Kind WIDE =
      new Kind(
          "wide domains",
          LookAheadSolvers.DOMAIN_SPLITTING,
          "halves domains of more than 1,024 values");

  /** All kinds; a problem is of the first one that fits. */
  public static final ImmutableList<Kind> KINDS =
      ImmutableList.of(PLAIN, SUDOKU, OPTIMUM, WIDE, GENERAL);

  private StrongestSolver() {}

  /** Returns the kind of {@code problem}. */
  public static Kind kindOf(Problem problem) {
    if (!(problem instanceof Problem.Sudoku)) {
      return problem.objective().isPresent() ? OPTIMUM : kindOfAny(problem);
    }
    return PLAIN.solver().accepts(problem) ? PLAIN : SUDOKU;
  }

  /** Returns the solver of {@code problem}. */
  public static Solver of(Problem problem) {
    return kindOf(problem).solver();
  }

  private static Kind kindOfAny(Problem problem) {
    return hasWideDomains(problem) ? WIDE : GENERAL;
  }

  /** Returns whether half of the domains or more have so many values that they are intervals. */
  public static boolean hasWideDomains(Problem problem) {
    return 2 * countLarger(problem, Network.DEFAULT_NARROW) >= problem.csp().variables().size();
  }

  private static long countLarger(Problem problem, int size) {
    return problem.csp().variables().stream().filter(x -> x.domain().size() > size).count();
  }
}
