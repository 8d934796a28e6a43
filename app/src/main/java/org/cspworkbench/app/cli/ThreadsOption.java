package org.cspworkbench.app.cli;

import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Mixin;

/** The option for the number of threads. */
final class ThreadsOption {

  private static final int MOST = 256;

  private static final Parameter.WholeNumber THREADS =
      new Parameter.WholeNumber(
          "threads",
          "Work on N problems, N attempts at one, or N subproblems of one, concurrently. The"
              + " answers do not depend on N, except whether one problem is cut into subproblems"
              + " (docs/batches.md).",
          1,
          MOST,
          Math.min(MOST, Runtime.getRuntime().availableProcessors()));

  @Mixin
  private FormOptions form =
      new FormOptions().withOptional(THREADS, "as many as there are processors");

  /** Rejects the option where the rows are distributed among machines. */
  void checkIsAbsent(Usage usage) {
    usage.check(
        !form.has(THREADS), "--threads does not apply to rows that several machines process");
  }

  /** Returns whether several threads are requested. */
  boolean areSeveralRequested() {
    return form.has(THREADS) && count() > 1;
  }

  /** Returns the number of threads. */
  int count() {
    return form.count(THREADS);
  }
}
