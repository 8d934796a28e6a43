package org.cspworkbench.core.network;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.model.Variable;

/**
 * For each variable the decisions to which it lost values: what remains of its domain follows from
 * them and the problem. An empty domain so names decisions that cannot stand together, its
 * <em>conflict set</em>.
 *
 * <p>Kept by variable, not by value (Prosser, "MAC-CBJ: Maintaining Arc Consistency with
 * Conflict-Directed Backjumping", 1995): whatever a variable loses to a neighbour, it loses to
 * everything that the neighbour has lost values to. A constraint that leans on several variables
 * gives no more exact reason than all of them. Undone together with the domains.
 */
public final class Reasons {

  /** So that all sets take at most 128 MiB. */
  private static final int MAX_VARIABLES = 1 << 15;

  private final Network network;
  private final Trail trail;
  private final int start; // of its words, a set of levels for each variable
  private final int wordsPerSet;

  Reasons(Domains domains) {
    network = domains.network();
    int n = network.variableCount();
    checkArgument(
        n <= MAX_VARIABLES, "the conflict sets of %s variables would take too much memory", n);
    wordsPerSet = Levels.wordCount(n);
    trail = domains.memory();
    start = trail.grow(n * wordsPerSet);
  }

  /** A set with room for every level that there may be. */
  public Levels newSet() {
    return new Levels(network.variableCount());
  }

  /** Adds the levels of the decisions to which {@code x} has lost values. */
  public void addTo(Levels levels, int x) {
    for (int w = 0; w < wordsPerSet; w++) {
      levels.words[w] |= word(x * wordsPerSet + w);
    }
  }

  /** Variable {@code x} has one value, by the decision of {@code level} and nothing else. */
  public void decided(int x, int level) {
    for (int w = 0; w < wordsPerSet; w++) {
      set(x * wordsPerSet + w, w == (level - 1) >>> 6 ? 1L << (level - 1) : 0);
    }
  }

  /** Variable {@code x} has lost a value to all decisions in {@code levels} together. */
  public void lostTo(int x, Levels levels) {
    for (int w = 0; w < wordsPerSet; w++) {
      add(x * wordsPerSet + w, levels.words[w]);
    }
  }

  /** Variable {@code x} has lost values to what {@code y} has become. */
  void lostTo(int x, int y) {
    for (int w = 0; w < wordsPerSet; w++) {
      add(x * wordsPerSet + w, word(y * wordsPerSet + w));
    }
  }

  /**
   * Variable {@code x} has lost a value because of {@code arc}: to what the variables on which it
   * leans have become.
   */
  void lostBy(int x, int arc) {
    if (!network.leansOnSeveral(arc)) {
      lostTo(x, network.head(arc));
      return;
    }
    for (Variable y : network.constraint(arc).scope()) {
      lostTo(x, y.index());
    }
  }

  /**
   * The level of the latest decision that has anything to do with what the variables on which
   * {@code arc} leans have become, or 0 if none has.
   */
  public int levelOfOthers(int arc) {
    if (!network.leansOnSeveral(arc)) {
      return last(network.head(arc));
    }
    int latest = 0;
    for (Variable y : network.constraint(arc).scope()) {
      latest = y.index() == network.tail(arc) ? latest : Math.max(latest, last(y.index()));
    }
    return latest;
  }

  private int last(int x) {
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
