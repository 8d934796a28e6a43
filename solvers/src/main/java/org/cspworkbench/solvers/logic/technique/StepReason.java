package org.cspworkbench.solvers.logic.technique;

/** The reason of a step, independent of language. */
@FunctionalInterface
public interface StepReason {

  /**
   * Returns the clause in these words, without capital letter and full stop; called only when it is
   * displayed.
   */
  String in(Wording words);
}
