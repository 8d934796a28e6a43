package org.cspworkbench.core.network;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * How many legal values the open variables have: values that agree with every neighbour that is
 * assigned. Arcs that lean on several variables are left out.
 *
 * <p>A variable is looked at again only when a neighbour has another value than before, a word for
 * each neighbour. The questions are counted as if it were asked about anew each time, value by
 * value, one arc after the other up to the first that forbids it: each arc is asked about as many
 * values as the arcs before it have left.
 */
public final class LegalCounts {

  private static final int NO_HEAD = Integer.MIN_VALUE;

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final Counters counters;
  private final @Nullable Neighbours neighbours;
  private final boolean oneWordEach;
  private final long[] words; // the domains
  private final int[] heads; // by place: the head, or ~head if more than equality is forbidden
  private final long[] asked; // by place: the values asked about when the tail was looked at
  private final long[] seen; // by variable: its domain while assigned, 0 while open
  private final long[] changed; // one bit for each variable: some neighbour has another value
  private final long[] values; // by variable: its domain when it was looked at,
  private final long[] legal; // what was legal of it,
  private final int[] checks; // how many questions that took,
  private final int[] limit; // and how many it takes up to so many legal values
  private final int[] checksToLimit;

  /** The counts over these domains. */
  public LegalCounts(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.counters = domains.counters();
    this.neighbours = network.neighbours();
    this.oneWordEach = network.isOneWordEach();
    this.words = domains.trail().words;
    heads = new int[network.arcCount()];
    asked = new long[network.arcCount()];
    for (int place = 0; place < heads.length; place++) {
      int arc = network.arcFrom(place);
      int y = network.head(arc);
      heads[place] = oneWordEach && network.forbidsEqualIndices(arc) ? y : y == NONE ? NO_HEAD : ~y;
    }
    int n = network.variableCount();
    seen = new long[n];
    changed = new long[assignment.wordCount()];
    values = new long[n];
    legal = new long[n];
    checks = new int[n];
    limit = new int[n];
    checksToLimit = new int[n];
    Arrays.fill(changed, -1L);
  }

  /** Looks around for what has changed since the last call. To be called before counting. */
  public void lookAround() {
    if (neighbours == null) {
      Arrays.fill(changed, -1L);
      return;
    }
    for (int y = 0; y < seen.length && oneWordEach; y++) { // otherwise nothing is kept
      long value = words[y] & ifAssigned(y);
      if (value != seen[y]) {
        seen[y] = value;
        for (int w = 0; w < changed.length; w++) {
          changed[w] |= neighbours.of(y, w);
        }
      }
    }
  }

  /**
   * The number of legal values of {@code x}, or {@code most} if it has no fewer: no value behind
   * the last of these is asked about.
   */
  public int of(int x, int most) {
    if (oneWordEach) {
      if ((changed[x >>> 6] >>> x & 1) != 0 || values[x] != words[x]) {
        changed[x >>> 6] &= ~(1L << x);
        look(x, 0);
      }
      return count(x, most);
    }
    int count = 0;
    for (int w = 0; w < domains.wordCount(x) && count < most; w++) {
      look(x, w);
      count += count(x, most - count);
    }
    return count;
  }

  /** Finds what is legal of the values 64 · {@code word} to 64 · {@code word} + 63. */
  private void look(int x, int word) {
    values[x] = domains.word(x, word);
    long left = values[x];
    int questions = 0;
    int to = network.arcsFromEnd(x);
    for (int place = network.arcsFromStart(x); place < to; place++) {
      int y = heads[place];
      if (y >= 0) { // by arithmetic: whether it is assigned nobody can predict
        long ifAssigned = ifAssigned(y);
        asked[place] = left & ifAssigned;
        left &= ~(words[y] & ifAssigned);
      } else if (y != NO_HEAD && assignment.isAssigned(~y)) {
        asked[place] = left;
        left = network.allowed(network.arcFrom(place), word, left, assignment.value(~y));
      } else {
        asked[place] = 0;
      }
      questions += Long.bitCount(asked[place]);
    }
    legal[x] = left;
    checks[x] = questions;
    limit[x] = 0;
  }

  /** All bits if {@code y} is assigned, otherwise none. */
  private long ifAssigned(int y) {
    return (assignment.open(y >>> 6) >>> y & 1) - 1;
  }

  /** Counts what was found at the last look. */
  private int count(int x, int most) {
    int count = Long.bitCount(legal[x]);
    if (count < most) {
      counters.checks += checks[x];
      return count;
    }
    if (limit[x] != most) {
      limit[x] = most;
      checksToLimit[x] = checksUpTo(x, highest(legal[x], count - most));
    }
    counters.checks += checksToLimit[x];
    return most;
  }

  /** The highest bit of {@code word} when {@code without} higher ones are gone. */
  private static long highest(long word, int without) {
    long rest = word;
    for (int k = 0; k < without; k++) {
      rest &= ~Long.highestOneBit(rest);
    }
    return Long.highestOneBit(rest);
  }

  private int checksUpTo(int x, long last) {
    long upTo = last | (last - 1);
    int questions = 0;
    int to = network.arcsFromEnd(x);
    for (int place = network.arcsFromStart(x); place < to; place++) {
      questions += Long.bitCount(asked[place] & upTo);
    }
    return questions;
  }
}
