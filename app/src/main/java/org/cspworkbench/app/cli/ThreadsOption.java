package org.cspworkbench.app.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the number of threads. */
final class ThreadsOption {

  private static final int MOST = 256;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Work on N problems, N attempts at one, or N subproblems of one, concurrently. The"
              + " answers do not depend on N, except whether one problem is cut into subproblems"
              + " (docs/batches.md). Default: as many as there are processors.")
  private @Nullable Integer threads;

  /** Rejects a number that is out of range. */
  void check(Usage usage) {
    usage.check(
        threads == null || (threads >= 1 && threads <= MOST),
        "--threads: expected 1 to " + MOST + ", found " + threads);
  }

  /** Rejects the option where the rows are distributed among machines. */
  void checkIsAbsent(Usage usage) {
    usage.check(threads == null, "--threads does not apply to rows that several machines process");
  }

  /** Returns whether several threads are requested. */
  boolean areSeveralRequested() {
    return threads != null && threads > 1;
  }

  /** Returns the number of threads. */
  int count() {
    return threads != null ? threads : Math.min(MOST, Runtime.getRuntime().availableProcessors());
  }
}
