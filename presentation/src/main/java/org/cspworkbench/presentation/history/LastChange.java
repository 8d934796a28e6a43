package org.cspworkbench.presentation.history;

import java.util.OptionalInt;
import java.util.function.Predicate;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;

/**
 * A search for the event that gave a variable its present domain. Between two decisions domains
 * only lose values; therefore the decision is found by binary search, and the events up to the next
 * one are read backwards in parts.
 */
public final class LastChange {

  private static final int EVENTS_PER_PART = 1 << 14;

  private final TracePlayer player;
  private final Predicate<TraceState> holds;

  private LastChange(TracePlayer player, Predicate<TraceState> holds) {
    this.player = player;
    this.holds = holds;
  }

  /**
   * Returns the position since which variable {@code x} has lacked all the values that it lacks at
   * {@code position}; empty if it has lacked them from the start. Moves {@code player}.
   */
  public static OptionalInt ofDomain(TracePlayer player, int position, int x) {
    player.seek(position);
    ValueSet left = player.state().values(x);
    return new LastChange(player, there -> left.union(there.values(x)).equals(left))
        .before(position);
  }

  /**
   * Returns the position since which variable {@code x} has lacked the value at {@code index},
   * which it lacks at {@code position}; empty if it has lacked it from the start. Moves {@code
   * player}.
   */
  public static OptionalInt ofValue(TracePlayer player, int position, int x, int index) {
    return new LastChange(player, state -> !state.contains(x, index)).before(position);
  }

  private OptionalInt before(int position) {
    player.seek(position);
    int[] decisions = new int[player.state().depth() + 2];
    for (int level = 1; level < decisions.length - 1; level++) {
      decisions[level] = player.state().decisionPosition(level);
    }
    decisions[decisions.length - 1] = position;
    int low = 0; // the predicate is false there, unless it is the start
    int high = decisions.length - 1; // the predicate is true there
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (holdsAt(decisions[middle])) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return between(decisions[low], decisions[high]);
  }

  private boolean holdsAt(int position) {
    player.seek(position);
    return holds.test(player.state());
  }

  private OptionalInt between(int from, int to) {
    for (int end = to; end > from; end -= EVENTS_PER_PART) {
      int found = latest(Math.max(from, end - EVENTS_PER_PART), end);
      if (found > 0) {
        return OptionalInt.of(found);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Returns the last position up to {@code to} at which the predicate becomes true, or 0 if there
   * is none.
   */
  private int latest(int from, int to) {
    int found = 0;
    boolean before = holdsAt(from);
    while (player.position() < to) {
      player.stepForward();
      boolean now = holds.test(player.state());
      if (now && !before) {
        found = player.position();
      }
      before = now;
    }
    return found;
  }
}
