package org.cspworkbench.presentation.game;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;

/**
 * Why a cell cannot be a value.
 *
 * @param value the value
 * @param by the peer that holds it, or the cell itself if the player has struck the value out
 * @param unit the unit that the two cells share; empty if the player has struck the value out
 */
public record Exclusion(int value, int by, Optional<Unit> unit) {

  /** What a unit is. */
  public enum Kind {
    /** A row. */
    ROW,
    /** A column. */
    COLUMN,
    /** A box, or the region of a jigsaw. */
    BOX,
    /** What a variant adds. */
    EXTRA,
    /** No unit: the player has struck the value out. */
    STRUCK
  }

  /**
   * Why {@code cell} cannot be {@code value}, if it cannot: the first peer, by unit, that is it.
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

  /** What the unit is, in a grid of this shape. */
  public Kind kind(Shape shape) {
    if (unit.isEmpty()) {
      return Kind.STRUCK;
    }
    int place = shape.units().indexOf(unit.get());
    if (place >= 3 * shape.size()) { // rows, columns, boxes or regions come first
      return Kind.EXTRA;
    }
    return Kind.values()[place / shape.size()];
  }
}
