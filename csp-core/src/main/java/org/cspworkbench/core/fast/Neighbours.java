package org.cspworkbench.core.fast;

import java.util.Arrays;
import java.util.Optional;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * Which variables share a constraint on two variables, and by which arcs. A loop over the
 * neighbours that are still open meets no other. Takes n² ints for n variables.
 */
final class Neighbours {

  private static final int MAX_VARIABLES = 1 << 11;
  private static final int ALWAYS = 1 << 7; // up to so many variables a row is two words
  private static final int MAX_VARIABLES_PER_NEIGHBOUR = 32; // two in a word of a row

  private final int n;
  private final int wordsPerRow;
  private final long[] rows; // one of bits for each variable
  private final long[] unlike; // the same: those that only must not take a value of the same index
  private final int[] firstArc; // by head, then by tail
  private final int[] nextParallel; // by arc: another with the same tail and head

  private Neighbours(Network network) {
    n = network.variableCount();
    wordsPerRow = (n + 63) >>> 6;
    rows = new long[n * wordsPerRow];
    unlike = new long[n * wordsPerRow];
    firstArc = new int[n * n];
    nextParallel = new int[network.arcCount()];
    Arrays.fill(firstArc, Network.NONE);
    for (int arc = network.arcCount() - 1; arc >= 0; arc--) {
      if (!network.dependsOnSeveral(arc)) {
        int x = network.tail(arc);
        int y = network.head(arc);
        nextParallel[arc] = firstArc[y * n + x];
        firstArc[y * n + x] = arc;
        int word = y * wordsPerRow + (x >>> 6);
        long bit = 1L << x;
        boolean onlyUnlike = network.forbidsEqualIndices(arc) && (rows[word] & bit) == 0;
        unlike[word] = onlyUnlike ? unlike[word] | bit : unlike[word] & ~bit;
        rows[word] |= bit;
      }
    }
  }

  /**
   * Returns the neighbours in {@code network}, or {@code null} if it has too many variables, or few
   * neighbours for each of many, as a grid has: a list of arcs is shorter then.
   */
  static @Nullable Neighbours of(Network network) {
    return network.derived(Neighbours.class, Neighbours::compute).orElse(null);
  }

  private static Optional<Neighbours> compute(Network network) {
    long n = network.variableCount();
    long reached = (long) network.arcCount() * MAX_VARIABLES_PER_NEIGHBOUR;
    boolean isDense = n <= ALWAYS || reached >= n * n;
    return n <= MAX_VARIABLES && isDense ? Optional.of(new Neighbours(network)) : Optional.empty();
  }

  /**
   * Returns the neighbours of {@code y} among the variables 64 · {@code word} to 64 · {@code word}
   * + 63.
   */
  long of(int y, int word) {
    return rows[y * wordsPerRow + word];
  }

  /**
   * Returns those among them that share one constraint with {@code y}: that the indices of their
   * values differ.
   */
  long unlike(int y, int word) {
    return unlike[y * wordsPerRow + word];
  }

  /**
   * Returns the first of the arcs with tail {@code x} and head {@code y}, which must be neighbours.
   */
  int firstArc(int x, int y) {
    return firstArc[y * n + x];
  }

  /** Returns the first arcs between all variables, by head, then by tail. */
  int[] firstArcs() {
    return firstArc;
  }

  /**
   * Returns the next arc behind {@code arc} with the same tail and head, or {@link Network#NONE}.
   * Two variables may share several constraints.
   */
  int nextParallel(int arc) {
    return nextParallel[arc];
  }
}
