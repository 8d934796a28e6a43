package org.cspworkbench.core.kernel;

/** A set of decisions, each given by its level: 1 for the first decision of the search. */
public final class DecisionSet {

  final long[] words; // the decision of level l is bit l − 1

  /** An empty set with room for the decisions of the levels 1 to {@code greatest}. */
  DecisionSet(int greatest) {
    words = new long[wordCount(greatest)];
  }

  static int wordCount(int greatest) {
    return (greatest + 63) >>> 6;
  }

  /** Returns the level of the latest decision in the set, or 0 if the set is empty. */
  public int latest() {
    for (int w = words.length - 1; w >= 0; w--) {
      if (words[w] != 0) {
        return (w + 1) * Long.SIZE - Long.numberOfLeadingZeros(words[w]);
      }
    }
    return 0;
  }

  /** Makes this the set of all decisions from the first to the one of {@code level}. */
  public void setUpTo(int level) {
    for (int w = 0; w < words.length; w++) {
      int within = Math.max(0, Math.min(Long.SIZE, level - w * Long.SIZE));
      words[w] = within == 0 ? 0 : -1L >>> (Long.SIZE - within);
    }
  }

  /** Removes the decision of {@code level}, if it is in the set. */
  public void remove(int level) {
    words[(level - 1) >>> 6] &= ~(1L << (level - 1));
  }
}
