package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableSet;

/** A move of a learner. Variables, values and arcs are numbered as in the network. */
public sealed interface Move {

  /**
   * Takes an arc out of the queue, to revise it.
   *
   * @param arc the arc
   */
  record TakeArc(int arc) implements Move {}

  /**
   * Removes values from a domain.
   *
   * @param variable the variable
   * @param values all values to remove; may be empty
   */
  record Remove(int variable, ImmutableSet<Integer> values) implements Move {}

  /**
   * Puts arcs back into the queue.
   *
   * @param arcs all arcs to put back
   */
  record PutBack(ImmutableSet<Integer> arcs) implements Move {}

  /**
   * Chooses the next variable to assign.
   *
   * @param variable the variable
   */
  record Choose(int variable) implements Move {}

  /**
   * Chooses the next value to try.
   *
   * @param variable the variable
   * @param value the value
   */
  record Try(int variable, int value) implements Move {}

  /** A statement about the state of the search. */
  enum Statement implements Move {
    /** No more values can be removed. */
    NOTHING_LEFT,
    /** A domain is empty, so that there is no solution. */
    INCONSISTENT,
    /** A domain is empty, so that the last value was wrong. */
    BACKTRACK,
    /** All values have been tried. */
    NO_SOLUTION
  }
}
