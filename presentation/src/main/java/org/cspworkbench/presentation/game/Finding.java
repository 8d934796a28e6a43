package org.cspworkbench.presentation.game;

import java.util.Optional;
import org.cspworkbench.solvers.logic.Hint;
import org.cspworkbench.sudoku.Conflict;
import org.cspworkbench.sudoku.Shape;

/** The content of a hint, independent of any language. */
public sealed interface Finding {

  /**
   * The puzzle has no solution.
   *
   * @param conflict the rule that its givens break, if they break one
   */
  record NoSolution(Optional<Conflict> conflict) implements Finding {}

  /** The puzzle has several solutions, so that logic alone cannot determine one. */
  record SeveralSolutions() implements Finding {}

  /**
   * A value of the player breaks a rule.
   *
   * @param conflict the rule and the cells
   */
  record BrokenRule(Conflict conflict) implements Finding {}

  /**
   * A value of the player is not in the solution.
   *
   * @param shape the board
   * @param cell the cell of the value
   * @param value the value
   */
  record WrongValue(Shape shape, int cell, int value) implements Finding {}

  /**
   * The player has excluded a candidate that is in the solution.
   *
   * @param shape the board
   * @param cell the cell of the candidate
   * @param value the candidate
   */
  record WrongStrike(Shape shape, int cell, int value) implements Finding {}

  /**
   * The next step.
   *
   * @param hint the step, and which parts of it are revealed
   */
  record NextStep(Hint hint) implements Finding {}

  /** The puzzle is solved. */
  record Solved() implements Finding {}

  /** No known technique applies. */
  record NoTechnique() implements Finding {}
}
