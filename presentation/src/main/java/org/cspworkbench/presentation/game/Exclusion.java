package org.cspworkbench.presentation.game;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;

/**
 * The reason why a cell cannot have a value.
 *
 * @param value the value
 * @param by the peer that has it, or the cell itself if the player has excluded the value
 * @param unit the unit that the two cells share; empty if the player has excluded the value
 */
public record Exclusion(int value, int by, Optional<Unit> unit) {

  /** The kind of an exclusion. */
  public enum Kind {
    /** By a row. */
    ROW,
    /** By a column. */
    COLUMN,
    /** By a box, or by the region of a jigsaw. */
    BOX,
    /** By an additional unit of a variant. */
    EXTRA,
    /** By the player. */
    STRUCK
  }

  /**
   * Returns why {@code cell} cannot have {@code value}, if it cannot: the first peer, in the order
   * of units, that has it.
   */
  static Optional<Exclusion> of(Sheet sheet, int cell, int value) {
    Grid grid = sheet.grid();
    for (Unit unit : grid.shape().unitsOf(cell)) {
      ImmutableIntArray cells = unit.cells();
      for (int i = 0; i < cells.length(); i++) {
        if (cells.get(i) != cell && grid.value(cells.get(i)) == value) {
          return Optional.of(new Exclusion(value, cells.get(i), Optional.of(unit)));
        }
      }
    }
    return sheet.struck().contains(cell, value)
        ? Optional.of(new Exclusion(value, cell, Optional.empty()))
        : Optional.empty();
  }

  /** Returns the kind of this exclusion in a grid of this shape. */
  public Kind kind(Shape shape) {
    if (unit.isEmpty()) {
      return Kind.STRUCK;
    }
    int place = shape.units().indexOf(unit.get());
    if (place >= 3 * shape.size()) { // rows, columns, and boxes or regions come first
      return Kind.EXTRA;
    }
    return Kind.values()[place / shape.size()];
  }
}
