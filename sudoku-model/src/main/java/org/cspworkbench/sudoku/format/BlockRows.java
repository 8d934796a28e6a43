package org.cspworkbench.sudoku.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Prepares the lines of a block: what stands before each row to number it is removed, and rows that
 * look like parts of a frame, as all their cells are empty, become content.
 */
final class BlockRows {

  /** How many lines to look ahead at most, frames and comments included. */
  private static final int FARTHEST = 64;

  /** The name of a row, up to the bar or blank behind it: {@code 1.}, {@code r1}, {@code A}. */
  private static final Pattern LABEL =
      Pattern.compile(
          "\\s*(?:[rR](?:ow)?\\s*)?(\\d{1,2}|[A-Ya-y])(?:[.:)\\]]\\s*|\\s+|(?=[|│║┃]))");

  private final LineSource lines;

  BlockRows(LineSource lines) {
    this.lines = lines;
  }

  /** Prepares the block that begins {@code distance} lines after the next. */
  void prepare(int distance) {
    List<Integer> content = new ArrayList<>();
    List<Integer> frames = new ArrayList<>();
    for (int i = distance; i < distance + FARTHEST; i++) {
      SourceLine line = lines.peek(i);
      if (line == null || line.kind() == SourceLine.Kind.BLANK || isLong(line)) {
        break;
      }
      if (line.isContent()) {
        content.add(i);
        if (content.size() == 1 && !mayBeDisguised(line)) {
          return; // as most blocks
        }
      } else if (line.kind() == SourceLine.Kind.FRAME) {
        frames.add(i);
      }
    }
    if (!content.isEmpty()) {
      removeLabels(content);
      restoreEmptyRows(content, frames);
    }
  }

  /** Returns whether a line has more cells than a row. */
  private static boolean isLong(SourceLine line) {
    return line.kind() == SourceLine.Kind.PUZZLE
        || (line.isContent() && line.cells().count() > PuzzleParser.LONGEST_ROW);
  }

  private static boolean mayBeDisguised(SourceLine line) {
    return FrameCharacters.BARS.matchesAnyOf(line.text())
        || label(line) != null
        || !hasOtherEmptyCell(line.cells());
  }

  private void removeLabels(List<Integer> content) {
    SourceLine first = lineAt(content.get(0));
    Matcher label = label(first);
    if (label == null) {
      return;
    }
    int size = first.withoutStart(label.end()).cells().count();
    if (!Shape.usualSizes().contains(size) || content.size() < size || areRows(content)) {
      return;
    }
    List<SourceLine> rows = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      SourceLine line = lineAt(content.get(row));
      Matcher next = label(line);
      if (next == null || !isNumber(next.group(1), row)) {
        return;
      }
      SourceLine rest = line.withoutStart(next.end());
      if (rest.cells().count() != size) {
        return;
      }
      rows.add(rest);
    }
    for (int row = 0; row < size; row++) {
      lines.replace(content.get(row), rows.get(row));
    }
  }

  /** Returns whether the lines are the rows of a puzzle as they are. */
  private boolean areRows(List<Integer> content) {
    int size = lineAt(content.get(0)).cells().count();
    return Shape.usualSizes().contains(size)
        && content.size() >= size
        && content.stream().limit(size).allMatch(at -> lineAt(at).cells().count() == size);
  }

  private static @Nullable Matcher label(SourceLine line) {
    Matcher label = LABEL.matcher(line.text());
    return label.lookingAt()
            && !FrameCharacters.BLANK.matchesAllOf(line.text().substring(label.end()))
        ? label
        : null;
  }

  /** Returns whether {@code label} names the row with this index. */
  private static boolean isNumber(String label, int row) {
    return label.equals(String.valueOf(row + 1))
        || label.equals("0" + (row + 1))
        || label.equalsIgnoreCase(String.valueOf((char) ('A' + row)));
  }

  private void restoreEmptyRows(List<Integer> content, List<Integer> frames) {
    int size = lineAt(content.get(0)).cells().count();
    long rows = content.stream().filter(at -> lineAt(at).cells().count() == size).count();
    List<Integer> empty = frames.stream().filter(at -> isEmptyRow(at, size, content)).toList();
    if (Shape.usualSizes().contains(size)
        && rows % size != 0
        && (rows + empty.size()) % size == 0) {
      empty.forEach(at -> lines.replace(at, lineAt(at).asContent()));
    }
  }

  private boolean isEmptyRow(int at, int size, List<Integer> content) {
    String text = lineAt(at).text();
    boolean isOfDashes =
        FrameCharacters.DASH.or(FrameCharacters.BLANK).or(FrameCharacters.BARS).matchesAllOf(text)
            && FrameCharacters.DASH.countIn(text) == size;
    if (isOfDashes) {
      return content.stream().noneMatch(row -> hasOtherEmptyCell(lineAt(row).cells()));
    }
    Spans blank = FrameCharacters.BARS.matchesAnyOf(text) ? BlankCells.in(text) : null;
    return blank != null && blank.count() == size;
  }

  private static boolean hasOtherEmptyCell(CellLine row) {
    return IntStream.range(0, row.count())
        .anyMatch(i -> row.value(i) == 0 && !row.cells().text(i).equals("-"));
  }

  private SourceLine lineAt(int distance) {
    SourceLine line = lines.peek(distance);
    if (line == null) {
      throw new IllegalStateException("the line " + distance + " was there");
    }
    return line;
  }
}
