package org.cspworkbench.app.cli;

import java.util.concurrent.ThreadLocalRandom;
import org.cspworkbench.solvers.Settings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** The option for the seed of all random choices. */
final class SeedOption {

  private static final int DRAWN_BELOW = 1_000_000_000;

  @Mixin
  private FormOptions form = new FormOptions().withOptional(Settings.SEED, "drawn and reported");

  private @Nullable Long drawn;

  /** Returns the given seed, or a random one. */
  long value() {
    if (form.has(Settings.SEED)) {
      return form.number(Settings.SEED);
    }
    if (drawn == null) {
      drawn = ThreadLocalRandom.current().nextLong(DRAWN_BELOW);
    }
    return drawn;
  }

  /**
   * Reports a random seed, so that the run can be repeated, if the problem or the solver draws
   * random numbers with it.
   */
  void report(ProblemArgument problems, SolverChoice solver, Settings settings, Console console) {
    if (problems.isRandom() || solver.usesChance(settings)) {
      report(console);
    }
  }

  /** Reports a random seed, so that the run can be repeated. */
  void report(Console console) {
    if (!form.has(Settings.SEED)) {
      console.report("seed " + value() + " was drawn; --seed " + value() + " repeats this run");
    }
  }
}
