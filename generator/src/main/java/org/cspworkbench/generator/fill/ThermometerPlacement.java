package org.cspworkbench.generator.fill;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;

/**
 * Lays thermometers over a complete grid: from random cells, walks to random neighbours of a
 * greater value. No two share a cell or cross each other, so that it is seen at a glance where each
 * goes.
 */
final class ThermometerPlacement {

  private static final int SHORTEST = 3;
  private static final int LONGEST = 6;

  /** This share of the cells is to be covered; more is hard to look at. */
  private static final double COVERED = 0.45;

  private final Grid solution;
  private final Shape shape;
  private final RandomStream random;
  private final boolean[] isTaken;
  private int taken;

  private ThermometerPlacement(Grid solution, RandomStream random) {
    this.solution = solution;
    this.shape = solution.shape();
    this.random = random;
    this.isTaken = new boolean[shape.cellCount()];
  }

  /** Random thermometers of three to six cells along which {@code solution} increases. */
  static Thermometers random(Grid solution, RandomStream random) {
    ThermometerPlacement placement = new ThermometerPlacement(solution, random);
    List<Thermometer> placed = new ArrayList<>();
    while (placed.isEmpty()) { // once more at most now and then: every grid has room for one
      placement.place(placed);
    }
    return new Thermometers(ImmutableList.copyOf(placed));
  }

  private void place(List<Thermometer> placed) {
    for (int bulb : RandomOrder.of(shape.cellCount(), random)) {
      if (!isTaken[bulb] && taken < COVERED * shape.cellCount()) {
        List<Integer> path = walk(bulb);
        if (path.size() < SHORTEST) {
          path.forEach(cell -> isTaken[cell] = false);
        } else {
          taken += path.size();
          placed.add(new Thermometer(ImmutableIntArray.copyOf(path)));
        }
      }
    }
  }

  /** Takes cells from {@code bulb} on, up to a random length. */
  private List<Integer> walk(int bulb) {
    int most = Math.min(shape.size(), LONGEST);
    int length = SHORTEST + random.nextInt(most - SHORTEST + 1);
    List<Integer> path = new ArrayList<>();
    for (List<Integer> next = List.of(bulb); path.size() < length && !next.isEmpty(); ) {
      int cell = next.get(random.nextInt(next.size()));
      isTaken[cell] = true;
      path.add(cell);
      next = waysOn(cell);
    }
    return path;
  }

  /** Free neighbours of a greater value; those beside, above and below twice, to be likelier. */
  private List<Integer> waysOn(int cell) {
    List<Integer> ways = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        int row = shape.row(cell) + down;
        int column = shape.column(cell) + right;
        if (isInside(row) && isInside(column) && isFree(cell, shape.cell(row, column))) {
          ways.add(shape.cell(row, column));
          if (down * right == 0) {
            ways.add(shape.cell(row, column));
          }
        }
      }
    }
    return ways;
  }

  private boolean isInside(int line) {
    return line >= 0 && line < shape.size();
  }

  /**
   * Whether {@code next} is free, of a greater value, and not behind a stem: a step over a corner
   * needs one of the two other cells at the corner to be free, or it might cross another.
   */
  private boolean isFree(int cell, int next) {
    int beside = shape.cell(shape.row(cell), shape.column(next));
    int below = shape.cell(shape.row(next), shape.column(cell));
    boolean mayCross = beside != cell && below != cell && isTaken[beside] && isTaken[below];
    return !isTaken[next] && solution.value(next) > solution.value(cell) && !mayCross;
  }
}
