package org.cspworkbench.sudoku.format;

import com.google.common.base.Joiner;
import java.util.List;
import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Finds the puzzles in a sequence of lines: a puzzle is one line with all its cells, or as many
 * lines as it has rows, each a row, with any frames and comments between them. A blank line ends a
 * puzzle.
 *
 * <p>After a fault, parsing continues at the next line that can begin a puzzle; lines that belong
 * to the fault, such as the other rows of a faulty grid, or the rest of a paragraph, are skipped.
 */
final class PuzzleParser {

  private final LineSource lines;
  private final Block block;

  PuzzleParser(LineSource lines) {
    this.lines = lines;
    this.block = new Block(lines);
  }

  /** Returns the next puzzle or fault; null at the end of the lines. */
  @Nullable Entry next() {
    SourceLine line = lines.peek();
    while (line != null && !line.isContent()) {
      lines.advance();
      line = lines.peek();
    }
    if (line == null) {
      return null;
    }
    if (line.kind() == SourceLine.Kind.PUZZLE) {
      lines.advance();
      return line.puzzle();
    }
    Fault notText = line.notText();
    Entry entry = content(line);
    return notText == null || entry == null ? entry : notText;
  }

  /** Reads what begins with a line of content. */
  private @Nullable Entry content(SourceLine line) {
    if (LibraryLine.is(line)) {
      lines.advance();
      return LibraryLine.read(line);
    }
    CellLine first = CellLine.of(line);
    if (CandidateString.is(first)) {
      lines.advance();
      return CandidateString.read(first);
    }
    if (first.isProse()) {
      return prose(first);
    }
    if (isWhole(first, 0)) {
      return whole(first);
    }
    int size = sizeOfRows(first);
    return size == 0 ? unknownSize(first) : rows(Shape.ofSize(size), first);
  }

  /** Returns whether a line, found at {@code index} in the block, holds all cells of a puzzle. */
  private boolean isWhole(CellLine line, int index) {
    return Shape.isCellCount(line.count())
        && (!line.isRow() || SixteenCells.arePuzzle(line, block, index));
  }

  private Entry whole(CellLine line) {
    lines.advance();
    GridAssembly grid = new GridAssembly(Shape.ofCellCount(line.count()), line.start());
    grid.addAll(line);
    return grid.result() instanceof Puzzle puzzle ? remarked(puzzle, line) : grid.result();
  }

  private static Puzzle remarked(Puzzle puzzle, CellLine line) {
    String text = line.line().text();
    String columns = text.substring(FirstColumn.end(text));
    return columns.startsWith("\t")
        ? new Puzzle(
            puzzle.grid(),
            puzzle.marks(),
            puzzle.position(),
            Remarks.ofColumns(columns.substring(1), puzzle.grid()))
        : puzzle;
  }

  /**
   * Returns the size of the puzzle that begins with {@code first}; 0 if there is none of that size.
   * The first row may be faulty: the next row decides if the first has no known size, or the next
   * two if they contradict it.
   */
  private int sizeOfRows(CellLine first) {
    int said = first.isRow() ? first.count() : 0;
    CellLine second = block.line(1);
    if (second == null || second.count() == said || !second.isRow()) {
      return said;
    }
    if (!first.resemblesRowOf(second.count()) || isWhole(second, 1)) {
      return said;
    }
    CellLine third = said == 0 ? second : block.line(2);
    return third != null && third.count() == second.count() ? second.count() : said;
  }

  private @Nullable Entry rows(Shape shape, CellLine first) {
    GridAssembly grid = new GridAssembly(shape, first.start());
    CellLine row = first;
    while (row != null) {
      grid.addRow(row);
      lines.advance();
      row = grid.isFull() ? null : nextRow(shape.size());
    }
    if (!grid.isFull()) {
      if (lines.peek() == null && lines.fault() != null) {
        return null; // that fault ended the grid and is reported
      }
      recordEnd(grid);
    }
    return grid.result();
  }

  private void recordEnd(GridAssembly grid) {
    SourceLine next = lines.peek();
    if (next == null) {
      grid.endedBy(lines.end(), "the end");
    } else if (next.isContent()) {
      CellLine line = CellLine.of(next);
      grid.endedBy(line.start(), line.isProse() ? "other text" : line.count() + " cells");
    } else {
      grid.endedBy(next.position(0), "an empty line");
    }
  }

  private @Nullable CellLine nextRow(int size) {
    skipDecoration();
    CellLine row = block.line(0);
    boolean belongs =
        row != null && (row.count() == size || (row.resemblesRowOf(size) && !row.isProse()));
    return belongs ? row : null;
  }

  private void skipDecoration() {
    SourceLine line = lines.peek();
    while (line != null && line.isDecoration()) {
      lines.advance();
      line = lines.peek();
    }
  }

  private Fault unknownSize(CellLine first) {
    CellLine line = first;
    while (line != null) {
      lines.advance();
      skipDecoration();
      line = block.line(0);
      boolean sameRows =
          line != null && line.count() == first.count() && first.count() <= UnknownSize.LONGEST_ROW;
      line = sameRows ? line : null;
    }
    return UnknownSize.of(first);
  }

  private Fault prose(CellLine first) {
    CellLine line = first;
    while (line != null && line.isProse()) {
      lines.advance();
      skipDecoration();
      line = block.line(0);
    }
    // Not quoted: the line may be from a file that should not be displayed.
    return Fault.noPuzzle(first.start(), "other text");
  }

  /** Describes the fault of a line that has the length neither of a row nor of a puzzle. */
  private static final class UnknownSize {

    /** A line of no more cells was meant to be a row; a longer one, a puzzle. */
    static final int LONGEST_ROW = 30;

    /** A line that differs from a puzzle by no more cells than this was meant to be that puzzle. */
    private static final int SLIP = 5;

    private static final List<Integer> CELL_COUNTS =
        Shape.usualSizes().stream().map(size -> size * size).toList();

    private UnknownSize() {}

    static Fault of(CellLine line) {
      int count = line.count();
      if (count <= LONGEST_ROW) {
        String rows = "a row of " + anyOf(List.copyOf(Shape.usualSizes())) + " cells";
        return new Fault(line.start(), "expected " + rows + " or a whole puzzle, found " + count);
      }
      for (int cells : CELL_COUNTS) {
        if (Math.abs(count - cells) <= SLIP) {
          String puzzle = cells + " cells for a puzzle of " + Shape.ofCellCount(cells);
          return new Fault(line.position(cells), "expected " + puzzle + ", found " + count);
        }
      }
      String counts = anyOf(CELL_COUNTS) + " cells";
      return new Fault(line.start(), "expected " + counts + ", found " + count);
    }

    private static String anyOf(List<Integer> numbers) {
      int last = numbers.size() - 1;
      return Joiner.on(", ").join(numbers.subList(0, last)) + " or " + numbers.get(last);
    }
  }
}
