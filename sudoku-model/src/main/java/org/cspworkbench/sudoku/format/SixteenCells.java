package org.cspworkbench.sudoku.format;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.sudoku.Symbols;

/**
 * Determines whether a line of sixteen cells is a puzzle of 4×4 or the first row of one of 16×16.
 * No other number of cells is both a puzzle and a row.
 *
 * <p>Bars and brackets may decide. Otherwise the sequence of such lines that begins here decides:
 *
 * <ul>
 *   <li>if one of them holds a value twice and none above 4, as puzzles of 4×4 do and no row of
 *       16×16 may, they are puzzles of 4×4;
 *   <li>if not, and there are sixteen with no blank line between, they are a puzzle of 16×16;
 *   <li>if there are fewer, they are puzzles of 4×4, unless there are several and one holds a value
 *       above 4: then they are a puzzle of 16×16 that lacks rows.
 * </ul>
 */
final class SixteenCells {

  private static final int SIXTEEN = 16;
  private static final int FOUR = 4;

  private SixteenCells() {}

  /**
   * Returns whether a line of sixteen cells is a whole puzzle of 4×4.
   *
   * @param index its index in {@code block}
   */
  static boolean arePuzzle(CellLine line, Block block, int index) {
    return switch (line.notation().sixteen(line.line().text())) {
      case ROW -> false;
      case PUZZLE -> true;
      case EITHER -> isSurelyFourByFour(line) || !isSixteenRows(run(block, index));
    };
  }

  private static boolean isSixteenRows(List<CellLine> run) {
    if (run.stream().anyMatch(SixteenCells::isSurelyFourByFour)) {
      return false;
    }
    return run.size() == SIXTEEN
        || (run.size() > 1 && !run.stream().allMatch(SixteenCells::fitsFourByFour));
  }

  private static List<CellLine> run(Block block, int index) {
    List<CellLine> run = new ArrayList<>();
    CellLine next = block.line(index);
    while (next != null && next.count() == SIXTEEN && run.size() < SIXTEEN) {
      run.add(next);
      next = block.line(index + run.size());
    }
    return run;
  }

  private static boolean isSurelyFourByFour(CellLine line) {
    int seen = 0;
    for (int i = 0; i < SIXTEEN; i++) {
      int value = line.cells().value(i);
      if (value > 0 && (seen >> value & 1) != 0) {
        return fitsFourByFour(line);
      }
      seen |= value > 0 ? 1 << value : 0;
    }
    return false;
  }

  private static boolean fitsFourByFour(CellLine line) {
    for (int i = 0; i < SIXTEEN; i++) {
      int value = line.cells().value(i);
      if (value == Symbols.UNKNOWN || value > FOUR) {
        return false;
      }
    }
    return true;
  }
}
