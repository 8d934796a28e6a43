package org.cspworkbench.core.random;

/** Numbers in random order. */
public final class RandomOrder {

  private RandomOrder() {}

  /**
   * Returns the numbers from 0 to {@code count} − 1, each order as likely as the others
   * (Durstenfeld, "Algorithm 235: Random Permutation", Communications of the ACM 7, 1964).
   */
  public static int[] of(int count, RandomStream random) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }
}
