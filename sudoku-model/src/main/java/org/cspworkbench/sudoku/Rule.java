package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;

/**
 * A rule of a Sudoku that units cannot state, such as an order or a sum, with all its parts in one
 * grid. Immutable; equal rules are equal objects, as shapes are compared by them.
 *
 * <p>A rule is used only through this type: no other part of the model depends on a particular
 * rule. To add a rule, implement this type and, if the rule is to be read, written, drawn or
 * generated, add it to the lists of the file formats, of the painters and of the generator.
 */
public interface Rule {

  /**
   * Returns the name of Sudokus with this rule, in lower case. A shape has one rule of each name.
   */
  String id();

  /** Returns the name of its parts, in the plural. */
  String parts();

  /** Returns a description of the rule: a clause without capital letter and full stop. */
  String rule();

  /**
   * Checks that the rule is possible on a grid of {@code shape}.
   *
   * @throws IllegalArgumentException if a cell is outside the grid, or a part cannot be fulfilled
   *     by any grid of that size
   */
  void checkFits(Shape shape);

  /** Returns the units that it adds: cells that hold different values. */
  default ImmutableList<Unit> units() {
    return ImmutableList.of();
  }

  /**
   * Returns the constraints of the rule, apart from its units.
   *
   * @param cells the variable of each cell
   */
  ImmutableList<Constraint> constraints(ImmutableList<Variable> cells);

  /** Returns the parts that filled cells of {@code grid} violate, apart from units. */
  ImmutableList<Conflict> conflicts(Grid grid);

  /** Returns a line of text for each part, with the names of its cells. */
  ImmutableList<String> lines(Shape shape);
}
