package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * For each variable the weights of its constraints that still have another open variable, summed
 * up. Every constraint weighs 1 to begin with. One that is compiled into pairs weighs pair by pair;
 * where it fails as a whole, each of its pairs weighs 1 more.
 *
 * <p>The sums are carried along: {@link #look} compares which variables are open with what it saw
 * last, and corrects the neighbours of those that have been assigned or opened meanwhile. It does
 * not matter how they came to be so, hence backtracking needs no memory of its own.
 */
final class WeightedDegrees {

  private final Network network;
  private final long[] seenOpen; // one bit a variable
  private final int[] openHeads; // by arc: how many of the variables on which it leans are open
  private final long[] weight; // by arc, the same for all arcs of a constraint
  private final long[] sum; // by variable

  /** All weights 1, all variables open. */
  WeightedDegrees(Network network) {
    this.network = network;
    int n = network.variableCount();
    seenOpen = new long[(n + 63) >>> 6];
    openHeads = new int[network.arcCount()];
    weight = new long[network.arcCount()];
    sum = new long[n];
    Arrays.fill(weight, 1);
    for (int y = 0; y < n; y++) {
      seenOpen[y >>> 6] |= 1L << y;
      sum[y] = Degree.of(y, network);
      for (int place = network.arcsIntoStart(y); place < network.arcsIntoEnd(y); place++) {
        openHeads[network.arcInto(place)]++;
      }
    }
  }

  /** The weighted degree of {@code x} when last looked. */
  long of(int x) {
    return sum[x];
  }

  /** The weight of the constraint of {@code arc}. */
  long weight(int arc) {
    return weight[arc];
  }

  /**
   * The open variable with the least quotient of the size of its domain and its weighted degree,
   * the first of equal ones, or {@link Network#NONE} when none is open. Without any constraint left
   * the quotient is infinite.
   */
  int leastQuotient(Domains domains, Assignment assignment) {
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

  /** Takes note of the variables that have been assigned or opened since last time. */
  void look(Assignment assignment) {
    for (int w = 0; w < seenOpen.length; w++) {
      long open = assignment.open(w);
      for (long rest = seenOpen[w] ^ open; rest != 0; rest &= rest - 1) {
        int y = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if ((open >>> y & 1) != 0) {
          opened(y);
        } else {
          closed(y);
        }
      }
      seenOpen[w] = open;
    }
  }

  private void opened(int y) {
    int tuples = network.tupleArcsIntoStart(y);
    for (int place = network.arcsIntoStart(y); place < tuples; place++) {
      int arc = network.arcInto(place);
      openHeads[arc] = 1;
      sum[network.tail(arc)] += weight[arc];
    }
    for (int place = tuples; place < network.arcsIntoEnd(y); place++) {
      int arc = network.arcInto(place);
      if (openHeads[arc]++ == 0) {
        sum[network.tail(arc)] += weight[arc];
      }
    }
  }

  private void closed(int y) {
    int tuples = network.tupleArcsIntoStart(y);
    for (int place = network.arcsIntoStart(y); place < tuples; place++) {
      int arc = network.arcInto(place);
      openHeads[arc] = 0;
      sum[network.tail(arc)] -= weight[arc];
    }
    for (int place = tuples; place < network.arcsIntoEnd(y); place++) {
      int arc = network.arcInto(place);
      if (--openHeads[arc] == 0) {
        sum[network.tail(arc)] -= weight[arc];
      }
    }
  }

  /** The constraint of {@code arc} weighs 1 more. */
  void raise(int arc) {
    if (network.leansOnSeveral(arc)) {
      raiseAllArcsOf(network.constraint(arc), network.constraintIndex(arc));
    } else {
      raiseOne(arc);
      raiseOne(network.inverse(arc));
    }
  }

  private void raiseAllArcsOf(Constraint constraint, int index) {
    for (Variable x : constraint.scope()) {
      for (int place = network.arcsFromStart(x.index());
          place < network.arcsFromEnd(x.index());
          place++) {
        int arc = network.arcFrom(place);
        if (network.constraintIndex(arc) == index) {
          raiseOne(arc);
        }
      }
    }
  }

  private void raiseOne(int arc) {
    weight[arc]++;
    if (openHeads[arc] > 0) {
      sum[network.tail(arc)]++;
    }
  }
}
