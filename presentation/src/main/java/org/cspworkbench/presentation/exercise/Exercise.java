package org.cspworkbench.presentation.exercise;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.Moment;

/** An algorithm on a problem, played by a person. Used by one thread. */
public sealed interface Exercise permits Ac3Exercise, FollowedRun {

  /** The problem. */
  default Csp csp() {
    return trace().csp();
  }

  /** What the numbers of variables, values and arcs mean. */
  Network network();

  /** What is asked now. */
  Task task();

  /** Judges {@code move}, and makes it if it is right. */
  Verdict play(Move move);

  /**
   * A move that is right now.
   *
   * @throws IllegalStateException if it is over
   */
  Move rightMove();

  /** The tape of the learner, or of the run that is followed. */
  Trace trace();

  /** How many events of the tape lie behind, but for what the learner has still to find. */
  int position();

  /** What there is to see of the problem now. */
  Moment moment();

  /** Whether variable {@code x} has no value by assignment yet. */
  boolean isOpen(int x);

  /** Whether variable {@code x} can still take value {@code i}, as far as has been found. */
  boolean contains(int x, int i);
}
