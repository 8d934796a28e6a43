package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverNames;

/**
 * The names of the solvers of images: the forms of wave function collapse are named after what they
 * do at a contradiction, in which alone they differ; all other solvers keep their names.
 *
 * @param others the names of the other solvers
 * @param texts the texts of the language
 */
public record PolicyNames(SolverNames others, TextBundle texts) implements SolverNames {

  /** The ids of the solvers that are named after their policy, in the order of comparisons. */
  public static final ImmutableList<String> POLICIES =
      ImmutableList.of("wfc", "wfc-backtracking", "wfc-backjump", "wfc-repair");

  /** Returns whether {@code solver} is named after its policy. */
  public static boolean isPolicy(Solver solver) {
    return POLICIES.contains(solver.about().id());
  }

  /** Returns whether {@code solver} starts again at a contradiction. */
  public static boolean startsAgain(Solver solver) {
    return solver.about().id().equals(POLICIES.get(0));
  }

  @Override
  public String name(Solver solver) {
    return isPolicy(solver) ? texts.text(key(solver)) : others.name(solver);
  }

  @Override
  public String shortName(Solver solver) {
    return isPolicy(solver) ? name(solver) : others.shortName(solver);
  }

  @Override
  public String label(Solver solver) {
    return isPolicy(solver) ? name(solver) : others.label(solver);
  }

  @Override
  public String summary(Solver solver) {
    return isPolicy(solver) ? texts.text(key(solver) + ".summary") : others.summary(solver);
  }

  private static String key(Solver solver) {
    return "policy." + solver.about().id();
  }
}
