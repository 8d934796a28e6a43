package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Nogoods from restarts: what an attempt has searched when it is cut off, no later one searches
 * again (Lecoutre, Saïs, Tabary and Vidal, "Nogood Recording from Restarts", IJCAI 2007).
 *
 * <p>Every value refuted on the last branch of the attempt stands for a part of the tree that holds
 * nothing more: the decisions that stood when it was refuted and the value itself make a nogood,
 * and when all of it but one value holds, that value goes: after every look-ahead, so that this is
 * a look-ahead itself. Two values of each nogood that do not hold are watched, so that a nogood
 * costs nothing while neither comes to hold, and returning costs nothing at all (Moskewicz,
 * Madigan, Zhao, Zhang and Malik, "Chaff", DAC 2001).
 */
final class Nogoods implements Consistency {

  /** So that they take about 128 MiB; beyond it attempts are no longer cut off. */
  private static final int MAX_LENGTH = 1 << 24;

  private final Domains domains;
  private final Network network;
  private final Assignment assignment;
  private final Consistency lookAhead;
  private final @Nullable TraceRecorder recorder;
  private final long[] seenOpen; // the variables that have not been looked at since they were open

  private int[] refutedLevel = new int[64]; // on the present branch: when each value was refuted
  private int[] refutedAddress = new int[64];
  private int refutedCount;

  private int[] values = new int[256]; // of all nogoods, by address
  private int[] starts = new int[64]; // by nogood, and the end of the last
  private int count;
  private int takenUp;

  private final int[] firstWatch; // by address of the value watched, in a narrow domain
  private final Map<Integer, Integer> firstWideWatch = new HashMap<>(); // the same, in a wide one
  private int[] nextWatch = new int[128]; // by watch: nogood k has watches 2k and 2k + 1
  private int[] watched = new int[128];

  Nogoods(Domains domains, Assignment assignment, Consistency lookAhead) {
    this.domains = domains;
    this.network = domains.network();
    this.assignment = assignment;
    this.lookAhead = lookAhead;
    this.recorder = domains.recorder();
    this.seenOpen = new long[assignment.wordCount()];
    this.firstWatch = new int[network.narrowWordCount() * Long.SIZE];
    Arrays.fill(firstWatch, NONE);
  }

  @Override
  public Level level() {
    return lookAhead.level();
  }

  @Override
  public boolean establish() {
    return lookAhead.establish();
  }

  @Override
  public boolean after(int changed) {
    return lookAhead.after(changed) && propagate();
  }

  /** The value at {@code address} is refuted while {@code level} decisions stand. */
  void refuted(int level, int address) {
    while (refutedCount > 0 && refutedLevel[refutedCount - 1] > level) {
      refutedCount--;
    }
    refutedLevel = grown(refutedLevel, refutedCount);
    refutedAddress = grown(refutedAddress, refutedCount);
    refutedLevel[refutedCount] = level;
    refutedAddress[refutedCount++] = address;
  }

  /** Learns from an attempt that is cut off, whose decisions these are. */
  void learn(Decisions decisions) {
    for (int r = 0; r < refutedCount; r++) {
      starts = grown(starts, count + 1);
      int end = starts[count];
      for (int level = 1; level <= refutedLevel[r]; level++) {
        values = grown(values, end);
        values[end++] = network.address(decisions.variable(level), decisions.value(level));
      }
      values = grown(values, end);
      values[end++] = refutedAddress[r];
      starts[++count] = end;
      if (recorder != null) {
        recorder.nogood(refutedLevel[r], refutedAddress[r]);
      }
    }
    refutedCount = 0;
  }

  /** Returns whether there is no room for what another attempt would teach. */
  boolean isFull() {
    return starts[count] > MAX_LENGTH;
  }

  /**
   * At the root, takes up what has been learnt since last time; {@code false} if that leaves
   * nothing.
   */
  boolean takeUp() {
    look();
    nextWatch = grown(nextWatch, 2 * count);
    watched = grown(watched, 2 * count);
    for (; takenUp < count; takenUp++) {
      if (!takeUp(takenUp)) {
        return false;
      }
    }
    return true;
  }

  private boolean takeUp(int nogood) {
    int first = starts[nogood];
    int open = 0; // how many do not hold; they are moved to the front
    for (int place = first; place < starts[nogood + 1]; place++) {
      int address = values[place];
      if (isGone(address)) {
        return true;
      }
      if (!holds(address)) {
        values[place] = values[first + open];
        values[first + open++] = address;
      }
    }
    if (open >= 2) {
      watch(2 * nogood, values[first]);
      watch(2 * nogood + 1, values[first + 1]);
      return true;
    }
    return ruleOut(values[first]) && propagate();
  }

  /** Takes note of the variables that are open now, before consequences are drawn. */
  void look() {
    for (int w = 0; w < seenOpen.length; w++) {
      seenOpen[w] = assignment.open(w);
    }
  }

  /**
   * Rules out what the variables assigned since the last look rule out, with all consequences;
   * {@code false} if that leaves nothing.
   */
  boolean propagate() {
    for (int w = 0; w < seenOpen.length; w++) {
      long assigned = seenOpen[w] & ~assignment.open(w);
      if (assigned != 0) {
        int y = w * Long.SIZE + Long.numberOfTrailingZeros(assigned);
        seenOpen[w] &= ~(1L << y);
        if (!comesToHold(network.address(y, domains.first(y)))) {
          return false;
        }
        w = -1; // consequences may have come anywhere
      }
    }
    return true;
  }

  /** Lets each nogood that watches the value at {@code address} watch another, or fires it. */
  private boolean comesToHold(int address) {
    int previous = NONE;
    int next;
    for (int watch = firstWatch(address); watch != NONE; watch = next) {
      next = nextWatch[watch];
      int other = watched[watch ^ 1];
      int replacement = isGone(other) ? NONE : replacement(watch >>> 1, other);
      if (replacement == NONE) {
        previous = watch;
        if (!isGone(other) && !ruleOut(other)) {
          return false;
        }
      } else {
        if (previous == NONE) {
          setFirstWatch(address, next);
        } else {
          nextWatch[previous] = next;
        }
        watch(watch, replacement);
      }
    }
    return true;
  }

  /** Returns a value of {@code nogood} that does not hold, beside {@code other}. */
  private int replacement(int nogood, int other) {
    for (int place = starts[nogood]; place < starts[nogood + 1]; place++) {
      if (values[place] != other && !holds(values[place])) {
        return values[place];
      }
    }
    return NONE;
  }

  private void watch(int watch, int address) {
    watched[watch] = address;
    nextWatch[watch] = firstWatch(address);
    setFirstWatch(address, watch);
  }

  private int firstWatch(int address) {
    return address < firstWatch.length
        ? firstWatch[address]
        : firstWideWatch.getOrDefault(address, NONE);
  }

  private void setFirstWatch(int address, int watch) {
    if (address < firstWatch.length) {
      firstWatch[address] = watch;
    } else {
      firstWideWatch.put(address, watch);
    }
  }

  private boolean ruleOut(int address) {
    int x = network.variableAt(address);
    domains.remove(x, network.indexAt(address), NONE);
    return !domains.isEmpty(x) && lookAhead.after(x);
  }

  private boolean holds(int address) {
    int x = network.variableAt(address);
    return assignment.isAssigned(x) && domains.contains(x, network.indexAt(address));
  }

  private boolean isGone(int address) {
    return !domains.contains(network.variableAt(address), network.indexAt(address));
  }

  private static int[] grown(int[] array, int place) {
    return place < array.length ? array : Arrays.copyOf(array, Math.max(place + 1, 2 * place));
  }
}
