package org.cspworkbench.presentation.history;

import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * Finds when a variable came to be as it is. While a decision stands its variables only lose
 * values, so the decision is found by halving; what lies between it and the next is read backwards
 * a part at a time.
 */
public final class LastChange {

  private static final int EVENTS_AT_ONCE = 1 << 14;

  private final TracePlayer player;
  private final Predicate<TraceState> holds;

  private LastChange(TracePlayer player, Predicate<TraceState> holds) {
    this.player = player;
    this.holds = holds;
  }

  /**
   * How many events lay behind once variable {@code x} had lost all the values that it cannot take
   * at {@code position}; none if that is so from the start. Moves {@code player}.
   */
  public static OptionalInt ofDomain(TracePlayer player, int position, int x) {
    player.seek(position);
    TraceState state = player.state();
    int[] gone =
        IntStream.range(0, player.trace().csp().variables().get(x).domain().size())
            .filter(i -> !state.contains(x, i))
            .toArray();
    return new LastChange(player, there -> IntStream.of(gone).noneMatch(i -> there.contains(x, i)))
        .before(position);
  }

  /**
   * How many events lay behind once variable {@code x} could no longer take the value at {@code
   * index}, which it cannot take at {@code position}; none if that is so from the start. Moves
   * {@code player}.
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
    int low = 0; // it does not hold there, unless that is the start
    int high = decisions.length - 1; // it holds there
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
    for (int end = to; end > from; end -= EVENTS_AT_ONCE) {
      int found = latest(Math.max(from, end - EVENTS_AT_ONCE), end);
      if (found > 0) {
        return OptionalInt.of(found);
      }
    }
    return OptionalInt.empty();
  }

  /** The last position up to {@code to} at which it holds while it does not just before; else 0. */
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
