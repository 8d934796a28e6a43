package org.cspworkbench.core.search;

/** How a decision that failed goes on. */
public enum Branching {
  /**
   * The values of one variable are tried in turn; when none is left, the decision before it is
   * undone.
   */
  D_WAY,
  /**
   * x = v, then x ≠ v: after a failure the value is refuted, its consequences are drawn, and any
   * variable may follow.
   */
  BINARY
}
