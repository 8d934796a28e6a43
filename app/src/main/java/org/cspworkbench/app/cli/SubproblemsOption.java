package org.cspworkbench.app.cli;

import org.cspworkbench.core.search.Decomposition;
import org.cspworkbench.solvers.Parameter;
import picocli.CommandLine.Mixin;

/** The option for the number of subproblems that several threads share. */
final class SubproblemsOption {

  private static final Parameter.WholeNumber SUBPROBLEMS =
      new Parameter.WholeNumber(
          "subproblems",
          "With --threads 2 or more and one problem: cut it into about N subproblems, which the"
              + " threads share, if the solver is a complete search.",
          1,
          10_000,
          Decomposition.USUAL_PARTS);

  @Mixin private FormOptions form = new FormOptions().with(SUBPROBLEMS);

  /** Rejects a number that would have no effect. */
  void check(ThreadsOption threads, Usage usage) {
    usage.check(
        !form.has(SUBPROBLEMS) || threads.areSeveralRequested(),
        "--subproblems goes with --threads 2 or more");
  }

  /**
   * Returns the number of subproblems into which one problem is cut; 0 if several threads are not
   * requested.
   */
  int count(ThreadsOption threads) {
    return threads.areSeveralRequested() ? form.count(SUBPROBLEMS) : 0;
  }
}
