package org.cspworkbench.solvers.exactcover;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The twelve shapes of five squares, each of which has to be put into a box once. */
final class Pentominoes {

  private static final List<String> SHAPES =
      List.of(
          " XX/XX / X ", // F
          "XXXXX", // I
          "X /X /X /XX", // L
          " X/ X/XX/X ", // N
          "XX/XX/X ", // P
          "XXX/ X / X ", // T
          "X X/XXX", // U
          "X  /X  /XXX", // V
          "X  /XX / XX", // W
          " X /XXX/ X ", // X
          " X/XX/ X/ X", // Y
          "XX / X / XX"); // Z

  private record Square(int row, int column) implements Comparable<Square> {
    @Override
    public int compareTo(Square other) {
      return row != other.row
          ? Integer.compare(row, other.row)
          : Integer.compare(column, other.column);
    }
  }

  private Pentominoes() {}

  /** The first twelve items are the shapes, those behind them the squares of the box. */
  static CoverMatrix filling(int rows, int columns) {
    CoverMatrix matrix = new CoverMatrix(12 + rows * columns, 0);
    for (int shape = 0; shape < 12; shape++) {
      for (List<Square> form : forms(SHAPES.get(shape))) {
        for (int down = 0; down < rows; down++) {
          for (int right = 0; right < columns; right++) {
            add(matrix, shape, form, down, right, rows, columns);
          }
        }
      }
    }
    return matrix;
  }

  private static void add(
      CoverMatrix matrix,
      int shape,
      List<Square> form,
      int down,
      int right,
      int rows,
      int columns) {
    int[] items = new int[6];
    items[0] = shape;
    for (int k = 0; k < 5; k++) {
      int row = form.get(k).row + down;
      int column = form.get(k).column + right;
      if (row >= rows || column >= columns) {
        return;
      }
      items[k + 1] = 12 + row * columns + column;
    }
    matrix.addOption(items);
  }

  /** Turned and mirrored, each different form once, pushed into the corner. */
  private static Set<List<Square>> forms(String drawing) {
    List<Square> squares = new ArrayList<>();
    String[] lines = drawing.split("/", -1);
    for (int row = 0; row < lines.length; row++) {
      for (int column = 0; column < lines[row].length(); column++) {
        if (lines[row].charAt(column) == 'X') {
          squares.add(new Square(row, column));
        }
      }
    }
    Set<List<Square>> forms = new LinkedHashSet<>();
    for (int turn = 0; turn < 4; turn++) {
      squares = squares.stream().map(s -> new Square(s.column, -s.row)).toList();
      forms.add(inTheCorner(squares));
      forms.add(inTheCorner(squares.stream().map(s -> new Square(s.row, -s.column)).toList()));
    }
    return forms;
  }

  private static List<Square> inTheCorner(List<Square> squares) {
    int top = squares.stream().mapToInt(Square::row).min().orElseThrow();
    int left = squares.stream().mapToInt(Square::column).min().orElseThrow();
    return squares.stream().map(s -> new Square(s.row - top, s.column - left)).sorted().toList();
  }
}
