package org.cspworkbench.app.cli;

import java.time.Duration;
import org.cspworkbench.core.search.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the time limit per problem. */
final class TimeoutOption {

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = Durations.class,
      description = "Give up on a problem after 200ms, 5s, 2m, … Default: never.")
  private @Nullable Duration timeout;

  /** Returns limits with this time limit only. */
  Limits limits() {
    return timeout == null ? Limits.none() : Limits.none().withTime(timeout);
  }
}
