package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * How many legal values the open variables have: values that agree with every neighbour that is
 * assigned. Arcs that depend on several variables are left out.
 *
 * <p>A variable is examined again only when a neighbour has another value than before, a word for
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
  private final Adjacency arcsFrom;
  private final boolean oneWordEach;
  private final long[] words; // the domains
  private final int[] heads; // by place: the head, or ~head if more than equality is forbidden
  private final long[]
      forbidden; // by place: what the assigned neighbours forbid, one after another
  private final int[] end; // by variable: of these
  private final long[] seen; // by variable: its domain while assigned, 0 while open
  private final long[] changed; // one bit for each variable: some neighbour has another value
  private final long[] values; // by variable: its domain when it was looked at,
  private final long[] legal; // what was legal of it,
  private final int[] limit; // up to how many legal values
  private final int[] checks; // it took so many questions

  /** The counts over these domains. */
  public LegalCounts(Domains domains, Assignment assignment) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.counters = domains.counters();
    this.neighbours = Neighbours.of(network);
    this.arcsFrom = network.arcsFrom();
    this.oneWordEach = network.isOneWordEach();
    this.words = domains.trail().words();
    heads = new int[network.arcCount()];
    forbidden = new long[network.arcCount()];
    for (int place = 0; place < heads.length; place++) {
      int arc = arcsFrom.at(place);
      int y = network.head(arc);
      heads[place] = oneWordEach && network.forbidsEqualIndices(arc) ? y : y == NONE ? NO_HEAD : ~y;
    }
    int n = network.variableCount();
    end = new int[n];
    seen = new long[n];
    changed = new long[assignment.wordCount()];
    values = new long[n];
    legal = new long[n];
    limit = new int[n];
    checks = new int[n];
    Arrays.fill(changed, -1L);
  }

  /** Finds the neighbours that have changed since the last call. To be called before counting. */
  public void update() {
    for (int y = 0; y < seen.length && oneWordEach; y++) { // otherwise nothing is kept
      long value = words[y] & ifAssigned(y);
      if (value != seen[y]) {
        seen[y] = value;
        addNeighbours(y);
      }
    }
  }

  private void addNeighbours(int y) {
    for (int w = 0; w < changed.length && neighbours != null; w++) {
      changed[w] |= neighbours.of(y, w);
    }
    Adjacency arcsInto = network.arcsInto();
    for (int p = arcsInto.start(y); p < arcsInto.end(y) && neighbours == null; p++) {
      int x = network.tail(arcsInto.at(p));
      changed[x >>> 6] |= 1L << x;
    }
  }

  /**
   * Returns the number of legal values of {@code x}, or {@code most} if it has no fewer: no value
   * behind the last of these is asked about.
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
    long domain = domains.word(x, word);
    long left = domain;
    int next = arcsFrom.start(x);
    for (int place = next, last = arcsFrom.end(x); place < last; place++) {
      int y = heads[place];
      if (y >= 0) { // by arithmetic: a branch on whether it is assigned is mispredicted
        forbidden[next] = seen[y];
        left &= ~seen[y];
        next += (int) (-seen[y] >>> (Long.SIZE - 1));
      } else if (y != NO_HEAD && assignment.isAssigned(~y)) {
        int arc = arcsFrom.at(place);
        forbidden[next] = domain & ~network.allowed(arc, word, domain, assignment.value(~y));
        left &= ~forbidden[next++];
      }
    }
    values[x] = domain;
    legal[x] = left;
    end[x] = next;
    limit[x] = 0;
  }

  /** Counts what was found at the last look. */
  private int count(int x, int most) {
    int count = Long.bitCount(legal[x]);
    int upTo = count < most ? Integer.MAX_VALUE : most;
    if (limit[x] != upTo) {
      limit[x] = upTo;
      checks[x] = questions(x, count < most ? -1L : upTo(highest(legal[x], count - most)));
    }
    counters.checks += checks[x];
    return Math.min(count, most);
  }

  /** Returns how many questions determine which of {@code some} of the values are legal. */
  private int questions(int x, long some) {
    long left = values[x] & some;
    int questions = 0;
    int to = end[x];
    for (int place = arcsFrom.start(x); place < to; place++) {
      questions += Long.bitCount(left);
      left &= ~forbidden[place];
    }
    return questions;
  }

  /** {@code bit} and all lower bits. */
  private static long upTo(long bit) {
    return bit | (bit - 1);
  }

  /** Returns all bits if {@code y} is assigned, otherwise none. */
  private long ifAssigned(int y) {
    return (assignment.open(y >>> 6) >>> y & 1) - 1;
  }

  /** Returns the highest bit of {@code word} when {@code without} higher ones are gone. */
  private static long highest(long word, int without) {
    long rest = word;
    for (int k = 0; k < without; k++) {
      rest &= ~Long.highestOneBit(rest);
    }
    return Long.highestOneBit(rest);
  }
}
