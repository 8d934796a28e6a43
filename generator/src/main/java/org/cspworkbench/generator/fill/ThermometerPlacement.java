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
 * Places thermometers on a complete grid: random walks from random cells to neighbours of greater
 * value. No two share a cell or cross each other, and none turns sharply, so that each is easy to
 * follow.
 */
final class ThermometerPlacement {

  private static final int SHORTEST = 3;
  private static final int LONGEST = 6;
  private static final int WALKS = 8;

  /** The share of the cells to cover; more is hard to read. */
  private static final double COVERED = 0.45;

  private final Grid solution;
  private final Shape shape;
  private final RandomStream random;
  private final boolean[] isTaken;
  private int taken;
  private int greatestBulb; // from a low value, longer walks are possible

  private ThermometerPlacement(Grid solution, RandomStream random) {
    this.solution = solution;
    this.shape = solution.shape();
    this.random = random;
    this.isTaken = new boolean[shape.cellCount()];
    this.greatestBulb = (shape.size() + 1) / 2;
  }

  /** Returns random thermometers of three to six cells along which {@code solution} increases. */
  static Thermometers random(Grid solution, RandomStream random) {
    ThermometerPlacement placement = new ThermometerPlacement(solution, random);
    List<Thermometer> placed = new ArrayList<>();
    while (placed.isEmpty()) { // hardly ever twice; every grid has three cells for one
      placement.place(placed);
      placement.greatestBulb = solution.shape().size();
    }
    return new Thermometers(ImmutableList.copyOf(placed));
  }

  private void place(List<Thermometer> placed) {
    for (int bulb : RandomOrder.of(shape.cellCount(), random)) {
      if (solution.value(bulb) <= greatestBulb
          && !isTaken[bulb]
          && taken < COVERED * shape.cellCount()) {
        List<Integer> path = longestWalk(bulb);
        if (path.size() >= SHORTEST) {
          path.forEach(cell -> isTaken[cell] = true);
          taken += path.size();
          placed.add(new Thermometer(ImmutableIntArray.copyOf(path)));
        }
      }
    }
  }

  /** Returns the longest of several walks from {@code bulb} on, up to a random length. */
  private List<Integer> longestWalk(int bulb) {
    int most = Math.min(shape.size(), LONGEST);
    int length = SHORTEST + random.nextInt(most - SHORTEST + 1);
    List<Integer> longest = List.of();
    for (int walk = 0; walk < WALKS && longest.size() < length; walk++) {
      List<Integer> path = walk(bulb, length);
      longest = path.size() > longest.size() ? path : longest;
    }
    return longest;
  }

  private List<Integer> walk(int bulb, int length) {
    List<Integer> path = new ArrayList<>();
    for (List<Integer> next = List.of(bulb); path.size() < length && !next.isEmpty(); ) {
      int cell =
          lower(next.get(random.nextInt(next.size())), next.get(random.nextInt(next.size())));
      path.add(cell);
      next = waysOn(path);
    }
    return path;
  }

  /** Returns the cell of the lower value, from which longer walks are possible. */
  private int lower(int one, int other) {
    return solution.value(one) <= solution.value(other) ? one : other;
  }

  /** Returns free neighbours of greater value; those at a side twice, as they are preferred. */
  private List<Integer> waysOn(List<Integer> path) {
    int cell = path.get(path.size() - 1);
    List<Integer> ways = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        int row = shape.row(cell) + down;
        int column = shape.column(cell) + right;
        if (isInside(row) && isInside(column) && isWay(path, shape.cell(row, column))) {
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

  private boolean isWay(List<Integer> path, int next) {
    return !isTaken[next]
        && solution.value(next) > solution.value(path.get(path.size() - 1))
        && !mayCross(path, next)
        && (path.size() == 1 || !touchSide(path.get(path.size() - 2), next));
  }

  /**
   * Returns whether a diagonal step might cross a stem: the two other cells at its corner are
   * taken.
   */
  private boolean mayCross(List<Integer> path, int next) {
    int cell = path.get(path.size() - 1);
    int beside = shape.cell(shape.row(cell), shape.column(next));
    int below = shape.cell(shape.row(next), shape.column(cell));
    return beside != cell
        && below != cell
        && (isTaken[beside] || path.contains(beside))
        && (isTaken[below] || path.contains(below));
  }

  /** Returns whether the stem would turn back on itself, by more than a right angle. */
  private boolean touchSide(int before, int next) {
    int down = Math.abs(shape.row(before) - shape.row(next));
    int right = Math.abs(shape.column(before) - shape.column(next));
    return down + right == 1;
  }
}
