package org.cspworkbench.core.fast;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * For every value of every variable what it leaves to each neighbour once it is fixed: the values
 * allowed by all constraints between the two together, in one word. A fixed variable is so applied
 * to a neighbour by one AND, however many constraints connect them.
 *
 * <p>This joins only the consequences of a <em>fixed</em> variable, which are the same for the
 * constraints taken together or one by one; which of them removed a value is determined on demand.
 * Takes n · Σd words for n variables with Σd values in all.
 */
public final class PairSupports {

  private static final long MAX_WORDS = 1L << 22;

  private final int n;
  private final int[] firstValue;
  final long[] masks; // by value of the fixed variable, then by neighbour; at the end "all but v"
  private final int wordsPerSet;
  private final long[] worthRevising; // by variable, how many values have gone, and neighbour
  private final long[] joinedBySeveral; // by variable, then by neighbour

  private PairSupports(Network network, Neighbours neighbours, int[] firstValue) {
    this.n = network.variableCount();
    this.firstValue = firstValue;
    this.masks = new long[firstValue[n] * n + Long.SIZE];
    Arrays.fill(masks, -1L);
    for (int v = 0; v < Long.SIZE; v++) {
      masks[rowOfUnlike(v)] = ~(1L << v);
    }
    wordsPerSet = (n + 63) >>> 6;
    worthRevising = new long[firstValue[n] * wordsPerSet];
    joinedBySeveral = new long[n * wordsPerSet];
    for (int arc = 0; arc < network.arcCount(); arc++) {
      if (!network.dependsOnSeveral(arc)) {
        int y = network.tail(arc);
        int x = network.head(arc);
        for (int v = 0; v < network.domainSize(y); v++) {
          masks[row(y, v) + x] &= network.supports(arc, v, 0);
        }
        if (neighbours.nextParallel(arc) != Network.NONE) {
          joinedBySeveral[x * wordsPerSet + (y >>> 6)] |= 1L << y;
        }
        for (int gone = network.leastSupports(arc); gone < network.domainSize(x); gone++) {
          worthRevising[(firstValue[x] + gone) * wordsPerSet + (y >>> 6)] |= 1L << y;
        }
      }
    }
  }

  /**
   * Returns the masks of {@code network}, or {@code null} if they would be too many or some domain
   * is wider than a word.
   */
  public static @Nullable PairSupports of(Network network) {
    return network.derived(PairSupports.class, PairSupports::compute).orElse(null);
  }

  private static Optional<PairSupports> compute(Network network) {
    Neighbours neighbours = Neighbours.of(network);
    int n = network.variableCount();
    int[] firstValue = new int[n + 1];
    for (int x = 0; x < n; x++) {
      firstValue[x + 1] = firstValue[x] + network.domainSize(x);
    }
    boolean affordable = (long) firstValue[n] * n <= MAX_WORDS;
    return affordable && neighbours != null && network.isOneWordEach()
        ? Optional.of(new PairSupports(network, neighbours, firstValue))
        : Optional.empty();
  }

  /**
   * Returns where the masks begin that value {@code v} of {@code y} has for all variables in turn.
   */
  int row(int y, int v) {
    return (firstValue[y] + v) * n;
  }

  /**
   * Returns where the mask is that value {@code v} has for each of {@link Neighbours#unlike}. One
   * mask serves all of them, so that the many masks, which do not fit into the fastest cache, are
   * not read.
   */
  int rowOfUnlike(int v) {
    return firstValue[n] * n + v;
  }

  /**
   * Returns the values that {@code x} keeps when {@code y} is fixed to the value at index {@code
   * v}; bit i is value i.
   */
  long left(int y, int v, int x) {
    return masks[row(y, v) + x];
  }

  /**
   * Returns the neighbours of {@code y} among the variables 64 · {@code word} to 64 · {@code word}
   * + 63, one bit each, to which an arc leads whose revision may find something once {@code gone}
   * values have left {@code y} and others have not.
   */
  long worthRevising(int y, int gone, int word) {
    return worthRevising[(firstValue[y] + gone) * wordsPerSet + word];
  }

  /**
   * Returns the neighbours of {@code y} among the variables 64 · {@code word} to 64 · {@code word}
   * + 63, one bit each, to which several arcs lead.
   */
  long joinedBySeveral(int y, int word) {
    return joinedBySeveral[y * wordsPerSet + word];
  }
}
