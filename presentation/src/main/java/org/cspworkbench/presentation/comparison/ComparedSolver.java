package org.cspworkbench.presentation.comparison;

import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * A solver that takes part in a comparison.
 *
 * @param spec the solver and its explicit parameters
 * @param settings the settings, which include these parameters and the limits
 */
public record ComparedSolver(SolverSpec spec, Settings settings) {

  /** Returns the solver. */
  public Solver solver() {
    return spec.solver();
  }

  /** Returns the id of the solver, with the parameters that are set. */
  public String id() {
    return spec.toString();
  }

  /** Returns whether the solver accepts {@code problem}. */
  boolean accepts(Problem problem) {
    return solver().accepts(problem, settings);
  }

  /** Returns whether several solutions are requested, of which the solver may miss some. */
  boolean mayMissSolutions() {
    return settings.wanted() > 1 && solver().about().completeness() == Completeness.INCOMPLETE;
  }

  /** Returns whether the solver makes random choices with its settings. */
  public boolean usesChance() {
    return solver().about(settings).chance() == Chance.SEEDED;
  }

  /** Returns the unit of its number of checks. */
  CheckUnit checkUnit() {
    return solver().about(settings).checkUnit();
  }
}
