package org.cspworkbench.app.gui.animate;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.playback.Attempt;

/**
 * An attempt of a solver that starts anew at a contradiction, as it is listed.
 *
 * @param number its number, from 1
 * @param filled how many variables had a value when it broke or, if it goes on, have one
 * @param brokeAt the name of the variable at which it broke; none if it goes on
 * @param isBest whether none so far has filled more
 * @param position where to go on the tape to see it
 */
public record AttemptRow(
    int number, int filled, Optional<String> brokeAt, boolean isBest, int position) {

  static AttemptRow of(Attempt attempt, Csp csp) {
    Optional<String> brokeAt =
        attempt.variable() == NONE
            ? Optional.empty()
            : Optional.of(csp.variables().get(attempt.variable()).name());
    return new AttemptRow(
        attempt.number(), attempt.filled(), brokeAt, attempt.isBest(), attempt.position());
  }
}
