package org.cspworkbench.presentation.exercise;

/**
 * What speaks against a move: a fact that anybody can check. Variables, values and arcs go by their
 * number in the network.
 */
public sealed interface Reason {

  /** Something else is asked now. */
  record NotAsked() implements Reason {}

  /**
   * The arc is not in the queue.
   *
   * @param arc the arc
   */
  record NotWaiting(int arc) implements Reason {}

  /**
   * The variable does not have the value.
   *
   * @param variable the variable
   * @param value the value
   */
  record NotThere(int variable, int value) implements Reason {}

  /**
   * The value stays: it has a support.
   *
   * @param arc the arc at whose tail the value is
   * @param value the value
   * @param support a value left at the head that goes together with it
   */
  record Supported(int arc, int value, int support) implements Reason {}

  /**
   * The value stays: the constraint, on several variables, allows it beside the values of the
   * others.
   *
   * @param arc the arc at whose tail the value is
   * @param value the value
   */
  record Allowed(int arc, int value) implements Reason {}

  /**
   * The constraint, on several variables, says nothing yet, as another one of them is still open.
   *
   * @param arc the arc of the constraint
   * @param other a variable that is still open
   */
  record TooEarly(int arc, int other) implements Reason {}

  /**
   * The value has to go: it has no support.
   *
   * @param arc the arc at whose tail the value is
   * @param value the value
   */
  record Unsupported(int arc, int value) implements Reason {}

  /**
   * The arc stays out: it leans the other way along the constraint that has just been used.
   *
   * @param arc the arc
   * @param used the arc that has just been revised
   */
  record JustUsed(int arc, int used) implements Reason {}

  /**
   * The arc stays out: it does not lean on the variable that has lost a value.
   *
   * @param arc the arc
   * @param changed the variable
   */
  record LeansElsewhere(int arc, int changed) implements Reason {}

  /**
   * The arc has to go back: it leans on the variable that has lost a value.
   *
   * @param arc the arc
   * @param changed the variable
   */
  record LeansOn(int arc, int changed) implements Reason {}

  /**
   * The variable has no value left.
   *
   * @param variable the variable
   */
  record Emptied(int variable) implements Reason {}

  /**
   * The variable still has values.
   *
   * @param variable the variable
   * @param count how many
   */
  record StillHas(int variable, int count) implements Reason {}

  /** Every variable still has a value. */
  record NoneEmpty() implements Reason {}

  /**
   * The variable has its value.
   *
   * @param variable the variable
   */
  record Assigned(int variable) implements Reason {}

  /**
   * There is no constraint on both variables.
   *
   * @param variable the variable
   * @param cause the one that was just given a value
   */
  record NoConstraint(int variable, int cause) implements Reason {}

  /**
   * The value has failed here before.
   *
   * @param variable the variable
   * @param value the value
   */
  record HasFailed(int variable, int value) implements Reason {}

  /**
   * Another value of the variable comes first.
   *
   * @param variable the variable
   * @param value the value
   * @param first the one that comes before it
   */
  record ValueBefore(int variable, int value, int first) implements Reason {}

  /**
   * Another variable has its turn: the last one decided that has a value left to try.
   *
   * @param variable the variable
   * @param last the other one
   */
  record OthersTurn(int variable, int last) implements Reason {}

  /**
   * There is something left to be tried.
   *
   * @param variable a variable
   * @param value its value
   */
  record LeftToTry(int variable, int value) implements Reason {}

  /** Nothing is left to be tried. */
  record NothingLeft() implements Reason {}

  /**
   * Another variable has fewer values.
   *
   * @param variable the variable
   * @param count how many it has
   * @param better the other one
   * @param fewest how many that has
   */
  record FewerElsewhere(int variable, int count, int better, int fewest) implements Reason {}

  /**
   * Another variable has as many values, and comes first in order.
   *
   * @param variable the variable
   * @param count how many both have
   * @param first the other one
   */
  record VariableBefore(int variable, int count, int first) implements Reason {}
}
