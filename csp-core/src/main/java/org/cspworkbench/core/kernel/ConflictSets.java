package org.cspworkbench.core.kernel;

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
 *
 * <p>There is a word for each variable and each 64 levels, and only for as many levels as decisions
 * have stood at one time: problems with many variables are often solved without many decisions.
 */
public final class ConflictSets {

  private final Network network;
  private final Trail trail;
  private final int variables;
  private final int[] start; // by 64 levels: of the words of all variables, one each
  private int used; // so many words of each set; all others are 0
  private int room; // for so many
  private final @Nullable TraceRecorder recorder;

  ConflictSets(Domains domains) {
    network = domains.network();
    variables = network.variableCount();
    start = new int[DecisionSet.wordCount(variables)];
    trail = domains.memory();
    if (start.length > 1) {
      trail.useTrailing(); // since it may grow
    }
    use(1);
    recorder = domains.recorder();
  }

  /** Makes at least so many words of each set usable. */
  private void use(int words) {
    used = Math.max(used, Math.min(words, start.length));
    while (room < used) {
      int more = Math.min(Math.max(1, room), start.length - room);
      int first = trail.grow(Math.multiplyExact(more, variables));
      for (int w = 0; w < more; w++) {
        start[room++] = first + w * variables;
      }
    }
  }

  /** Creates an empty set with room for every decision that there may be. */
  public DecisionSet newSet() {
    return new DecisionSet(network.variableCount());
  }

  /** Makes {@code set} a copy of the conflict set of {@code x}, which later changes leave alone. */
  public void copy(int x, DecisionSet set) {
    for (int w = 0; w < used; w++) {
      set.words[w] = word(x, w);
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
    for (int w = 0; w < used; w++) {
      set.words[w] |= word(x, w);
    }
  }

  /** Adds {@code set} to the conflict set of {@code x}, which has lost a value to all of it. */
  public void add(int x, DecisionSet set) {
    for (int w = 0; w < used; w++) {
      add(x, w, set.words[w]);
    }
  }

  /** Variable {@code x} has one value, by the decision of {@code level} and nothing else. */
  public void decided(int x, int level) {
    int own = (level - 1) >>> 6;
    use(own + 1);
    for (int w = 0; w < used; w++) {
      set(x, w, w == own ? 1L << (level - 1) : 0);
    }
  }

  /** Variable {@code x} has lost values because of what remains of the domain of {@code y}. */
  void lostTo(int x, int y) {
    for (int w = 0; w < used; w++) {
      add(x, w, word(y, w));
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
    for (int w = used - 1; w >= 0; w--) {
      long word = word(x, w);
      if (word != 0) {
        return (w + 1) * Long.SIZE - Long.numberOfLeadingZeros(word);
      }
    }
    return 0;
  }

  private void add(int x, int w, long levels) {
    set(x, w, word(x, w) | levels);
  }

  private long word(int x, int w) {
    return trail.words[start[w] + x];
  }

  private void set(int x, int w, long word) {
    int slot = start[w] + x;
    if (trail.words[slot] != word) {
      trail.save(slot);
      trail.words[slot] = word;
    }
  }
}
