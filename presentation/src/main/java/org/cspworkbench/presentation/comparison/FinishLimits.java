package org.cspworkbench.presentation.comparison;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Settings;

/**
 * How often, and how far, images of one size are filled to count how many are finished. No limit
 * depends on a clock, so that the same images are finished on every machine.
 *
 * @param seeds the number of runs of each solver, with the seeds from 1
 * @param contradictions the contradictions after which a run gives up
 */
public record FinishLimits(int seeds, long contradictions) {

  /** The default limits. */
  public static final FinishLimits USUAL = new FinishLimits(40, 10);

  /** The name of the parameter that limits attempts. */
  private static final String ATTEMPTS = "attempts";

  /**
   * Checks the ranges.
   *
   * @param seeds the number of runs of each solver
   * @param contradictions the contradictions after which a run gives up
   */
  public FinishLimits {
    checkArgument(seeds >= 1, "%s runs", seeds);
    checkArgument(contradictions >= 1, "%s contradictions", contradictions);
  }

  /**
   * Returns the settings of a run.
   *
   * <p>A search tries at most as many values between two contradictions as there are cells. Solvers
   * that count no contradictions, such as local search, stop after as many values.
   *
   * @param cells the number of cells of the image
   */
  Settings settings(ComparedSolver solver, long seed, int cells) {
    Limits limits = solver.settings().limits();
    Settings settings =
        solver
            .settings()
            .withSeed(seed)
            .withLimits(
                limits.withFails(contradictions).withNodes((contradictions + 1) * (long) cells));
    for (Parameter parameter : solver.solver().parameters()) {
      if (parameter instanceof Parameter.WholeNumber number
          && number.name().equals(ATTEMPTS)
          && settings.valueOf(number) < contradictions) {
        settings = settings.with(number, contradictions); // each attempt ends in a contradiction
      }
    }
    return settings;
  }
}
