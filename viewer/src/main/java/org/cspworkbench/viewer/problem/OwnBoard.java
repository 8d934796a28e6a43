package org.cspworkbench.viewer.problem;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Symbols;

/**
 * A Sudoku whose text writes each cell as one character, so that a change of a cell is a change of
 * that character.
 *
 * @param grid the givens
 * @param offsets the offset of each cell in the text
 */
record OwnBoard(Grid grid, ImmutableIntArray offsets) {

  /** Returns the board that {@code text} writes, if {@code reading} is a Sudoku of that form. */
  static Optional<OwnBoard> of(String text, Reading reading) {
    if (!(reading instanceof Reading.Opened opened)
        || !(opened.problem() instanceof Problem.Sudoku sudoku)) {
      return Optional.empty();
    }
    Grid grid = sudoku.grid();
    ImmutableIntArray offsets =
        ImmutableIntArray.copyOf(
            IntStream.range(0, text.length()).filter(k -> isCell(text.charAt(k))));
    boolean isWritten =
        offsets.length() == grid.shape().cellCount()
            && grid.shape()
                .cells()
                .allMatch(
                    cell ->
                        Math.max(0, Symbols.valueOf(text.charAt(offsets.get(cell))))
                            == grid.value(cell));
    return isWritten ? Optional.of(new OwnBoard(grid, offsets)) : Optional.empty();
  }

  /** Returns the character by which the text writes empty cells. */
  private char empty(String text) {
    return (char)
        offsets.stream()
            .map(text::charAt)
            .filter(c -> Symbols.valueOf((char) c) == 0)
            .findFirst()
            .orElse(Symbols.EMPTY);
  }

  /** Returns the text of a Sudoku, row by row, if it states all of it. */
  static Optional<String> text(Grid grid) {
    int size = grid.shape().size();
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < grid.shape().cellCount(); cell++) {
      text.append(Symbols.of(grid.value(cell))).append(cell % size == size - 1 ? "\n" : "");
    }
    Reading again = PuzzleEntry.ofText("", "", text.toString());
    return again instanceof Reading.Opened opened
            && opened.problem().equals(Problem.Sudoku.of(grid.givens()))
        ? Optional.of(text.toString())
        : Optional.empty();
  }

  private static boolean isCell(char c) {
    return Symbols.valueOf(c) >= 0 && c != '-' && c != 'x'; // which frame boards in texts
  }

  /** Returns {@code text}, which writes this board, with a value in a cell; 0 to empty it. */
  String with(String text, int cell, int value) {
    int offset = offsets.get(cell);
    char symbol = value == 0 ? empty(text) : Symbols.of(value);
    return text.substring(0, offset) + symbol + text.substring(offset + 1);
  }
}
