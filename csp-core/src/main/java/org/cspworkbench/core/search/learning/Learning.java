package org.cspworkbench.core.search.learning;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * How a search learns from contradictions.
 *
 * @param keep which nogoods it keeps
 * @param maxLiterals how many literals the kept nogoods may have in all; a literal takes about 8
 *     bytes
 */
public record Learning(Keep keep, long maxLiterals) {

  private static final long DEFAULT_MAX_LITERALS = 1L << 23;

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

  /** As many as take about 64 MiB. */
  public Learning(Keep keep) {
    this(keep, DEFAULT_MAX_LITERALS);
  }
}
