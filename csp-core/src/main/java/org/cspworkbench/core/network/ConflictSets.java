package org.cspworkbench.core.network;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * For each variable its <em>conflict set</em>: the decisions to which it has lost values. What
 * remains of its domain follows from these decisions and the problem; if nothing remains, they are
 * inconsistent together. The conflict set of a variable that has been decided is its own decision.
 *
 * <p>Kept by variable, not by value (Prosser, "MAC-CBJ: Maintaining Arc Consistency with
 * Conflict-Directed Backjumping", 1995): a value that a variable loses to a neighbour, it loses to
 * the whole conflict set of the neighbour, and a value that it loses to a constraint on several
 * variables, to the conflict sets of all of them. Restored together with the domains.
 */
public final class ConflictSets {

  /** So that all sets take at most 128 MiB. */
  private static final int MAX_VARIABLES = 1 << 15;

  private final Network network;
  private final Trail trail;
  private final int start; // of its words, a set of decisions for each variable
  private final int wordsPerSet;
  private final @Nullable TraceRecorder recorder;

  ConflictSets(Domains domains) {
    network = domains.network();
    int n = network.variableCount();
    checkArgument(
        n <= MAX_VARIABLES, "the conflict sets of %s variables would take too much memory", n);
    wordsPerSet = DecisionSet.wordCount(n);
    trail = domains.memory();
    start = trail.grow(n * wordsPerSet);
    recorder = domains.recorder();
  }

  /** Creates an empty set with room for every decision that there may be. */
  public DecisionSet newSet() {
    return new DecisionSet(network.variableCount());
  }

  /** Makes {@code set} a copy of the conflict set of {@code x}, which later changes leave alone. */
  public void copy(int x, DecisionSet set) {
    for (int w = 0; w < wordsPerSet; w++) {
      set.words[w] = word(x * wordsPerSet + w);
    }
  }

  /** The same where {@code x} has no value left; the trace records the set. */
  public void copyAtDeadEnd(int x, DecisionSet set) {
    copy(x, set);
    recordDeadEnd(set);
  }

  /** Records {@code set} as the conflict set of a variable that has no value left. */
  public void recordDeadEnd(DecisionSet set) {
    if (recorder != null) {
      record(set, recorder);
    }
  }

  private static void record(DecisionSet set, TraceRecorder recorder) {
    int last = Math.max(1, set.latest());
    for (int first = 1; first <= last; first += Integer.SIZE) {
      int levels = (int) (set.words[(first - 1) >>> 6] >>> (first - 1));
      if (levels != 0 || last == 1) {
        recorder.conflict(first, levels);
      }
    }
  }

  /** Adds the conflict set of {@code x} to {@code set}. */
  public void addTo(DecisionSet set, int x) {
    for (int w = 0; w < wordsPerSet; w++) {
      set.words[w] |= word(x * wordsPerSet + w);
    }
  }

  /** Adds {@code set} to the conflict set of {@code x}, which has lost a value to all of it. */
  public void add(int x, DecisionSet set) {
    for (int w = 0; w < wordsPerSet; w++) {
      add(x * wordsPerSet + w, set.words[w]);
    }
  }

  /** Variable {@code x} has one value, by the decision of {@code level} and nothing else. */
  public void decided(int x, int level) {
    for (int w = 0; w < wordsPerSet; w++) {
      set(x * wordsPerSet + w, w == (level - 1) >>> 6 ? 1L << (level - 1) : 0);
    }
  }

  /** Variable {@code x} has lost values because of what remains of the domain of {@code y}. */
  void lostTo(int x, int y) {
    for (int w = 0; w < wordsPerSet; w++) {
      add(x * wordsPerSet + w, word(y * wordsPerSet + w));
    }
  }

  /** Variable {@code x} has lost a value because of {@code arc}, to the variables it depends on. */
  void lostBy(int x, int arc) {
    if (!network.dependsOnSeveral(arc)) {
      lostTo(x, network.head(arc));
      return;
    }
    for (Variable y : network.constraint(arc).scope()) {
      lostTo(x, y.index());
    }
  }

  /**
   * Returns the level of the latest decision in the conflict sets of the variables on which {@code
   * arc} depends, or 0 if there is none.
   */
  public int latestBehind(int arc) {
    if (!network.dependsOnSeveral(arc)) {
      return latest(network.head(arc));
    }
    int latest = 0;
    for (Variable y : network.constraint(arc).scope()) {
      latest = y.index() == network.tail(arc) ? latest : Math.max(latest, latest(y.index()));
    }
    return latest;
  }

  private int latest(int x) {
    for (int w = wordsPerSet - 1; w >= 0; w--) {
      long word = word(x * wordsPerSet + w);
      if (word != 0) {
        return (w + 1) * Long.SIZE - Long.numberOfLeadingZeros(word);
      }
    }
    return 0;
  }

  private void add(int slot, long levels) {
    if ((levels & ~word(slot)) != 0) {
      set(slot, word(slot) | levels);
    }
  }

  private long word(int slot) {
    return trail.words[start + slot];
  }

  private void set(int slot, long word) {
    trail.save(start + slot);
    trail.words[start + slot] = word;
  }
}
