package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import java.io.StringReader;
import org.cspworkbench.document.SourcePosition;

/** Reads single lines of a source that has a puzzle on each line, in any order. */
public final class PuzzleLine {

  private PuzzleLine() {}

  /**
   * Returns the puzzle on a line, or the fault in its place; nothing if the line is blank or a
   * comment. All formats that represent a puzzle on one line are recognised.
   *
   * @param source the name of the source in messages
   * @param number the number of the line, from 1
   * @param text the line without its terminator
   */
  public static ImmutableList<Entry> read(String source, int number, String text) {
    SourceLine line = SourceLine.of(source, number, text);
    return switch (line.kind()) {
      case PUZZLE -> ImmutableList.of(line.puzzle());
      case BLANK, COMMENT, FRAME -> ImmutableList.of();
      case CONTENT -> content(source, number, text);
    };
  }

  private static ImmutableList<Entry> content(String source, int number, String text) {
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    PuzzleReader.of(source, new StringReader(text))
        .forEachRemaining(entry -> entries.add(moved(entry, number - 1)));
    return entries.build();
  }

  private static Entry moved(Entry entry, int lines) {
    SourcePosition at = entry.position();
    SourcePosition moved = new SourcePosition(at.source(), at.line() + lines, at.column());
    if (entry instanceof Fault fault) {
      return new Fault(fault.kind(), moved, fault.problem());
    }
    Puzzle puzzle = (Puzzle) entry;
    return puzzle.at(moved, puzzle.notices());
  }
}
