package org.cspworkbench.bench;

import java.util.List;
import org.cspworkbench.solvers.Problem;

/** One of the solvers that are compared. */
interface LearningEngine {

  /**
   * Solves the problems, from their statement on: the first solution of each, or its optimum with
   * the proof.
   *
   * @param seconds of processor time that it may take in all
   */
  LearningTally run(List<Problem> problems, long seconds);
}
