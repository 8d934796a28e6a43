package org.cspworkbench.presentation.hint;

import java.util.Optional;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Shape;

/** What there is to tell a player, before it is put into the words of a language. */
public sealed interface Finding {

  /**
   * The puzzle has no solution.
   *
   * @param conflict the rule that its givens break, if they break one
   */
  record NoSolution(Optional<Conflict> conflict) implements Finding {}

  /** The puzzle has several solutions, so that logic alone cannot lead to one. */
  record SeveralSolutions() implements Finding {}

  /**
   * A value of the player breaks a rule.
   *
   * @param conflict the rule, and the cells
   */
  record BrokenRule(Conflict conflict) implements Finding {}

  /**
   * A value of the player is not in the solution.
   *
   * @param shape the board
   * @param cell where it stands
   * @param value the value
   */
  record WrongValue(Shape shape, int cell, int value) implements Finding {}

  /**
   * The player has struck out a candidate that is in the solution.
   *
   * @param shape the board
   * @param cell where it was
   * @param value the candidate
   */
  record WrongStrike(Shape shape, int cell, int value) implements Finding {}

  /**
   * What to do next.
   *
   * @param hint the step, and how much is told of it
   */
  record NextStep(Hint hint) implements Finding {}

  /** Nothing is left to do. */
  record Solved() implements Finding {}

  /** No technique that is known here leads on. */
  record NoTechnique() implements Finding {}
}
