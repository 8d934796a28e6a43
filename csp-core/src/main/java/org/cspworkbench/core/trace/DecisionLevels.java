package org.cspworkbench.core.trace;

import com.google.common.primitives.Ints;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The current decisions of a run, from the first on, and the values that were refuted beside each
 * of them. Values are given by their addresses, and halves as {@link Halves} has them.
 */
final class DecisionLevels {

  /** The number of integers in a level. */
  static final int INTS = 4;

  private int[] levels = new int[16 * INTS]; // what is tried, trail and refuted before, position
  private int depth;
  private int[] refuted = new int[16];
  private int refutedLength;

  void set(DecisionLevels other) {
    levels = Arrays.copyOf(other.levels, other.depth * INTS);
    depth = other.depth;
    refuted = Arrays.copyOf(other.refuted, other.refutedLength);
    refutedLength = other.refutedLength;
  }

  void clear() {
    depth = 0;
    refutedLength = 0;
  }

  int depth() {
    return depth;
  }

  /** Adds the decision of the event at {@code position}, made when the trail has this length. */
  void open(int tried, int trailLength, int position) {
    levels = Ints.ensureCapacity(levels, (depth + 1) * INTS, depth * INTS);
    int base = depth * INTS;
    levels[base] = tried;
    levels[base + 1] = trailLength;
    levels[base + 2] = refutedLength;
    levels[base + 3] = position;
    depth++;
  }

  /** Removes the last decision, and the values that were refuted after it. */
  void close() {
    depth--;
    refutedLength = levels[depth * INTS + 2];
  }

  /** Returns what decision {@code level} tries, 1 ≤ level ≤ depth. */
  int tried(int level) {
    return levels[(level - 1) * INTS];
  }

  /** Returns the length of the trail before decision {@code level}, 1 ≤ level ≤ depth. */
  int trailLength(int level) {
    return levels[(level - 1) * INTS + 1];
  }

  /** Returns the position of the event of decision {@code level}, 1 ≤ level ≤ depth. */
  int position(int level) {
    return levels[(level - 1) * INTS + 3];
  }

  /** Adds a value that was refuted while exactly the current decisions stood. */
  void refute(int address) {
    refuted = Ints.ensureCapacity(refuted, refutedLength + 1, refutedLength);
    refuted[refutedLength++] = address;
  }

  void clearRefuted() {
    refutedLength = 0;
  }

  /**
   * Returns the values that were refuted while exactly the first {@code level} decisions stood, in
   * order.
   */
  IntStream refuted(int level) {
    return Arrays.stream(refuted, firstRefuted(level), endOfRefuted(level));
  }

  /** Asked at every decision of a trace, so that no stream is made for it. */
  boolean hasRefuted(int level, int x, TraceKey key) {
    for (int i = firstRefuted(level); i < endOfRefuted(level); i++) {
      if (key.variableAt(refuted[i]) == x) {
        return true;
      }
    }
    return false;
  }

  private int firstRefuted(int level) {
    return level == 0 ? 0 : levels[(level - 1) * INTS + 2];
  }

  private int endOfRefuted(int level) {
    return level == depth ? refutedLength : levels[level * INTS + 2];
  }
}
