package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import org.cspworkbench.core.cancellation.Cancellation;

/**
 * How far a search may go. Limits are looked at before each node, and in local search before each
 * move, so none is overshot by more than one of them; time and cancellation in between, too, where
 * a node or a move takes long.
 *
 * @param nodes the most values that may be tried; in local search the most moves
 * @param fails the most contradictions
 * @param attempts the most runs from the givens
 * @param time the most time on the clock; at most 292 years
 * @param cancellation stops the search from outside
 */
public record Limits(
    long nodes, long fails, long attempts, Duration time, Cancellation cancellation) {

  /** So long that it is no limit. */
  public static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  /**
   * Checks the ranges.
   *
   * @param nodes the most values that may be tried; in local search the most moves
   * @param fails the most contradictions
   * @param attempts the most runs from the givens
   * @param time the most time on the clock
   * @param cancellation stops the search from outside
   * @throws IllegalArgumentException if a number is negative, there may be no attempt, or the time
   *     is negative or too long
   */
  public Limits {
    checkArgument(nodes >= 0 && fails >= 0, "a limit may not be negative");
    checkArgument(attempts >= 1, "at least one attempt must be allowed, not %s", attempts);
    checkArgument(
        !time.isNegative() && time.compareTo(FOREVER) <= 0,
        "a time limit of %s is out of range",
        time);
  }

  /** Returns unlimited limits without cancellation. */
  public static Limits none() {
    return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, FOREVER, new Cancellation());
  }

  /**
   * Returns a request to stop that is made by the cancellation, or when the time from now is up.
   */
  public Cancellation start() {
    return hasTimeLimit() ? cancellation.orAfter(time) : cancellation;
  }

  /** Returns why work under these limits was cancelled: on request, or because the time was up. */
  public Ending whyCancelled() {
    return cancellation.isRequested() ? Ending.CANCELLED : Ending.TIME;
  }

  /** Returns whether the time is limited. */
  public boolean hasTimeLimit() {
    return !time.equals(FOREVER);
  }

  /** Returns the same, with this many nodes. */
  public Limits withNodes(long newNodes) {
    return new Limits(newNodes, fails, attempts, time, cancellation);
  }

  /** Returns the same, with this many fails. */
  public Limits withFails(long newFails) {
    return new Limits(nodes, newFails, attempts, time, cancellation);
  }

  /** Returns the same, with this many attempts. */
  public Limits withAttempts(long newAttempts) {
    return new Limits(nodes, fails, newAttempts, time, cancellation);
  }

  /** Returns the same, with this much time. */
  public Limits withTime(Duration newTime) {
    return new Limits(nodes, fails, attempts, newTime, cancellation);
  }

  /** Returns the same, stopped by this request. */
  public Limits withCancellation(Cancellation newCancellation) {
    return new Limits(nodes, fails, attempts, time, newCancellation);
  }
}
