package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Variable;

/**
 * A rule of a Sudoku that its units cannot state, such as an order or a sum, with all the parts
 * that it has in one grid. Immutable; equal rules are equal objects, as shapes are compared by
 * them.
 *
 * <p>A rule is used through this type alone: nothing else in the model knows of a particular one.
 * Whoever adds a rule implements it here, and, as far as it is to be read and written, drawn and
 * generated, adds it to the lists of the file formats, of the painters and of the generator.
 */
public interface Rule {

  /** Returns the name of a Sudoku that has it, in lower case. A shape has one rule of each name. */
  String id();

  /** Returns what its parts are called, in the plural. */
  String parts();

  /** Returns what it asks for, as a sentence without capital and full stop. */
  String rule();

  /**
   * Checks that it can be laid on a grid of {@code shape}.
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
   * Returns what it asks for beside its units.
   *
   * @param cells the variable of each cell
   */
  ImmutableList<Constraint> constraints(ImmutableList<Variable> cells);

  /** Returns the parts that filled cells of {@code grid} break, beside those that break a unit. */
  ImmutableList<Conflict> conflicts(Grid grid);

  /** Returns each part in the names of its cells, for a board of text. */
  ImmutableList<String> lines(Shape shape);
}
