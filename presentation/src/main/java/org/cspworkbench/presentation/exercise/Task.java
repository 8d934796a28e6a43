package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;

/** A task for a learner. Variables, values and arcs are numbered as in the network. */
public sealed interface Task {

  /**
   * Choose the next arc from the queue.
   *
   * @param waiting the arcs in the queue, in the order in which they were added
   */
  record PickArc(ImmutableList<Integer> waiting) implements Task {}

  /**
   * Choose the values of its tail that a revision removes.
   *
   * @param arc the arc to revise
   */
  record Revise(int arc) implements Task {}

  /**
   * Choose the arcs that return to the queue, or state that there is no solution.
   *
   * @param arc the arc whose tail has lost a value
   * @param candidates the arcs that depend on this variable and are not in the queue
   */
  record Requeue(int arc, ImmutableList<Integer> candidates) implements Task {}

  /**
   * Remove the values that conflict with the last assigned value, neighbour by neighbour, until no
   * more can be removed or a domain is empty.
   *
   * @param variable the variable that was assigned
   * @param value its value
   */
  record LookAhead(int variable, int value) implements Task {}

  /**
   * Choose the next value to try, after one has failed.
   *
   * @param variable the variable whose value has failed
   * @param value the value
   */
  record GoOn(int variable, int value) implements Task {}

  /**
   * Choose the next variable to assign.
   *
   * @param open the unassigned variables
   */
  record ChooseVariable(ImmutableList<Integer> open) implements Task {}

  /** No task: the exercise is over. */
  enum Over implements Task {
    /** Every value has a support on every arc. */
    CONSISTENT,
    /** A domain is empty. */
    INCONSISTENT,
    /** Every variable is assigned. */
    SOLVED,
    /** There is no solution. */
    UNSATISFIABLE,
    /** The exercise ends before the end of the run, which is too long. */
    CUT_OFF,
    /** There was no task from the start. */
    NOTHING_TO_DO
  }
}
