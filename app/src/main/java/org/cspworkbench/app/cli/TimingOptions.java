package org.cspworkbench.app.cli;

import java.time.Duration;
import org.cspworkbench.presentation.comparison.TimingPlan;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Mixin;

/** The options for timing the runs of a comparison. */
final class TimingOptions {

  private static final Parameter.WholeNumber SAMPLES =
      new Parameter.WholeNumber(
          "repeat", "Take N samples of each solver's time, of at least 50 ms each.", 1, 10_000, 7);
  private static final Parameter.Time WARM_UP =
      new Parameter.Time(
          "warm-up",
          "Run each solver until its time is stable, or for TIME, before it is timed.",
          Duration.ofSeconds(2));
  private static final Parameter.Time BUDGET =
      new Parameter.Time(
          "time-budget",
          "Warm up and time all solvers within TIME, after the first run of each.",
          Duration.ofSeconds(30));
  private static final Parameter.Truth COLD =
      new Parameter.Truth("cold", "Also display the time of the first run, before any warm-up.");

  @Mixin
  private FormOptions form =
      new FormOptions()
          .with(SAMPLES)
          .with(WARM_UP)
          .withOptional(BUDGET, "30s for one problem, 2m for several")
          .with(COLD);

  /** Returns how the solvers are timed. */
  TimingPlan plan() {
    return new TimingPlan(
        form.time(WARM_UP), form.count(SAMPLES), form.given(BUDGET), form.holds(COLD));
  }
}
