package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.presentation.comparison.TimingPlan;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for timing the runs of a comparison. */
final class TimingOptions {

  private static final int MOST_SAMPLES = 10_000;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "7",
      description = "Take N samples of each solver's time, of at least 50 ms each. Default: 7.")
  private int samples;

  @Option(
      names = "--warm-up",
      paramLabel = "TIME",
      defaultValue = "2s",
      converter = Durations.class,
      description =
          "Run each solver until its time is stable, or for TIME, before it is timed. Default: 2s.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private Duration warmUp;

  @Option(
      names = "--time-budget",
      paramLabel = "TIME",
      converter = Durations.class,
      description =
          "Warm up and time all solvers within TIME, after the first run of each."
              + " Default: 30s for one problem, 2m for several.")
  private @Nullable Duration budget;

  @Option(
      names = "--cold",
      description = "Also display the time of the first run, before any warm-up.")
  private boolean cold;

  /** Refuses what is out of range. */
  void check(Usage usage) {
    usage.check(
        samples >= 1 && samples <= MOST_SAMPLES,
        "--repeat: expected 1 to " + MOST_SAMPLES + ", found " + samples);
  }

  /** Returns how the solvers are timed. */
  TimingPlan plan() {
    return new TimingPlan(warmUp, samples, Optional.ofNullable(budget), cold);
  }
}
