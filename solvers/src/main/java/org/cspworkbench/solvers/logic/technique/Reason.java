package org.cspworkbench.solvers.logic.technique;

/** Why a step applies, before it is put into words: a technique says what is to be told. */
@FunctionalInterface
public interface Reason {

  /**
   * Returns the clause in these words, without capital and full stop; asked only when it is to be
   * told.
   */
  String in(Wording words);
}
