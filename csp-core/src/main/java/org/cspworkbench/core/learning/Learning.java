package org.cspworkbench.core.learning;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * How a search learns from contradictions.
 *
 * @param keep which nogoods it keeps
 * @param maxLiterals how many literals the kept nogoods may have in all
 */
public record Learning(Keep keep, long maxLiterals) {

  private static final long DEFAULT_MAX_LITERALS = 1L << 23;
  private static final int BYTES_OF_A_LITERAL = 16; // with its share of watches and of spare room

  /**
   * Checks the range.
   *
   * @param keep which nogoods it keeps
   * @param maxLiterals how many literals the kept nogoods may have in all
   * @throws IllegalArgumentException if there is no room at all
   */
  public Learning {
    checkArgument(maxLiterals > 0, "nogoods need room for literals, not for %s", maxLiterals);
  }

  /** As many as take about 128 MiB. */
  public Learning(Keep keep) {
    this(keep, DEFAULT_MAX_LITERALS);
  }

  /** Returns this with at most as many literals as take about {@code bytes} bytes. */
  public Learning within(long bytes) {
    return new Learning(keep, Math.max(1, Math.min(maxLiterals, bytes / BYTES_OF_A_LITERAL)));
  }
}
