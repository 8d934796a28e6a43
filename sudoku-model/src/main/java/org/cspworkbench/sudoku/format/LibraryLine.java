package org.cspworkbench.sudoku.format;

import com.google.common.base.Splitter;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;

/**
 * A line of a library of positions, its fields between colons: {@code :0100:6:53..+7…:611 612::…:},
 * that is a technique, digits, the grid, the candidates that are gone, and more that is ignored. In
 * the grid a plus stands before what was filled in and not given. A candidate that is gone is a
 * digit, a row and a column.
 */
final class LibraryLine {

  private static final char FIELD = ':';
  private static final char FILLED_IN = '+';
  private static final int GRID_FIELD = 3;
  private static final int GONE_FIELD = 4;
  private static final int NINE = 9;

  private final SourceLine line;
  private final List<String> fields;

  private LibraryLine(SourceLine line) {
    this.line = line;
    this.fields = Splitter.on(FIELD).splitToList(line.text());
  }

  /**
   * Returns whether a line is one of these: it begins with a colon and has a field for the grid.
   */
  static boolean is(SourceLine line) {
    String text = line.text();
    return text.charAt(0) == FIELD && text.chars().filter(c -> c == FIELD).count() >= GRID_FIELD;
  }

  /** Returns the position in {@code line}, or what is wrong with it. */
  static Entry read(SourceLine line) {
    return new LibraryLine(line).read();
  }

  private Entry read() {
    List<Integer> values = new ArrayList<>();
    List<Boolean> given = new ArrayList<>();
    String text = fields.get(GRID_FIELD);
    int start = start(GRID_FIELD);
    for (int i = 0; i < text.length(); i++) {
      boolean filledIn = text.charAt(i) == FILLED_IN && i + 1 < text.length();
      i += filledIn ? 1 : 0;
      int value = Symbols.valueOf(text.charAt(i));
      if (value == Symbols.UNKNOWN || value > NINE) {
        return fault(start + i, "expected a digit 1-9, '.' or '+', found " + quote(text, i));
      }
      values.add(value);
      given.add(!filledIn);
    }
    Shape shape = Shape.ofSize(NINE);
    if (values.size() != shape.cellCount()) {
      return fault(start, "expected 81 cells, found " + values.size());
    }
    Grid grid =
        Grid.ofGivens(shape, shape.cells().map(c -> given.get(c) ? values.get(c) : 0).toArray())
            .withValues(values.stream().mapToInt(Integer::intValue).toArray());
    return withoutGone(grid);
  }

  private Entry withoutGone(Grid grid) {
    String text = fields.size() > GONE_FIELD ? fields.get(GONE_FIELD) : "";
    SourcePosition position = line.position(start(GRID_FIELD));
    int[] marks = PencilMarks.candidatesOf(grid).masks().toArray();
    Spans gone = Spans.between(FrameCharacters.BLANK, text, text.length());
    for (int i = 0; i < gone.count(); i++) {
      String candidate = gone.text(i);
      if (!candidate.matches("[1-9]{3}")) {
        return fault(
            start(GONE_FIELD) + gone.start(i),
            "expected a candidate as digit, row and column, found " + Quote.of(candidate));
      }
      int cell = grid.shape().cell(candidate.charAt(1) - '1', candidate.charAt(2) - '1');
      marks[cell] &= ~(1 << (candidate.charAt(0) - '1'));
    }
    return gone.count() == 0
        ? new Puzzle(grid, position)
        : new Puzzle(grid, new PencilMarks(ImmutableIntArray.copyOf(marks)), position);
  }

  /** Returns where a field begins in the line. */
  private int start(int field) {
    return fields.subList(0, field).stream().mapToInt(text -> text.length() + 1).sum();
  }

  private static String quote(String text, int at) {
    return Quote.of(text.substring(at, at + Character.charCount(text.codePointAt(at))));
  }

  private Fault fault(int at, String problem) {
    return new Fault(line.position(at), problem);
  }
}
