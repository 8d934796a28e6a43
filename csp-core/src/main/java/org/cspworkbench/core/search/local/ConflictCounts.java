package org.cspworkbench.core.search.local;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * An assignment and what it violates, exact after every move.
 *
 * <p>For each value of each variable the constraints between two variables that forbid it are
 * counted, whether or not the variable has it (Galinier and Hao, "Tabu Search for Maximal
 * Constraint Satisfaction Problems", CP 1997), so that the best value is looked up and not
 * computed: a move costs O(d) for each constraint on its variable, by words. Constraints on three
 * or more variables are asked for each value that is considered.
 *
 * <p>A variable whose domain has one value has it from the start and never moves.
 */
final class ConflictCounts {

  private final Network network;
  private final Domains domains;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;

  private final int[] value; // by variable: the index of the one that it has, or NONE
  private final int[] firstValue; // by variable: where its values begin
  private final int[] forbidding; // by value: the pairs with what others have that forbid it
  private final int[] atStart; // the same while only those that never move have a value

  private final Relations relations; // on three or more variables
  private final int[] broken; // by variable: how many of them are violated

  private final int[] troubled; // the variables in conflict that may move, in no order
  private final int[] placeInTroubled; // by variable, or NONE
  private int troubledCount;
  private int valueCount; // the variables that have a value

  /** Only the variables that have one value left in {@code domains} have one here. */
  ConflictCounts(Domains domains) {
    this.domains = domains;
    network = domains.network();
    counters = domains.counters();
    recorder = domains.recorder();
    int n = network.variableCount();
    firstValue = new int[n + 1];
    for (int x = 0; x < n; x++) {
      firstValue[x + 1] = Math.addExact(firstValue[x], network.domainSize(x));
    }
    value = new int[n];
    forbidding = new int[firstValue[n]];
    relations = new Relations(network);
    broken = new int[n];
    troubled = new int[n];
    placeInTroubled = new int[n];
    Arrays.fill(value, NONE);
    Arrays.fill(placeInTroubled, NONE);
    for (int x = 0; x < n; x++) {
      if (!mayMove(x)) {
        give(x, domains.first(x));
      }
    }
    atStart = forbidding.clone();
  }

  /**
   * Returns an arc of a constraint on three or more variables that those that have a value violate,
   * or {@link Network#NONE}.
   */
  int violatedArc() {
    int position = relations.firstBroken();
    return position == NONE ? NONE : network.firstArcOf(position);
  }

  /** Takes their values from all variables that may move. */
  void clear() {
    System.arraycopy(atStart, 0, forbidding, 0, forbidding.length);
    Arrays.fill(broken, 0);
    Arrays.fill(placeInTroubled, NONE);
    relations.clear();
    troubledCount = 0;
    for (int x = 0; x < value.length; x++) {
      if (mayMove(x) && value[x] != NONE) {
        value[x] = NONE;
        valueCount--;
      }
    }
  }

  /** Returns whether {@code x} has more than one value to choose from. */
  boolean mayMove(int x) {
    return !domains.isSingle(x);
  }

  /** Returns the index of the value that {@code x} has, or {@link Network#NONE}. */
  int value(int x) {
    return value[x];
  }

  /** Returns how many variables that may move are in conflict: 0 if all constraints hold. */
  int troubledCount() {
    return troubledCount;
  }

  /** Returns one of the variables in conflict, 0 ≤ {@code place} &lt; {@link #troubledCount}. */
  int troubled(int place) {
    return troubled[place];
  }

  /** Returns how many variables have a value and no reason to change it. */
  int settledCount() {
    return valueCount - troubledCount;
  }

  /**
   * Returns how many constraints would be violated by value {@code i} of {@code x}, with what the
   * others have. Those that contain a variable without a value are not.
   */
  int count(int x, int i) {
    int count = forbidding[firstValue[x] + i];
    for (int relation : relations.of(x)) {
      count += isBroken(relation, x, i) ? 1 : 0;
    }
    return count;
  }

  /** Gives {@code x}, which may move, value {@code i}: one move. */
  void move(int x, int i) {
    counters.moves++;
    if (recorder != null) {
      recorder.move(network.address(x, i), value[x]);
    }
    give(x, i);
  }

  /**
   * Leaves nothing of the domain of each variable that has a value but that value, at the end of a
   * run.
   *
   * @return for each variable whether it has a value
   */
  boolean[] fix() {
    boolean[] assigned = new boolean[value.length];
    for (int x = 0; x < value.length; x++) {
      assigned[x] = value[x] != NONE;
      if (assigned[x]) {
        domains.assign(x, value[x]);
      }
    }
    return assigned;
  }

  private void give(int x, int i) {
    int before = value[x];
    value[x] = i;
    valueCount += before == NONE ? 1 : 0;
    Adjacency arcsFrom = network.arcsFrom();
    for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
      int arc = arcsFrom.at(place);
      if (!network.dependsOnSeveral(arc)) {
        recount(arc, before, i);
      }
    }
    for (int relation : relations.of(x)) {
      boolean isBroken = isBroken(relation, x, i);
      if (isBroken != relations.isBroken(relation)) {
        relations.setBroken(relation, isBroken);
        for (int y : relations.variables(relation)) {
          broken[y] += isBroken ? 1 : -1;
          settle(y);
        }
      }
    }
    settle(x);
  }

  /** The tail of {@code arc} had value {@code before} and has value {@code now}. */
  private void recount(int arc, int before, int now) {
    int y = network.head(arc);
    for (int w = 0, end = domains.wordCount(y); w < end; w++) {
      long old = forbidden(arc, before, y, w);
      long recent = forbidden(arc, now, y, w);
      add(y, w, recent & ~old, 1);
      add(y, w, old & ~recent, -1);
    }
    settle(y);
  }

  /**
   * Returns the values of {@code y}, one word of them, that value {@code i} of the tail forbids.
   */
  private long forbidden(int arc, int i, int y, int word) {
    if (i == NONE) {
      return 0;
    }
    counters.checks++;
    return ~network.supports(arc, i, word) & domains.word(y, word);
  }

  private void add(int y, int word, long values, int difference) {
    int first = firstValue[y] + word * Long.SIZE;
    for (long rest = values; rest != 0; rest &= rest - 1) {
      forbidding[first + Long.numberOfTrailingZeros(rest)] += difference;
    }
  }

  private boolean isBroken(int relation, int x, int i) {
    if (!relations.isComplete(relation, value, x)) {
      return false;
    }
    counters.checks++;
    return !relations.allows(relation, value, x, i);
  }

  /** Brings the list of variables in conflict up to date as to {@code x}. */
  private void settle(int x) {
    boolean isTroubled =
        value[x] != NONE && mayMove(x) && forbidding[firstValue[x] + value[x]] + broken[x] > 0;
    int place = placeInTroubled[x];
    if (isTroubled && place == NONE) {
      placeInTroubled[x] = troubledCount;
      troubled[troubledCount++] = x;
    } else if (!isTroubled && place != NONE) {
      int last = troubled[--troubledCount];
      troubled[place] = last;
      placeInTroubled[last] = place;
      placeInTroubled[x] = NONE;
    }
  }
}
