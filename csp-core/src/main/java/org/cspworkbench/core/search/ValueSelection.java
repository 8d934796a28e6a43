package org.cspworkbench.core.search;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.LegalValues;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The procedure SELECT-VALUE of plain backtracking: tries the values of a variable in turn, up to
 * the next that agrees with the past (Dechter, "Constraint Processing", 2003).
 *
 * <p>The past of a variable is the same for all of its values, so that they are asked about
 * together when it is chosen, and those that fail are passed over in one step. What is counted and
 * told is what happens one by one.
 */
final class ValueSelection {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final LegalValues legalValues;
  private final long[] untried; // by variable: the values that are to have their turn
  private final long[] legal; // the values that agree with the past
  private int inTurn = NONE; // the variable whose values are tried

  private ValueSelection(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    this.legalValues = new LegalValues(domains, assignment);
    untried = new long[network.variableCount()];
    legal = new long[network.variableCount()];
  }

  /**
   * How a search of these parts selects values, or {@code null} if its parts have a say in each
   * value that fails, or some value cannot be told to be legal by words.
   */
  static @Nullable ValueSelection by(
      Search parts, Consistency lookAhead, Domains domains, Assignment assignment) {
    boolean failuresAreOnlyCounted =
        lookAhead instanceof BackwardChecking
            && parts.values instanceof Ascending
            && parts.branching == Branching.D_WAY
            && parts.lookBack == null
            && parts.cost == null
            && !parts.order.learns();
    return failuresAreOnlyCounted && LegalValues.canTell(parts.network)
        ? new ValueSelection(domains, assignment)
        : null;
  }

  /** The turn of {@code x} begins: all its values are asked about. */
  void begin(int x) {
    inTurn = x;
    long values = domains.word(x, 0);
    untried[x] = values;
    legal[x] = legalValues.among(x, values);
    counters.checks += legalValues.checks();
  }

  /** Whether every value of {@code x} has had its turn. */
  boolean isUsedUp(int x) {
    return untried[x] == 0;
  }

  /** The values of {@code x} that come before its next legal one, one bit each; they all fail. */
  long failing(int x) {
    return untried[x] & (Long.lowestOneBit(untried[x] & legal[x]) - 1);
  }

  /** Tries all of {@code failing}, the next values of {@code x}. */
  void passOver(int x, long failing) {
    untried[x] &= ~failing;
    int count = Long.bitCount(failing);
    counters.nodes += count;
    counters.fails += count;
    if (recorder != null) {
      tell(recorder, x, failing);
    }
  }

  private void tell(TraceRecorder tape, int x, long failing) {
    for (long rest = failing; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      tape.attempt(network.address(x, i));
      tape.refute(network.address(x, i), legalValues.conflict(x, i));
    }
  }

  /** The next value of {@code x}, which is legal, has its turn now. */
  int take(int x) {
    long left = untried[x];
    untried[x] = left & (left - 1);
    return Long.numberOfTrailingZeros(left);
  }

  /** The turn of {@code x} goes on: the value taken last is taken back. */
  void resume(int x) {
    inTurn = x;
  }

  /**
   * The attempt is over. What was asked about values that have not had their turn does not count;
   * those that have had it are refuted.
   */
  void stop() {
    for (int x = 0; x < untried.length; x++) {
      if (untried[x] != 0) {
        legalValues.amongBefore(x, untried[x]);
        counters.checks -= legalValues.checks();
      }
    }
    if (inTurn != NONE && !assignment.isAssigned(inTurn)) {
      domains.refuteAll(inTurn, ~untried[inTurn]);
    }
    Arrays.fill(untried, 0);
    inTurn = NONE;
  }
}
