package org.cspworkbench.presentation.detail;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.playback.Attempt;

/**
 * A row of the list of attempts of a solver that restarts at a contradiction.
 *
 * @param number its number, from 1
 * @param filled the number of variables that had a value when the attempt failed or, if it is in
 *     progress, that have one
 * @param brokeAt the name of the variable at which the attempt failed; empty if it is in progress
 * @param isBest whether no attempt so far has filled more variables
 * @param position the position of the attempt in the trace
 */
public record AttemptRow(
    int number, int filled, Optional<String> brokeAt, boolean isBest, int position) {

  /** Returns the row of {@code attempt} in a run on {@code csp}. */
  public static AttemptRow of(Attempt attempt, Csp csp) {
    Optional<String> brokeAt =
        attempt.variable() == NONE
            ? Optional.empty()
            : Optional.of(csp.variables().get(attempt.variable()).name());
    return new AttemptRow(
        attempt.number(), attempt.filled(), brokeAt, attempt.isBest(), attempt.position());
  }
}
