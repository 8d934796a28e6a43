package org.cspworkbench.solvers.logic.technique;

import org.cspworkbench.solvers.logic.position.Position;

/**
 * A human technique: an inference from the candidates of a grid. It uses the candidates only; it
 * neither tries values nor uses the solution. Stateless.
 */
public interface Technique {

  /**
   * Adds every instance in {@code position} that concludes something, always in the same order. It
   * may stop as soon as {@code findings} have enough.
   */
  void find(Position position, Findings findings);
}
