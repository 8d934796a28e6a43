package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A rule of a Sudoku that adds units to rows, columns and boxes. */
public enum Variant {
  /** Both diagonals are also units. */
  DIAGONALS("x", "both diagonals hold every value once") {
    @Override
    ImmutableList<Unit> units(BoxLayout boxes) {
      int n = boxes.size();
      return ImmutableList.of(
          new Unit("falling diagonal", cells(n, k -> k * n + k)),
          new Unit("rising diagonal", cells(n, k -> k * n + n - 1 - k)));
    }
  },

  /** The diagonal from the top left is a unit. */
  FALLING_DIAGONAL("falling-diagonal", "the diagonal from the top left holds every value once") {
    @Override
    ImmutableList<Unit> units(BoxLayout boxes) {
      return DIAGONALS.units(boxes).subList(0, 1);
    }
  },

  /** The diagonal from the bottom left is a unit. */
  RISING_DIAGONAL("rising-diagonal", "the diagonal from the bottom left holds every value once") {
    @Override
    ImmutableList<Unit> units(BoxLayout boxes) {
      return DIAGONALS.units(boxes).subList(1, 2);
    }
  },

  /**
   * As many boxes more, called windows, as there is room for with one line between them and one at
   * the border: four in 9×9. Also known as hyper or Windoku.
   */
  WINDOWS("windows", "the boxes between the boxes hold every value once") {
    @Override
    ImmutableList<Unit> units(BoxLayout boxes) {
      int n = boxes.size();
      int down = (n - 1) / (boxes.boxRows() + 1);
      int across = (n - 1) / (boxes.boxColumns() + 1);
      return IntStream.range(0, down * across)
          .mapToObj(
              w -> {
                int top = 1 + w / across * (boxes.boxRows() + 1);
                int left = 1 + w % across * (boxes.boxColumns() + 1);
                return new Unit(
                    "window " + (w + 1),
                    cells(
                        n,
                        k -> (top + k / boxes.boxColumns()) * n + left + k % boxes.boxColumns()));
              })
          .collect(ImmutableList.toImmutableList());
    }
  },

  /** Cells a knight's move apart differ: each such pair is a unit of two cells. */
  ANTI_KNIGHT("anti-knight", "cells a knight's move apart differ") {
    @Override
    ImmutableList<Unit> units(BoxLayout boxes) {
      int n = boxes.size();
      ImmutableList.Builder<Unit> pairs = ImmutableList.builder();
      for (int cell = 0; cell < n * n; cell++) {
        for (int[] move : KNIGHT_MOVES_DOWN) {
          int row = cell / n + move[0];
          int column = cell % n + move[1];
          if (row < n && column >= 0 && column < n) {
            pairs.add(new Unit("knight's move", ImmutableIntArray.of(cell, row * n + column)));
          }
        }
      }
      return pairs.build();
    }
  };

  private static final int[][] KNIGHT_MOVES_DOWN = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};

  private final String id;
  private final String rule;

  Variant(String id, String rule) {
    this.id = id;
    this.rule = rule;
  }

  /** Returns the variant of this id, if there is one. */
  public static Optional<Variant> of(String id) {
    return Arrays.stream(values()).filter(variant -> variant.id.equals(id)).findFirst();
  }

  /** What it is called in files and on the command line, such as {@code anti-knight}. */
  public String id() {
    return id;
  }

  /** Returns a description of the rule: a clause without capital letter and full stop. */
  public String rule() {
    return rule;
  }

  /** Returns the units that it adds. */
  abstract ImmutableList<Unit> units(BoxLayout boxes);

  private static ImmutableIntArray cells(int count, IntUnaryOperator cellAt) {
    return ImmutableIntArray.copyOf(IntStream.range(0, count).map(cellAt));
  }

  @Override
  public String toString() {
    return id;
  }
}
