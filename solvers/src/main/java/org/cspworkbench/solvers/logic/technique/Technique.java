package org.cspworkbench.solvers.logic.technique;

import org.cspworkbench.solvers.logic.position.Position;

/**
 * One way in which a person concludes something from the candidates of a grid. It looks at the
 * candidates alone: it neither tries values out, nor knows the solution. Keeps nothing between
 * calls.
 */
public interface Technique {

  /**
   * Adds every instance in {@code position} that concludes something, always in the same order. It
   * may stop as soon as {@code findings} have enough.
   */
  void find(Position position, Findings findings);
}
