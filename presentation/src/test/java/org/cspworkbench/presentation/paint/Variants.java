package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.cspworkbench.sudoku.Variant;

/** Shapes with units other than rows, columns and boxes. */
public final class Variants {

  public static final Shape DIAGONALS = Shape.ofSize(9).with(Variant.DIAGONALS);

  public static final Shape WINDOWS = Shape.ofSize(9).with(Variant.WINDOWS);

  /** Cages of several forms: a bar, a corner, a square with a tail, and a single cell. */
  public static final Shape KILLER =
      Shape.ofSize(9)
          .with(
              new Cages(
                  ImmutableList.of(
                      cage(17, 0, 1, 2),
                      cage(6, 9, 18, 19),
                      cage(25, 30, 31, 39, 40, 41),
                      cage(9, 80),
                      cage(24, 60, 61, 69, 70, 71, 79))));

  /**
   * Thermometers of several forms: a straight one, one around corners, and two that share their
   * bulb.
   */
  public static final Shape THERMOMETERS =
      Shape.ofSize(9)
          .with(
              new Thermometers(
                  ImmutableList.of(
                      Thermometer.of(0, 1, 2, 3),
                      Thermometer.of(30, 40, 49, 48, 56, 64),
                      Thermometer.of(16, 15, 24),
                      Thermometer.of(16, 26))));

  /** A shape with regions instead of boxes, and all other variants. */
  public static final Shape ALL =
      Shape.ofSize(9)
          .with(
              new JigsawRegions(ImmutableIntArray.copyOf(Shape.ofSize(9).cells().map(c -> c / 9))))
          .with(Variant.DIAGONALS)
          .with(Variant.WINDOWS)
          .with(KILLER.rules().get(0))
          .with(THERMOMETERS.rules().get(0));

  public static final ImmutableList<Shape> SHAPES =
      ImmutableList.of(DIAGONALS, WINDOWS, KILLER, THERMOMETERS, ALL);

  private Variants() {}

  private static Cage cage(int sum, int... cells) {
    return new Cage(ImmutableIntArray.copyOf(cells), sum);
  }

  /**
   * Returns a moment with givens, values, candidates and states of the search on the whole board.
   */
  public static Moment moment(Shape shape) {
    List<Spot> spots = new ArrayList<>();
    List<Spot> states = Samples.STATES.values().asList();
    for (int cell = 0; cell < shape.cellCount(); cell++) {
      int kind = cell * 7 % 10;
      spots.add(
          cell % 17 == 5
              ? states.get(cell / 17 % states.size())
              : kind < 3
                  ? Spot.of(kind == 0 ? State.FILLED : State.GIVEN, cell % 9)
                  : Spot.open(ValueSet.where(9, v -> v % 4 != 2)));
    }
    return Moment.of(spots);
  }
}
