package org.cspworkbench.core.learning;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.cspworkbench.core.consistency.Learnt;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.DomainLog.Cause;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The nogoods that a search has learnt: sets of literals that cannot all be true. When all of one
 * but one are, the last is made false.
 *
 * <p>Two literals of each nogood that are not true are watched, so that a nogood costs nothing
 * while neither becomes true, and returning costs nothing at all (Moskewicz, Madigan, Zhao, Zhang
 * and Malik, "Chaff", DAC 2001). With each watch another literal is noted: while that is false, the
 * nogood itself need not be read.
 */
final class LearntNogoods implements Learnt {

  private static final int[] NO_WATCHES = {};

  private final Domains domains;
  private final Network network;
  private final DomainLog log;
  private final @Nullable TraceRecorder recorder;
  private int[] literals = new int[1024]; // of all nogoods; the first two of each are watched
  private int used;
  private int[] start = new int[64]; // by nogood
  private int[] size = new int[64]; // 0: the number is free
  private int[] levels = new int[64]; // how many its literals came from
  private int[] recorded = new int[64]; // its number in the trace
  private int count; // of numbers
  private int latest = NONE; // added last
  private int[] free = new int[64];
  private int freeCount;
  private long live; // literals of nogoods that are kept

  private final int[][] watches; // by literal: number of a nogood and a literal of it, in turn
  private final int[] watchCount; // twice as many
  private int next; // position in the log of the first event whose watches have not been visited
  private int violated = NONE;

  LearntNogoods(Domains domains, DomainLog log) {
    this.domains = domains;
    this.network = domains.network();
    this.log = log;
    this.recorder = domains.recorder();
    watches = new int[2 * network.wordCount() * Long.SIZE][];
    Arrays.fill(watches, NO_WATCHES);
    watchCount = new int[watches.length];
  }

  /** Events have been undone. */
  void undone() {
    next = Math.min(next, log.length());
  }

  /** Forgets, from the last to the first, the nogoods whose consequences have been undone. */
  void forgetUndone() {
    while (count > 0 && !log.isFalse(literals[start[count - 1]])) {
      count--;
      used = start[count];
      live -= size[count];
      recordForgotten(count);
    }
  }

  private void recordForgotten(int nogood) {
    if (recorder != null) {
      recorder.forget(recorded[nogood]);
    }
  }

  /**
   * Forgets half of the nogoods from more than {@code levelCount} levels, those from the most
   * levels and the longest first, but none that is a reason now or, as the latest, will be next.
   */
  void forgetHalf(int levelCount) {
    boolean[] isReason = reasons();
    long[] worst = new long[count];
    int candidates = 0;
    for (int nogood = 0; nogood < count; nogood++) {
      if (size[nogood] > 0 && levels[nogood] > levelCount && !isReason[nogood]) {
        long badness =
            (long) Math.min(levels[nogood], 0x7FF) << 20 | Math.min(size[nogood], 0xF_FFFF);
        worst[candidates++] = badness << 32 | nogood;
      }
    }
    Arrays.sort(worst, 0, candidates);
    for (int k = candidates / 2; k < candidates; k++) {
      int nogood = (int) worst[k];
      live -= size[nogood];
      if (size[nogood] > 1) { // what a single literal has removed at the root stays removed
        recordForgotten(nogood);
      }
      size[nogood] = 0;
      free = grown(free, freeCount);
      free[freeCount++] = nogood;
    }
    sweepWatches();
    compact();
  }

  private boolean[] reasons() {
    boolean[] isReason = new boolean[count];
    int root = Reason.ROOT_LEVEL;
    if (log.level() <= root) {
      return isReason;
    }
    isReason[latest] = true;
    for (int position = log.start(root + 1); position < log.length(); position++) {
      if (log.cause(position) == Cause.NOGOOD) {
        isReason[log.causeNumber(position)] = true;
      }
    }
    return isReason;
  }

  private void sweepWatches() {
    for (int literal = 0; literal < watches.length; literal++) {
      int[] own = watches[literal];
      int kept = 0;
      for (int w = 0; w < watchCount[literal]; w += 2) {
        if (size[own[w]] > 0) {
          own[kept++] = own[w];
          own[kept++] = own[w + 1];
        }
      }
      watchCount[literal] = kept;
    }
  }

  private void compact() {
    int[] moved = new int[Math.max(1024, (int) (live + live / 2))];
    used = 0;
    for (int nogood = 0; nogood < count; nogood++) {
      System.arraycopy(literals, start[nogood], moved, used, size[nogood]);
      start[nogood] = used;
      used += size[nogood];
    }
    literals = moved;
  }

  @Override
  public boolean hasNews() {
    return next < log.length();
  }

  /**
   * Adds a nogood, which is the latest from now on.
   *
   * @param nogood its literals, the first of which will become true last, the second next to last
   * @param length how many there are
   * @param levelCount how many levels they came from
   * @param inTrace its number in the trace, if the run is recorded
   * @param isWatched whether it is to have consequences later
   */
  void add(int[] nogood, int length, int levelCount, int inTrace, boolean isWatched) {
    int number = freeCount > 0 ? free[--freeCount] : count++;
    latest = number;
    start = grown(start, number);
    size = grown(size, number);
    levels = grown(levels, number);
    recorded = grown(recorded, number);
    literals = grown(literals, used + length);
    copyEquationsFirst(nogood, length);
    start[number] = used;
    size[number] = length;
    levels[number] = levelCount;
    recorded[number] = inTrace;
    used += length;
    live += length;
    if (isWatched && length > 1) {
      watch(nogood[0], number, nogood[1]);
      watch(nogood[1], number, nogood[0]);
    }
  }

  /**
   * Copies a nogood behind the others: of the literals that are not watched now, equations first.
   * They are watched for longer, as fewer of them become true.
   */
  private void copyEquationsFirst(int[] nogood, int length) {
    int head = Math.min(2, length);
    System.arraycopy(nogood, 0, literals, used, head);
    int front = used + head;
    int back = used + length;
    for (int k = length - 1; k >= head; k--) {
      if (DomainLog.isEquation(nogood[k])) {
        literals[front++] = nogood[k];
      } else {
        literals[--back] = nogood[k];
      }
    }
  }

  /** Adds to {@code reason} the literals of {@code nogood} but {@code literal}. */
  void addOthers(int nogood, int literal, Reason reason) {
    for (int at = start[nogood]; at < start[nogood] + size[nogood]; at++) {
      if (literals[at] != literal) {
        reason.add(log.position(literals[at]));
      }
    }
  }

  /** Returns the nogood all literals of which are true, or NONE; it is forgotten then. */
  int takeViolated() {
    int nogood = violated;
    violated = NONE;
    return nogood;
  }

  /** Returns the number of the nogood added last, or NONE. */
  int latest() {
    return latest;
  }

  /** Returns how many literals the nogoods have that are kept. */
  long literalCount() {
    return live;
  }

  /** Returns the number in the trace of {@code nogood}, if the run is recorded. */
  int recorded(int nogood) {
    return recorded[nogood];
  }

  /**
   * Makes the last literal of {@code nogood}, which is not true, false; it is not false yet.
   *
   * @param inTrace the number of the nogood in the trace, if the run is recorded
   */
  void makeFalse(int literal, int nogood, int inTrace) {
    int address = DomainLog.address(literal);
    int x = network.variableAt(address);
    if (DomainLog.isEquation(literal)) {
      domains.removeBy(nogood, inTrace, x, network.indexAt(address));
    } else {
      domains.assignBy(nogood, inTrace, x, network.indexAt(address));
    }
  }

  @Override
  public boolean propagate(IntConsumer changed) {
    while (next < log.length()) {
      int literal = log.literal(next++);
      if (watchCount[literal] > 0 && !visit(literal, changed)) {
        return false;
      }
    }
    return true;
  }

  /** {@code literal} has become true: each nogood that watches it watches another, or fires. */
  private boolean visit(int literal, IntConsumer changed) {
    int[] own = watches[literal];
    int end = watchCount[literal];
    domains.counters().literals += end;
    int kept = 0;
    for (int w = 0; w < end; w += 2) {
      int nogood = own[w];
      int other = own[w + 1];
      if (!log.isFalse(other)) {
        int first = start[nogood];
        if (literals[first] == literal) {
          literals[first] = literals[first + 1];
          literals[first + 1] = literal;
        }
        other = literals[first];
        if (!log.isFalse(other)) {
          int at = notTrue(nogood);
          if (at != NONE && log.isFalse(literals[at])) {
            other = literals[at];
          } else if (at != NONE) {
            watchInstead(nogood, at, other);
            continue;
          }
        }
      }
      own[kept++] = nogood;
      own[kept++] = other;
      if (!log.isFalse(other)) {
        if (log.isTrue(other)) {
          violated = nogood;
          System.arraycopy(own, w + 2, own, kept, end - w - 2);
          watchCount[literal] = kept + end - w - 2;
          return false;
        }
        makeFalse(other, nogood, recorded[nogood]);
        changed.accept(network.variableAt(DomainLog.address(other)));
      }
    }
    watchCount[literal] = kept;
    return true;
  }

  /** Returns where a literal of {@code nogood} is that is neither true nor watched, or NONE. */
  private int notTrue(int nogood) {
    int first = start[nogood];
    for (int at = first + 2, end = first + size[nogood]; at < end; at++) {
      if (!log.isTrue(literals[at])) {
        return at;
      }
    }
    return NONE;
  }

  /** Watches the literal at {@code at} of {@code nogood} in place of the second one. */
  private void watchInstead(int nogood, int at, int other) {
    int second = start[nogood] + 1;
    int literal = literals[at];
    literals[at] = literals[second];
    literals[second] = literal;
    watch(literal, nogood, other);
  }

  private void watch(int literal, int nogood, int other) {
    int at = watchCount[literal];
    if (at == watches[literal].length) {
      watches[literal] = Arrays.copyOf(watches[literal], Math.max(4, 2 * at));
    }
    watches[literal][at] = nogood;
    watches[literal][at + 1] = other;
    watchCount[literal] = at + 2;
  }

  private static int[] grown(int[] array, int place) {
    return place < array.length ? array : Arrays.copyOf(array, Math.max(place + 1, 2 * place));
  }
}
