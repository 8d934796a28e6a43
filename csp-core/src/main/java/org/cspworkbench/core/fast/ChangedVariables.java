package org.cspworkbench.core.fast;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.Trail;

/**
 * The variables of one run whose domain or assignment may have changed since they were last asked
 * for, by search or by backtracking: those of the words that the trail has noted since, and of
 * those that it had noted then and has restored. Costs as much as there are changes.
 */
final class ChangedVariables {

  private final Domains domains;
  private final Trail trail;
  private final int domainWords;
  private final int firstOpenWord;
  private int[] seen = new int[256]; // the slots that the trail had noted when last asked
  private int seenCount;
  private final long[] domainChanged; // one bit a variable
  private final long[] changed; // one bit for each 64 variables

  /** Notes the changes of these domains from now on. */
  ChangedVariables(Domains domains) {
    this.domains = domains;
    this.trail = domains.trail();
    this.domainWords = domains.network().narrowWordCount();
    int words = (domains.network().variableCount() + 63) >>> 6;
    this.firstOpenWord = trail.words().length - words;
    this.domainChanged = new long[words];
    this.changed = new long[(words + 63) >>> 6];
  }

  /**
   * Finds out what has changed; to be called before the other methods.
   *
   * @return whether it is known; otherwise everything may have changed
   */
  boolean look() {
    if (!trail.isTrailing()) {
      return false;
    }
    int least = trail.leastLengthSinceAskedBy(this);
    int unchanged = Math.max(0, least); // so many slots have been noted all the time
    for (int k = unchanged; k < seenCount; k++) {
      add(seen[k]);
    }
    int length = trail.length();
    seen = length <= seen.length ? seen : Arrays.copyOf(seen, 2 * length);
    for (int k = unchanged; k < length; k++) {
      seen[k] = trail.slot(k);
      add(seen[k]);
    }
    seenCount = length;
    return least != Network.NONE;
  }

  private void add(int slot) {
    int word;
    if (slot >= firstOpenWord) {
      word = slot - firstOpenWord;
    } else {
      int x = slot < domainWords ? domains.network().variableOfWord(slot) : slot - domainWords;
      if (x >= domains.network().variableCount()) {
        return; // an interval, with which the size of its domain changes
      }
      word = x >>> 6;
      domainChanged[word] |= 1L << x;
    }
    changed[word >>> 6] |= 1L << word;
  }

  /**
   * Returns the words of 64 variables in which something has changed, one bit each: those from 64 ·
   * {@code group} on. They count as unchanged from then on.
   */
  long takeWords(int group) {
    long words = changed[group];
    changed[group] = 0;
    return words;
  }

  /** Returns the number of groups of {@link #takeWords}. */
  int groupCount() {
    return changed.length;
  }

  /**
   * Returns those of the variables 64 · {@code word} to 64 · {@code word} + 63 whose domain has
   * changed, one bit each. They count as unchanged from then on.
   */
  long takeDomains(int word) {
    long variables = domainChanged[word];
    domainChanged[word] = 0;
    return variables;
  }
}
