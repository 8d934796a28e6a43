package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * A named way of solving problems. A solver keeps nothing between runs and may run on several
 * threads at once.
 */
public interface Solver {

  /** What it says of itself. */
  About about();

  /** Returns the same of a run with these settings, if it depends on them. */
  default About about(Settings settings) {
    return about();
  }

  /** Its algorithm, as a textbook prints it. */
  PseudoCode pseudoCode();

  /** Returns what its user may set; nothing, unless overridden. */
  default ImmutableList<Parameter> parameters() {
    return ImmutableList.of();
  }

  /** Returns whether it can work on {@code problem}. */
  boolean accepts(Problem problem);

  /**
   * Returns whether it can work on {@code problem} with these settings, if that depends on them.
   */
  default boolean accepts(Problem problem, Settings settings) {
    return accepts(problem);
  }

  /**
   * Returns why a run with these settings is not defined, whatever the problem: some of the parts
   * that they choose do not go together. Empty if it is defined.
   */
  default Optional<IncompatibleParts> incompatibleParts(Settings settings) {
    return Optional.empty();
  }

  /**
   * Returns whether it tells a recorder what happens. One that does not can be compared, but not
   * watched.
   */
  default boolean recordsItsRuns() {
    return true;
  }

  /** Returns whether somebody else can make its choices. */
  Steering steering();

  /**
   * Solves {@code problem}.
   *
   * @param settings how; of the parameters only those that it declares are looked at
   * @param recorder where to tell what happens, or {@code null}
   * @throws IllegalArgumentException if it does not accept the problem, {@linkplain
   *     #incompatibleParts parts do not go together}, more than one solution is wanted of a solver
   *     that is incomplete, there is a recorder and it {@linkplain #recordsItsRuns does not record
   *     its runs}, or there is a guide and nobody else can make its {@linkplain #steering choices}
   */
  Result solve(Problem problem, Settings settings, @Nullable TraceRecorder recorder);
}
