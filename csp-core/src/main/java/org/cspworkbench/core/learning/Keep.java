package org.cspworkbench.core.learning;

/** Which of the nogoods that a search learns it keeps. */
public enum Keep {
  /** Those whose literals come from few levels, longest; the others are forgotten in time. */
  FEW_LEVELS,
  /** All of them, as long as there is room. */
  ALL,
  /**
   * None: each is thrown away when what it has ruled out is undone. The control of an experiment:
   * what is left are the jumps and the orders.
   */
  NONE
}
