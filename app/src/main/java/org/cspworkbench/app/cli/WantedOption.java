package org.cspworkbench.app.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the number of solutions. */
final class WantedOption {

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Search for N solutions of each problem instead of one.")
  private @Nullable Long count;

  @Option(names = "--all", description = "Search for all solutions of each problem.")
  private boolean all;

  boolean isForAll() {
    return all;
  }

  /** Returns the number; {@link Long#MAX_VALUE} for all. */
  long value(Usage usage) {
    if (count == null) {
      return all ? Long.MAX_VALUE : 1;
    }
    usage.check(!all, "expected either --count or --all, found both");
    usage.check(count >= 1, "--count: expected 1 or more, found " + count);
    return count;
  }
}
