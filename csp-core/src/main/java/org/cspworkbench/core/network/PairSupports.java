package org.cspworkbench.core.network;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * For every value of every variable what it leaves to each neighbour once it is fixed: the values
 * allowed by all constraints between the two together, in one word. A fixed variable is so applied
 * to a neighbour by one AND, however many constraints connect them.
 *
 * <p>This joins only the consequences of a <em>fixed</em> variable, which are the same for the
 * constraints taken together or one by one; which of them took a value is found when somebody asks.
 * Takes n · Σd words for n variables with Σd values in all.
 */
public final class PairSupports {

  private static final long MAX_WORDS = 1L << 22;

  private final int n;
  private final int[] firstValue;
  private final long[] masks; // by value of the fixed variable, then by neighbour
  private final int wordsPerRow;
  private final long[] neighbours; // a row of bits for each variable
  private final Network network;
  private final int[] firstArc; // by tail, then by head
  private final int[] nextParallel; // by arc: another with the same tail and head

  private PairSupports(Network network, int[] firstValue) {
    this.network = network;
    this.n = network.variableCount();
    this.firstValue = firstValue;
    this.masks = new long[firstValue[n] * n];
    this.wordsPerRow = (n + 63) >>> 6;
    this.neighbours = new long[n * wordsPerRow];
    this.firstArc = new int[n * n];
    this.nextParallel = new int[network.arcCount()];
    Arrays.fill(masks, -1L);
    Arrays.fill(firstArc, Network.NONE);
    for (int arc = network.arcCount() - 1; arc >= 0; arc--) {
      if (!network.leansOnSeveral(arc)) {
        int y = network.tail(arc);
        int x = network.head(arc);
        nextParallel[arc] = firstArc[y * n + x];
        firstArc[y * n + x] = arc;
        neighbours[y * wordsPerRow + (x >>> 6)] |= 1L << x;
        for (int v = 0; v < network.domainSize(y); v++) {
          masks[(firstValue[y] + v) * n + x] &= network.supports(arc, v, 0);
        }
      }
    }
  }

  /**
   * The masks of {@code network}, or {@code null} if they would be too many or some domain is wider
   * than a word.
   */
  static @Nullable PairSupports of(Network network) {
    int n = network.variableCount();
    int[] firstValue = new int[n + 1];
    for (int x = 0; x < n; x++) {
      firstValue[x + 1] = firstValue[x] + network.domainSize(x);
    }
    boolean affordable = (long) firstValue[n] * n <= MAX_WORDS;
    return affordable && network.isOneWordEach() ? new PairSupports(network, firstValue) : null;
  }

  /**
   * The values that {@code x} keeps when {@code y} is fixed to the value at index {@code v}; bit i
   * is value i.
   */
  public long left(int y, int v, int x) {
    return masks[(firstValue[y] + v) * n + x];
  }

  /**
   * The variables 64 · {@code word} to 64 · {@code word} + 63 that share a constraint on two
   * variables with {@code y}.
   */
  public long neighbours(int y, int word) {
    return neighbours[y * wordsPerRow + word];
  }

  /** The first of the arcs that revise {@code x} leaning on {@code y}, which must be neighbours. */
  int firstArc(int x, int y) {
    return firstArc[x * n + y];
  }

  /**
   * The first arc parallel to {@code arc}, itself included, that forbids value {@code i} at the
   * tail with {@code v}.
   */
  int cause(int arc, int v, int i) {
    int cause = firstArc(network.tail(arc), network.head(arc));
    while (network.allows(cause, i, v)) {
      cause = nextParallel[cause];
    }
    return cause;
  }
}
