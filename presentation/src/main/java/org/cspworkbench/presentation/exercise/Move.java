package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableSet;

/** What a learner does. Variables, values and arcs go by their number in the network. */
public sealed interface Move {

  /**
   * Takes an arc out of the queue, to revise it.
   *
   * @param arc the arc
   */
  record TakeArc(int arc) implements Move {}

  /**
   * Removes values.
   *
   * @param variable whose values they are
   * @param values all that go; none if nothing does
   */
  record Remove(int variable, ImmutableSet<Integer> values) implements Move {}

  /**
   * Puts arcs back into the queue.
   *
   * @param arcs all that go back
   */
  record PutBack(ImmutableSet<Integer> arcs) implements Move {}

  /**
   * Chooses the variable to be decided next.
   *
   * @param variable the variable
   */
  record Choose(int variable) implements Move {}

  /**
   * Chooses the value that is tried next.
   *
   * @param variable whose value it is
   * @param value the value
   */
  record Try(int variable, int value) implements Move {}

  /** Says how things stand. */
  enum Say implements Move {
    /** Nothing is left to be removed. */
    NOTHING_LEFT,
    /** A variable has no value left, so that there is no solution. */
    INCONSISTENT,
    /** A variable has no value left, so that the last value was wrong. */
    BACKTRACK,
    /** Everything has been tried. */
    NO_SOLUTION
  }
}
