package org.cspworkbench.presentation.exercise;

/**
 * The reason why a move is wrong: a fact that the learner can verify. Variables, values and arcs
 * are numbered as in the network.
 */
public sealed interface MistakeReason {

  /** The move does not belong to the current task. */
  record NotAsked() implements MistakeReason {}

  /**
   * The arc is not in the queue.
   *
   * @param arc the arc
   */
  record NotWaiting(int arc) implements MistakeReason {}

  /**
   * The value is not in the domain of the variable.
   *
   * @param variable the variable
   * @param value the value
   */
  record NotThere(int variable, int value) implements MistakeReason {}

  /**
   * The value remains, because it has a support.
   *
   * @param arc the arc at whose tail the value is
   * @param value the value
   * @param support a remaining value at the head that supports it
   */
  record Supported(int arc, int value, int support) implements MistakeReason {}

  /**
   * The value remains: the constraint, on several variables, allows it together with the values of
   * the others.
   *
   * @param arc the arc at whose tail the value is
   * @param value the value
   */
  record Allowed(int arc, int value) implements MistakeReason {}

  /**
   * The constraint, on several variables, cannot be checked yet, because another one of them is
   * open.
   *
   * @param arc the arc of the constraint
   * @param other a variable that is still open
   */
  record TooEarly(int arc, int other) implements MistakeReason {}

  /**
   * The value must be removed, because it has no support.
   *
   * @param arc the arc at whose tail the value is
   * @param value the value
   */
  record Unsupported(int arc, int value) implements MistakeReason {}

  /**
   * The arc does not return to the queue: it is the inverse of the arc that has just been revised.
   *
   * @param arc the arc
   * @param used the arc that has just been revised
   */
  record JustUsed(int arc, int used) implements MistakeReason {}

  /**
   * The arc does not return to the queue: it does not depend on the variable that has lost a value.
   *
   * @param arc the arc
   * @param changed the variable
   */
  record IndependentOf(int arc, int changed) implements MistakeReason {}

  /**
   * The arc must return to the queue: it depends on the variable that has lost a value.
   *
   * @param arc the arc
   * @param changed the variable
   */
  record DependsOn(int arc, int changed) implements MistakeReason {}

  /**
   * The domain of the variable is empty.
   *
   * @param variable the variable
   */
  record Emptied(int variable) implements MistakeReason {}

  /**
   * The domain of the variable is not empty.
   *
   * @param variable the variable
   * @param count the number of its remaining values
   */
  record StillHas(int variable, int count) implements MistakeReason {}

  /** No domain is empty. */
  record NoneEmpty() implements MistakeReason {}

  /**
   * The variable is already assigned.
   *
   * @param variable the variable
   */
  record Assigned(int variable) implements MistakeReason {}

  /**
   * There is no constraint on both variables.
   *
   * @param variable the variable
   * @param cause the variable that was assigned last
   */
  record NoConstraint(int variable, int cause) implements MistakeReason {}

  /**
   * The value has already failed here.
   *
   * @param variable the variable
   * @param value the value
   */
  record HasFailed(int variable, int value) implements MistakeReason {}

  /**
   * Another value of the variable precedes this one.
   *
   * @param variable the variable
   * @param value the value
   * @param first the value that precedes it
   */
  record ValueBefore(int variable, int value, int first) implements MistakeReason {}

  /**
   * Another variable must be changed first: the last decided one that has an untried value.
   *
   * @param variable the variable
   * @param last the other variable
   */
  record OthersTurn(int variable, int last) implements MistakeReason {}

  /**
   * There is an untried value.
   *
   * @param variable a variable
   * @param value the untried value of this variable
   */
  record LeftToTry(int variable, int value) implements MistakeReason {}

  /** There is no untried value. */
  record NothingLeft() implements MistakeReason {}

  /**
   * Another variable has fewer values.
   *
   * @param variable the variable
   * @param count the number of its values
   * @param better the other variable
   * @param fewest the number of values of the other variable
   */
  record FewerElsewhere(int variable, int count, int better, int fewest) implements MistakeReason {}

  /**
   * Another variable has as many values, and a lower index.
   *
   * @param variable the variable
   * @param count the number of values of both variables
   * @param first the other variable
   */
  record VariableBefore(int variable, int count, int first) implements MistakeReason {}
}
