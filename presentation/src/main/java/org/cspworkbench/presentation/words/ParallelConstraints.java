package org.cspworkbench.presentation.words;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;

/**
 * Distinguishes events of different constraints between the same two variables, such as the column
 * and the diagonals of two queens.
 */
public final class ParallelConstraints {

  private ParallelConstraints() {}

  /**
   * Returns the constraint to be named with the event of propagation at {@code position}, which has
   * an arc. Empty if no other constraint relates its two variables, or if the event applies all of
   * them at once.
   */
  public static Optional<Constraint> distinguished(Trace trace, int position) {
    ImmutableIntArray parallels = trace.key().parallels(trace.arc(position));
    return parallels.length() > 1 && isOfOne(trace, position, parallels)
        ? Optional.of(trace.key().constraint(trace.arc(position)))
        : Optional.empty();
  }

  private static boolean isOfOne(Trace trace, int position, ImmutableIntArray parallels) {
    return switch (trace.kind(position)) {
      case PRUNE -> PackedEvent.subject(trace.packed(position)) >= 0;
      case REVISE -> isRevisionOfOne(trace, position, parallels);
      default -> true;
    };
  }

  /**
   * A revision under all constraints is recorded with the first arc. Whether one of the first arc
   * is of all is known from what it removes or, if it removes nothing, from the next revision and
   * from the queue.
   */
  private static boolean isRevisionOfOne(Trace trace, int position, ImmutableIntArray parallels) {
    if (trace.arc(position) != parallels.get(0)) {
      return true;
    }
    int next = position + 1;
    if (next < trace.length() && isEffect(trace, next, parallels.get(0))) {
      return isOfOne(trace, next, parallels);
    }
    return (next < trace.length()
            && trace.kind(next) == EventKind.REVISE
            && parallels.contains(trace.arc(next)))
        || queuesArcs(trace, position);
  }

  private static boolean isEffect(Trace trace, int position, int arc) {
    return trace.kind(position) == EventKind.PRUNE && trace.arc(position) == arc;
  }

  /** Returns whether arcs, not variables, were put on the work list before {@code position}. */
  private static boolean queuesArcs(Trace trace, int position) {
    for (int p = position - 1; p >= 0; p--) {
      EventKind kind = trace.kind(p);
      if (kind == EventKind.ENQUEUE || kind == EventKind.DEQUEUE) {
        return trace.arc(p) != NONE;
      }
    }
    return false;
  }
}
