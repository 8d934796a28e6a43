package org.cspworkbench.solvers;

/** The memory for the nogoods that a run learns. */
public final class NogoodMemory {

  private static volatile long limit = Long.MAX_VALUE;

  private NogoodMemory() {}

  /**
   * Limits the memory for the nogoods of each run that starts from now on. A program sets this
   * once, when it starts.
   */
  public static void limit(long bytes) {
    limit = bytes;
  }

  /** Returns how many bytes the nogoods of a run may take. */
  public static long limit() {
    return limit;
  }
}
