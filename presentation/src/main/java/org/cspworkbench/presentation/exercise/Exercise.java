package org.cspworkbench.presentation.exercise;

import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moment;

/** An algorithm that a learner performs step by step. Not thread-safe. */
public sealed interface Exercise permits Ac3Exercise, FollowedRun {

  /** Returns the problem. */
  default Csp csp() {
    return trace().csp();
  }

  /** Returns the network that numbers the variables, values and arcs. */
  Network network();

  /** Returns the current task. */
  Task task();

  /** Judges {@code move}, and makes it if it is right. */
  Verdict play(Move move);

  /**
   * Returns a move that is right at present.
   *
   * @throws IllegalStateException if the exercise is over
   */
  Move rightMove();

  /** Returns the trace of the learner's moves, or of the run that the learner follows. */
  Trace trace();

  /**
   * Returns the current position in the trace; events that the learner has still to find come after
   * it.
   */
  int position();

  /** Returns the state of the problem as it is displayed to the learner. */
  Moment moment();

  /** Returns whether variable {@code x} is unassigned. */
  boolean isOpen(int x);

  /**
   * Returns whether value {@code i} remains in the domain of variable {@code x} after the learner's
   * moves.
   */
  boolean contains(int x, int i);
}
