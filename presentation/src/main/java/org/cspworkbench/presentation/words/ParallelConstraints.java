package org.cspworkbench.presentation.words;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.core.model.Constraint;
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
    return parallels.length() > 1 && isOfOne(trace.packed(position))
        ? Optional.of(trace.key().constraint(trace.arc(position)))
        : Optional.empty();
  }

  private static boolean isOfOne(long packed) {
    return switch (PackedEvent.kind(packed)) {
      case PRUNE, REVISE -> PackedEvent.subject(packed) >= 0;
      default -> true;
    };
  }
}
