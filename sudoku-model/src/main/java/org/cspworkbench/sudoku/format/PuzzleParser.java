package org.cspworkbench.sudoku.format;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.cspworkbench.document.SourcePosition;
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

  /** A line of no more cells was meant to be a row; a longer one, a puzzle. */
  static final int LONGEST_ROW = 30;

  /**
   * A form of a puzzle on one line that other notations would misread.
   *
   * @param recogniser returns whether a line of content has this form
   * @param reader reads such a line
   */
  private record OneLineForm(Predicate<SourceLine> recogniser, Function<SourceLine, Entry> reader) {

    static final ImmutableList<OneLineForm> ALL =
        ImmutableList.of(
            new OneLineForm(CompressedPuzzle::isOne, CompressedPuzzle::read),
            new OneLineForm(LibraryLine::is, LibraryLine::read),
            new OneLineForm(
                line -> CandidateString.is(line.cells()),
                line -> CandidateString.read(line.cells())));

    static @Nullable OneLineForm of(SourceLine line) {
      return ALL.stream().filter(form -> form.recogniser().test(line)).findFirst().orElse(null);
    }
  }

  private final LineSource lines;
  private final Block block;
  private final BlockRows blockRows;
  private final Titles titles;
  private final ZeroMeaning zeros;
  private final List<Puzzle.Notice> remarks = new ArrayList<>(); // for the next puzzle
  private final Set<String> made = new HashSet<>();

  PuzzleParser(LineSource lines) {
    this.lines = lines;
    this.block = new Block(lines);
    this.blockRows = new BlockRows(lines);
    this.titles = new Titles(lines, blockRows);
    this.zeros = new ZeroMeaning(lines);
  }

  /** Returns whether a line of content is a whole puzzle in one of the forms for this. */
  static boolean isOfOneLine(SourceLine line) {
    return OneLineForm.of(line) != null;
  }

  /** Returns the next puzzle or fault; null at the end of the lines. */
  @Nullable Entry next() {
    Entry entry = read();
    if (!(entry instanceof Puzzle puzzle)) {
      return entry;
    }
    puzzle.notices().forEach(remark -> remark(remark.position(), remark.sentence()));
    Puzzle remarked = puzzle.at(puzzle.position(), ImmutableList.copyOf(remarks));
    remarks.clear();
    return remarked;
  }

  /** Adds a remark to the next puzzle, unless another one in the file has it. */
  private void remark(SourcePosition position, @Nullable String sentence) {
    if (sentence != null && made.add(sentence)) {
      remarks.add(new Puzzle.Notice(position, sentence));
    }
  }

  private @Nullable Entry read() {
    SourceLine line = firstContent();
    if (line == null) {
      return null;
    }
    if (line.kind() == SourceLine.Kind.PUZZLE) {
      lines.advance();
      return line.puzzle();
    }
    int title = titles.length();
    if (title > 0) {
      remark(line.position(0), "other text before a puzzle, such as a title, is ignored");
      for (int i = 0; i < title; i++) {
        lines.advance();
      }
      return read();
    }
    Fault notText = line.notText();
    Entry entry = content(line);
    return notText == null || entry == null ? entry : notText;
  }

  /** Reads what begins with a line of content. */
  private @Nullable Entry content(SourceLine line) {
    OneLineForm form = OneLineForm.of(line);
    if (form != null) {
      lines.advance();
      return form.reader().apply(line);
    }
    CellLine first = line.cells();
    remark(first.start(), first.notation().remark(first.cells(), line.text()));
    if (first.isProse()) {
      return prose(first);
    }
    if (isWhole(first, 0)) {
      return whole(first);
    }
    int size = sizeOfRows(first);
    return size == 0 ? unknownSize(first) : rows(Shape.ofSize(size), first);
  }

  /** Proceeds to the next line of content, of which the block is prepared; null if none is left. */
  private @Nullable SourceLine firstContent() {
    boolean isPrepared = false;
    SourceLine line = lines.peek();
    while (line != null && !(isPrepared && line.isContent())) {
      boolean isInBlock = line.isContent() || line.kind() == SourceLine.Kind.FRAME;
      if (isInBlock && !isPrepared) {
        blockRows.prepare(0); // which may make a frame content
        isPrepared = true;
      } else {
        isPrepared &= isInBlock;
        lines.advance();
      }
      line = lines.peek();
    }
    return line;
  }

  /** Returns whether a line, found at {@code index} in the block, holds all cells of a puzzle. */
  private boolean isWhole(CellLine line, int index) {
    return Shape.isCellCount(line.count())
        && (!line.isRow() || SixteenCells.arePuzzle(line, block, index));
  }

  private Entry whole(CellLine line) {
    lines.advance();
    GridAssembly grid = new GridAssembly(Shape.ofCellCount(line.count()), line.start(), zeros);
    grid.addAll(line);
    return grid.result() instanceof Puzzle puzzle ? remarked(puzzle, line) : grid.result();
  }

  private static Puzzle remarked(Puzzle puzzle, CellLine line) {
    String text = line.line().text();
    String columns = text.substring(FirstColumn.end(text));
    return columns.startsWith("\t")
        ? puzzle.with(Remarks.ofColumns(columns.substring(1), puzzle.grid()))
        : puzzle;
  }

  /**
   * Returns the size of the puzzle that begins with {@code first}; 0 if there is none of that size.
   * The first row may be faulty: the next row decides if the first has no known size, or the next
   * two if they contradict it.
   */
  private int sizeOfRows(CellLine first) {
    int stated = first.isRow() ? first.count() : 0;
    CellLine second = block.line(1);
    if (second == null || second.count() == stated || !second.isRow()) {
      return stated;
    }
    if (!first.resemblesRowOf(second.count()) || isWhole(second, 1)) {
      return stated;
    }
    CellLine third = stated == 0 ? second : block.line(2);
    return third != null && third.count() == second.count() ? second.count() : stated;
  }

  private @Nullable Entry rows(Shape shape, CellLine first) {
    GridAssembly grid = new GridAssembly(shape, first.start(), zeros);
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
      CellLine line = next.cells();
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
          line != null && line.count() == first.count() && first.count() <= LONGEST_ROW;
      line = sameRows ? line : null;
    }
    return UnknownSize.of(first);
  }

  private Fault prose(CellLine first) {
    if (CompressedPuzzle.isAddress(first.line().text())) {
      lines.advance();
      return Fault.noPuzzle(first.start(), "a link that does not contain one");
    }
    CellLine line = first;
    while (line != null && line.isProse()) {
      lines.advance();
      skipDecoration();
      CellLine next = block.line(0);
      boolean isNoText = next != null && next.line().notText() != null; // a fault of its own
      line = isNoText ? null : next;
    }
    // Not quoted: the line may be from a file that should not be displayed.
    return Fault.noPuzzle(first.start(), "other text");
  }

  /** Describes the fault of a line that has the length neither of a row nor of a puzzle. */
  private static final class UnknownSize {

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
