package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.search.IncompatibleParts;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/** A named solver. It has no state between runs and may run on several threads at once. */
public interface Solver {

  /** Returns its description. */
  About about();

  /** Returns its description for a run with these settings, if it depends on them. */
  default About about(Settings settings) {
    return about();
  }

  /** Returns the pseudo-code of its algorithm. */
  PseudoCode pseudoCode();

  /** Returns the parameters that a user can set; none, unless overridden. */
  default ImmutableList<Parameter> parameters() {
    return ImmutableList.of();
  }

  /** Returns whether it can solve {@code problem}. */
  boolean accepts(Problem problem);

  /** Returns whether it can solve {@code problem} with these settings. */
  default boolean accepts(Problem problem, Settings settings) {
    return accepts(problem);
  }

  /**
   * Returns why a run with these settings is not defined, whatever the problem: some of the parts
   * that they choose cannot be combined. Empty if it is defined.
   */
  default Optional<IncompatibleParts> incompatibleParts(Settings settings) {
    return Optional.empty();
  }

  /**
   * Returns whether it records events. A solver that does not can be compared, but not displayed.
   */
  default boolean recordsItsRuns() {
    return true;
  }

  /** Returns whether a guide can make its choices. */
  Steering steering();

  /**
   * Returns what the numbers in the traces of its runs mean: the key with which a stored trace of
   * {@code problem} is read again. It depends on the settings only as far as they choose how
   * constraints are filtered.
   *
   * @throws IllegalArgumentException if it {@linkplain #recordsItsRuns does not record its runs},
   *     or does not accept the problem
   */
  default TraceKey traceKey(Problem problem, Settings settings) {
    throw new IllegalArgumentException(about().id() + " does not record its runs");
  }

  /** Solves {@code problem} as {@link #solve(Problem, Settings, TraceRecorder)} unrecorded. */
  default Result solve(Problem problem, Settings settings) {
    return solve(problem, settings, null);
  }

  /**
   * Solves {@code problem}. Where the run is cancelled, or its time is up, before it has found
   * anything, such as while the problem is compiled, its result has no counters.
   *
   * @param settings the settings; parameters that it does not declare are ignored
   * @param recorder the recorder of the events, or {@code null}
   * @throws IllegalArgumentException if it does not accept the problem, {@linkplain
   *     #incompatibleParts parts cannot be combined}, more than one solution is requested of an
   *     incomplete solver, there is a recorder and it {@linkplain #recordsItsRuns does not record
   *     its runs}, or there is a guide and it {@linkplain #steering cannot be steered}
   */
  default Result solve(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    return Result.within(settings.limits(), () -> run(problem, settings, recorder));
  }

  /**
   * The work of {@link #solve}, which notices by {@link Cancellation#check}, too, that it is
   * cancelled or that its time is up.
   *
   * @throws CancelledException if it has noticed that before it has found anything
   */
  Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder);
}
