package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.Sets;
import com.google.errorprone.annotations.Immutable;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** Makes questions of one kind. */
@Immutable
interface Drafting {

  /** What can follow from a value that is tried before anything else is decided. */
  Set<EventKind> CONSEQUENCES =
      Sets.immutableEnumSet(
          EventKind.PRUNE,
          EventKind.PLACE,
          EventKind.ENQUEUE,
          EventKind.DEQUEUE,
          EventKind.REVISE,
          EventKind.COVER);

  /** One of these must have just happened; empty if anything may have. */
  Set<EventKind> before();

  /** One of these must be about to happen; empty if anything may be. */
  Set<EventKind> behind();

  /**
   * The question at this moment; none if there is nothing to ask, or what is to come is not on the
   * tape yet.
   *
   * @param now where the question is asked; not to be moved
   * @param ahead stands at the same place, to be moved forwards
   * @param random from which chance is drawn
   */
  Optional<Draft> draft(TracePlayer now, TracePlayer ahead, RandomStream random);

  /** Whether variable {@code x} has no value and more than one to choose from. */
  static boolean isOpen(TraceState state, int x) {
    return state.assigned(x) == NONE && state.size(x) > 1;
  }
}
