package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;

/** What a learner is asked to do. Variables, values and arcs go by their number in the network. */
public sealed interface Task {

  /**
   * Take an arc out of the queue.
   *
   * @param waiting the arcs in the queue, in the order in which they came
   */
  record PickArc(ImmutableList<Integer> waiting) implements Task {}

  /**
   * Say which values of its tail a revision removes.
   *
   * @param arc the arc that is revised
   */
  record Revise(int arc) implements Task {}

  /**
   * Say which arcs go back into the queue, or that there is no solution.
   *
   * @param arc the arc whose tail has lost a value
   * @param candidates the arcs that lean on this and are not waiting
   */
  record Requeue(int arc, ImmutableList<Integer> candidates) implements Task {}

  /**
   * Remove what disagrees with a value that was just given, neighbour by neighbour, until nothing
   * is left to be removed or a variable has no value left.
   *
   * @param variable the variable that was given a value
   * @param value the value
   */
  record LookAhead(int variable, int value) implements Task {}

  /**
   * Say which value comes next, after one has failed.
   *
   * @param variable the variable whose value has failed
   * @param value the value
   */
  record GoOn(int variable, int value) implements Task {}

  /**
   * Choose the variable to be decided next.
   *
   * @param open the variables that have no value yet
   */
  record ChooseVariable(ImmutableList<Integer> open) implements Task {}

  /** Nothing: it is over. */
  enum Over implements Task {
    /** Every value has a support on every arc. */
    CONSISTENT,
    /** A variable has no value left. */
    INCONSISTENT,
    /** Every variable has a value. */
    SOLVED,
    /** There is no solution. */
    UNSATISFIABLE,
    /** The run goes on, but not here: it is too long to be played. */
    CUT_OFF,
    /** There was nothing to be done from the start. */
    NOTHING_TO_DO
  }
}
