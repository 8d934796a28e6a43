package org.cspworkbench.app.cli;

import org.cspworkbench.core.search.Decomposition;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the number of subproblems that several threads share. */
final class SubproblemsOption {

  private static final int MOST = 10_000;

  @Option(
      names = "--subproblems",
      paramLabel = "K",
      description =
          "With --threads 2 or more and one problem: cut it into about K subproblems, which the"
              + " threads share, if the solver is a complete search. Default: "
              + Decomposition.USUAL_PARTS
              + ".")
  private @Nullable Integer subproblems;

  /** Rejects a number that is out of range, or that would have no effect. */
  void check(ThreadsOption threads, Usage usage) {
    usage.check(
        subproblems == null || (subproblems >= 1 && subproblems <= MOST),
        "--subproblems: expected 1 to " + MOST + ", found " + subproblems);
    usage.check(
        subproblems == null || threads.areSeveralRequested(),
        "--subproblems goes with --threads 2 or more");
  }

  /**
   * Returns the number of subproblems into which one problem is cut; 0 if several threads are not
   * requested.
   */
  int count(ThreadsOption threads) {
    if (!threads.areSeveralRequested()) {
      return 0;
    }
    return subproblems == null ? Decomposition.USUAL_PARTS : subproblems;
  }
}
