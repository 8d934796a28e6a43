package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;

/**
 * The cells of a saved game of GNOME Sudoku: a list of objects, each with the {@code position} of a
 * cell as row and column from 0, its {@code value}, whether that is {@code fixed}, and the {@code
 * earmarks} that the player has noted. Cells that are not listed are empty.
 */
final class GnomeCells {

  private static final int SIZE = 9;
  private static final Codec<Integer> COORDINATE = JsonCells.number(0, SIZE - 1);
  private static final Codec<Integer> VALUE = JsonCells.number(0, SIZE);
  private static final Codec<Integer> EARMARK = JsonCells.number(1, SIZE);

  private final Shape shape = Shape.ofSize(SIZE);
  private final int[] givens = new int[shape.cellCount()];
  private final int[] values = new int[shape.cellCount()];
  private final int[] marks = new int[shape.cellCount()];

  private GnomeCells() {}

  /**
   * Returns the game with the cells of a list.
   *
   * @param position where the game begins
   * @throws UnreadableException if it is none
   */
  static Puzzle read(Json list, SourcePosition position) throws UnreadableException {
    GnomeCells cells = new GnomeCells();
    for (Json cell : list.asItems()) {
      cells.add(cell);
    }
    return new Puzzle(
        Grid.ofGivens(cells.shape, cells.givens).withValues(cells.values),
        new PencilMarks(ImmutableIntArray.copyOf(cells.marks)),
        position);
  }

  private void add(Json json) throws UnreadableException {
    Fields fields = new Fields(json);
    int value = fields.find("value", VALUE).orElse(0);
    boolean isFixed = fields.find("fixed", Codec.truth()).orElse(false);
    int mask = 0;
    for (int mark : fields.find("earmarks", EARMARK.list()).orElseGet(ImmutableList::of)) {
      mask |= 1 << (mark - 1);
    }
    Optional<Json> position = fields.find("position");
    if (position.isEmpty()) {
      throw new UnreadableException(
          json.at(), "expected a cell with its position, found one without");
    }
    ImmutableIntArray place = JsonCells.pair(position.get(), COORDINATE, COORDINATE);
    int cell = shape.cell(place.get(0), place.get(1));
    givens[cell] = isFixed ? value : 0;
    values[cell] = value;
    marks[cell] = value == 0 ? mask : 0;
  }
}
