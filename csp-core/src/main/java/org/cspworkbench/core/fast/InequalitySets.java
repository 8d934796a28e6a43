package org.cspworkbench.core.fast;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;

/**
 * Arc consistency by sets of variables, where every constraint is an inequality between values of
 * the same index, as in the pairs of a Sudoku or a graph to be coloured. For each value there is
 * the set of the variables that still have it, one bit each, so that an assignment takes its value
 * from all neighbours at once, and the smallest domains are found by counting the sets digit by
 * digit (Knuth, "The Art of Computer Programming", volume 4A, section 7.1.3).
 *
 * <p>Prunes, fails and counts as {@link org.cspworkbench.core.consistency.Gac} does, one assigned
 * variable after the other. Every start is from the root. The domains stay as they are there until
 * they receive the result.
 */
public final class InequalitySets {

  private static final int MAX_VALUES = 15; // a size has four digits

  private final Domains domains;
  private final Assignment assignment;
  private final Neighbours neighbours;
  private final Counters counters;
  private final int wordCount;
  private final int valueCount;
  private final long[] root; // by word, then by value: the variables that have it
  private final long[] having; // the same, since the start
  private final long[] open; // by word
  private final long[] waiting; // by word: those with one value that is not yet applied
  private final long[] smallest; // by word: the open variables with the fewest values
  private final int[] values; // by variable, if it is not open

  /** The sets of these domains, of whose network {@link #canState} is true, at the root. */
  public InequalitySets(Domains domains, Assignment assignment) {
    Network network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.neighbours = requireNonNull(Neighbours.of(network));
    this.counters = domains.counters();
    int n = network.variableCount();
    wordCount = assignment.wordCount();
    valueCount = IntStream.range(0, n).map(network::domainSize).max().orElse(0);
    root = new long[wordCount * valueCount];
    for (int x = 0; x < n; x++) {
      for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
        root[(x >>> 6) * valueCount + i] |= 1L << x;
      }
    }
    having = new long[root.length];
    open = new long[wordCount];
    waiting = new long[wordCount];
    smallest = new long[wordCount];
    values = new int[n];
  }

  /** Returns whether all constraints are such inequalities, and the domains are small enough. */
  public static boolean canState(Network network) {
    return Neighbours.of(network) != null
        && network.hasOnlyPairs()
        && network.propagatedConstraints().isEmpty()
        && IntStream.range(0, network.variableCount())
            .allMatch(x -> network.domainSize(x) <= MAX_VALUES)
        && IntStream.range(0, network.arcCount()).allMatch(network::forbidsEqualIndices);
  }

  /** Starts at the root. */
  public void start() {
    System.arraycopy(root, 0, having, 0, root.length);
    for (int w = 0; w < wordCount; w++) {
      open[w] = assignment.open(w);
    }
    Arrays.fill(waiting, 0);
  }

  /** Finds the open variables with the fewest values, and returns how many there are. */
  public int findSmallest() {
    int fewest = Integer.MAX_VALUE;
    int count = 0;
    for (int w = 0; w < wordCount; w++) {
      int size = open[w] == 0 ? Integer.MAX_VALUE : findSmallest(w);
      if (size < fewest) {
        Arrays.fill(smallest, 0, w, 0);
        fewest = size;
        count = 0;
      }
      smallest[w] = size == fewest ? smallest[w] & open[w] : 0;
      count += Long.bitCount(smallest[w]);
    }
    return count;
  }

  /** Counts the sets of one word, and returns the least size in it. */
  private int findSmallest(int word) {
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long eights = 0;
    for (int place = word * valueCount, end = place + valueCount; place < end; place++) {
      long carry = having[place];
      long both = ones & carry;
      ones ^= carry;
      carry = twos & both;
      twos ^= both;
      eights |= fours & carry;
      fours ^= carry;
    }
    long found = open[word];
    int size = 0;
    long without = found & ~eights;
    size += without == 0 ? 8 : 0;
    found = without == 0 ? found : without;
    without = found & ~fours;
    size += without == 0 ? 4 : 0;
    found = without == 0 ? found : without;
    without = found & ~twos;
    size += without == 0 ? 2 : 0;
    found = without == 0 ? found : without;
    without = found & ~ones;
    size += without == 0 ? 1 : 0;
    smallest[word] = without == 0 ? found : without;
    return size;
  }

  /** Returns the variable of this rank, from 0, among those found last, in their order. */
  public int smallest(int rank) {
    int w = 0;
    int left = rank;
    for (int count = Long.bitCount(smallest[0]); left >= count; ) {
      left -= count;
      count = Long.bitCount(smallest[++w]);
    }
    long rest = smallest[w];
    for (; left > 0; left--) {
      rest &= rest - 1;
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /** Returns the values that {@code x} has left, one bit each. */
  public long values(int x) {
    long found = 0;
    int first = (x >>> 6) * valueCount;
    for (int i = 0; i < valueCount; i++) {
      found |= (having[first + i] >>> x & 1) << i;
    }
    return found;
  }

  /**
   * Gives {@code x} value {@code i}, by decision, and draws all consequences.
   *
   * @return whether each variable has a value left
   */
  public boolean decide(int x, int i) {
    boolean isConsistent = apply(x, i);
    for (int y = next(); y != NONE && isConsistent; y = next()) {
      isConsistent = apply(y, Long.numberOfTrailingZeros(values(y)));
    }
    return isConsistent;
  }

  /** Takes the first variable out of those that wait, or returns {@link Network#NONE}. */
  private int next() {
    for (int w = 0; w < wordCount; w++) {
      if (waiting[w] != 0) {
        int y = w * Long.SIZE + Long.numberOfTrailingZeros(waiting[w]);
        waiting[w] &= waiting[w] - 1;
        return y;
      }
    }
    return NONE;
  }

  /** Assigns {@code y} value {@code v}, which its open neighbours lose. */
  private boolean apply(int y, int v) {
    values[y] = v;
    open[y >>> 6] &= ~(1L << y);
    for (int w = 0; w < wordCount; w++) {
      long revised = neighbours.of(y, w) & open[w];
      long losers = revised & having[w * valueCount + v];
      if (losers == 0) {
        count(revised, 0);
      } else if (!remove(y, v, w, losers, revised)) {
        return false;
      }
    }
    return true;
  }

  private boolean remove(int y, int v, int word, long losers, long revised) {
    int place = word * valueCount + v;
    having[place] ^= losers;
    long one = 0;
    long several = 0;
    for (int at = word * valueCount, end = at + valueCount; at < end; at++) {
      several |= one & having[at];
      one |= having[at];
    }
    long emptied = losers & ~one;
    if (emptied != 0) {
      long upTo = emptied ^ (emptied - 1); // a revision of one after the other ends there
      count(revised & upTo, Long.bitCount(losers & upTo));
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(emptied);
      domains.emptiedBy(x, 1L << v, y, v);
      return false;
    }
    count(revised, Long.bitCount(losers));
    waiting[word] |= losers & ~several;
    return true;
  }

  private void count(long revised, int prunings) {
    int revisions = Long.bitCount(revised);
    counters.revisions += revisions;
    counters.checks += revisions;
    counters.prunings += prunings;
  }

  /** Returns how many variables have been assigned. */
  public int assignedCount() {
    int count = values.length;
    for (int w = 0; w < wordCount; w++) {
      count -= Long.bitCount(open[w]);
    }
    return count;
  }

  /** Makes the domains and the assignment, which are those of the root, equal to the sets. */
  public void writeBack() {
    for (int w = 0; w < wordCount; w++) {
      for (long rest = assignment.open(w) & ~open[w]; rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        assignment.decide(x, values[x]);
      }
      for (int i = 0; i < valueCount && open[w] != 0; i++) {
        int place = w * valueCount + i;
        for (long rest = root[place] & ~having[place] & open[w]; rest != 0; rest &= rest - 1) {
          domains.refute(w * Long.SIZE + Long.numberOfTrailingZeros(rest), i);
        }
      }
    }
  }
}
