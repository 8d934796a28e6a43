package org.cspworkbench.core.trace;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * One event of a trace, decoded. A number without meaning for the kind of the event is {@link
 * #NONE}.
 *
 * @param position its position in the trace, from 0
 * @param kind what happened
 * @param variable the index of the variable that it happened to; for an enqueued or revised arc,
 *     the arc's tail
 * @param value the index of the value that was tried, refuted, undone, placed or moved to; after a
 *     jump over every decision there is none
 * @param previous the index of the value that the variable had before, if the event is of kind
 *     {@link EventKind#MOVE} and it had one
 * @param arc the arc that is to blame, or that was enqueued or revised
 * @param number the number of the solution (from 1), of the attempt that starts (from 1), of the
 *     note on a technique (from 1), or of the learnt nogood (from 1) that the event is about: in
 *     events of kind {@link EventKind#PRUNE} and {@link EventKind#VIOLATION}, the one to blame
 * @param prunings the values removed, ascending, if the event is of kind {@link EventKind#PRUNE};
 *     empty if an end of a wide domain was removed, which is the {@code half}
 * @param levels the levels of decisions, from 1, ascending: those that had a part if the event is
 *     of kind {@link EventKind#CONFLICT}, those that are dropped if it is of kind {@link
 *     EventKind#JUMP}, where the search goes from the last of these back to the first, and those
 *     that do not go together with the value if it is of kind {@link EventKind#NOGOOD}
 * @param half the part of a domain, up to a bound or behind it, that was tried, refuted or undone
 *     in place of a value, or removed from a wide domain; or {@code null}
 */
public record TraceEvent(
    int position,
    EventKind kind,
    int variable,
    int value,
    int previous,
    int arc,
    int number,
    ImmutableList<Pruning> prunings,
    ImmutableList<Integer> levels,
    @Nullable Half half) {

  /** Stands for "none" wherever an event has no variable, value, arc or number. */
  public static final int NONE = -1;

  /**
   * A value that was removed, and why.
   *
   * @param value the index of the value
   * @param arc the arc that removed it, or {@link #NONE} if no single arc did
   */
  public record Pruning(int value, int arc) {}

  /** Returns the values that the event, of kind {@link EventKind#PRUNE}, has removed. */
  public ValueSet removed() {
    return half != null
        ? half.values()
        : ValueSet.of(prunings.stream().mapToInt(Pruning::value).toArray());
  }

  /**
   * A half of the values that a variable had left when its domain was split, or an end of a wide
   * domain.
   *
   * @param bound the index of the last value of the lower half
   * @param isUpper whether it is the upper half
   * @param values the values in this half, at least one
   */
  public record Half(int bound, boolean isUpper, ValueSet values) {}
}
