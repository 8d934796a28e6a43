package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * A named way of solving problems. A solver keeps nothing between runs and may run on several
 * threads at once.
 */
public interface Solver {

  /** What it says of itself. */
  About about();

  /** Its algorithm, as a textbook prints it. */
  PseudoCode pseudoCode();

  /** What its user may set; nothing, unless overridden. */
  default ImmutableList<Parameter> parameters() {
    return ImmutableList.of();
  }

  /** Whether it can work on {@code problem}. */
  boolean accepts(Problem problem);

  /**
   * Whether it tells a recorder what happens. One that does not can be compared, but not watched.
   */
  default boolean recordsItsRuns() {
    return true;
  }

  /** Whether somebody else can make its choices. */
  Steering steering();

  /**
   * Solves {@code problem}.
   *
   * @param settings how; of the parameters only those that it declares are looked at
   * @param recorder where to tell what happens, or {@code null}
   * @throws IllegalArgumentException if it does not accept the problem, more than one solution is
   *     wanted of a solver that is incomplete, there is a recorder and it {@linkplain
   *     #recordsItsRuns does not record its runs}, or there is a guide and nobody else can make its
   *     {@linkplain #steering choices}
   */
  Result solve(Problem problem, Settings settings, @Nullable TraceRecorder recorder);
}
