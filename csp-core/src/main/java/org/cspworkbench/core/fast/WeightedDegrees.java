package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * For each variable the weights of its constraints that still have another open variable, summed
 * up. Every constraint weighs 1 to begin with. One that is compiled into pairs weighs pair by pair,
 * unless it is also filtered as a whole: then each of its pairs weighs 1 more, whichever has
 * failed. One that is implied and not stated has no pairs of its own, and no weight.
 *
 * <p>The sums are carried along: {@link #look} compares which variables are open with what it saw
 * last, and corrects the neighbours of those that have been assigned or opened meanwhile. It does
 * not matter how they came to be so, hence backtracking needs no memory of its own.
 */
public final class WeightedDegrees {

  private final Network network;
  private final long[] seenOpen; // one bit a variable
  private final int[] openIn; // by constraint on several variables: how many of them are open
  private final long[] weight; // by arc, the same for all arcs of a constraint
  private final long[] sum; // by variable
  private final boolean[] weighsAsAWhole; // by constraint

  /** All weights 1, all variables open. */
  public WeightedDegrees(Network network) {
    this.network = network;
    int n = network.variableCount();
    seenOpen = new long[(n + 63) >>> 6];
    openIn = new int[network.constraints().size()];
    weight = new long[network.arcCount()];
    sum = new long[n];
    weighsAsAWhole = new boolean[openIn.length];
    network.propagatedConstraints().forEach(c -> weighsAsAWhole[c] = true);
    Arrays.fill(weight, 1);
    for (int y = 0; y < n; y++) {
      seenOpen[y >>> 6] |= 1L << y;
      sum[y] = network.arcsFrom().count(y);
      Adjacency constraints = network.constraintsWith();
      for (int p = constraints.start(y); p < constraints.end(y); p++) {
        openIn[constraints.at(p)]++;
      }
    }
  }

  /** Returns the weighted degree of {@code x} when last looked. */
  long of(int x) {
    return sum[x];
  }

  /** Returns the weight of the constraint of {@code arc}. */
  long weight(int arc) {
    return weight[arc];
  }

  /**
   * Returns the open variable with the least quotient of the size of its domain and its weighted
   * degree, the first of equal ones, or {@link Network#NONE} when none is open. Without any
   * constraint left the quotient is infinite.
   */
  public int leastQuotient(Domains domains, Assignment assignment) {
    look(assignment);
    int best = NONE;
    long bestSize = 1;
    long bestSum = 0;
    for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
      int size = domains.size(x);
      if (best == NONE || size * bestSum < bestSize * sum[x]) {
        best = x;
        bestSize = size;
        bestSum = sum[x];
      }
    }
    return best;
  }

  /** Returns the same among {@code variables} only. */
  public int leastQuotient(Domains domains, Assignment assignment, ImmutableIntArray variables) {
    look(assignment);
    int best = NONE;
    for (int k = 0; k < variables.length(); k++) {
      int x = variables.get(k);
      if (!assignment.isAssigned(x)
          && (best == NONE || domains.size(x) * sum[best] < domains.size(best) * sum[x])) {
        best = x;
      }
    }
    return best;
  }

  /** Takes note of the variables that have been assigned or opened since last time. */
  void look(Assignment assignment) {
    for (int w = 0; w < seenOpen.length; w++) {
      long open = assignment.open(w);
      for (long rest = seenOpen[w] ^ open; rest != 0; rest &= rest - 1) {
        int y = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        boolean opens = (open >>> y & 1) != 0;
        seenOpen[w] ^= 1L << y;
        addToNeighbours(y, opens ? 1 : -1);
        Adjacency constraints = network.constraintsWith();
        for (int p = constraints.start(y); p < constraints.end(y); p++) {
          count(y, constraints.at(p), opens);
        }
      }
    }
  }

  private void addToNeighbours(int y, int sign) {
    Adjacency arcsInto = network.arcsInto();
    for (int place = arcsInto.start(y); place < arcsInto.end(y); place++) {
      int arc = arcsInto.at(place);
      sum[network.tail(arc)] += sign * weight[arc];
    }
  }

  /** {@code y}, in this constraint, has been opened or closed. */
  private void count(int y, int constraint, boolean opened) {
    openIn[constraint] += opened ? 1 : -1;
    int others = openIn[constraint] - (opened ? 1 : 0);
    if (others > 1) {
      return; // whichever is left out, there is another open one
    }
    for (int arc = network.firstArcOf(constraint); arc < network.endOfArcsOf(constraint); arc++) {
      int x = network.tail(arc);
      if (x != y && (others == 0 || isOpen(x))) {
        sum[x] += opened ? weight[arc] : -weight[arc];
      }
    }
  }

  private boolean isOpen(int x) {
    return (seenOpen[x >>> 6] >>> x & 1) != 0;
  }

  /** The constraint of {@code arc} weighs 1 more. */
  public void raise(int arc) {
    if (network.dependsOnSeveral(arc) || weighsAsAWhole[network.constraintIndex(arc)]) {
      int constraint = network.constraintIndex(arc);
      for (int a = network.firstArcOf(constraint); a < network.endOfArcsOf(constraint); a++) {
        raiseOne(a);
      }
    } else {
      raiseOne(arc);
      raiseOne(network.inverse(arc));
    }
  }

  private void raiseOne(int arc) {
    weight[arc]++;
    if (dependsOnOpen(arc)) {
      sum[network.tail(arc)]++;
    }
  }

  private boolean dependsOnOpen(int arc) {
    if (!network.dependsOnSeveral(arc)) {
      return isOpen(network.head(arc));
    }
    int open = openIn[network.constraintIndex(arc)];
    return open > 1 || (open == 1 && !isOpen(network.tail(arc)));
  }
}
