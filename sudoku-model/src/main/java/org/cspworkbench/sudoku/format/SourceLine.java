package org.cspworkbench.sudoku.format;

import java.util.regex.Pattern;

/**
 * One line of a source, without its comment.
 *
 * @param source the name of the source
 * @param number the number of the line, from 1
 * @param text the line up to the comment
 * @param kind what it is, as far as can be said without looking at cells
 */
record SourceLine(String source, int number, String text, Kind kind) {

  /** What a line can be. */
  enum Kind {
    /** Nothing at all: it ends a puzzle. */
    BLANK,
    /** Only a comment or a heading. */
    COMMENT,
    /** Only a part of the drawing around the cells. */
    FRAME,
    /** Cells, or something that should be. */
    CONTENT,
    /** All cells of a puzzle, and nothing that could be anything else: a {@link PlainLine}. */
    PUZZLE
  }

  private static final char COMMENT_MARK = '#';

  /** What some programs write above a puzzle: {@code [Puzzle]}. */
  private static final Pattern HEADING = Pattern.compile("\\s*\\[[A-Za-z]{3,20}\\]\\s*");

  static SourceLine of(String source, int number, String raw) {
    if (PlainLine.isOne(raw)) {
      return new SourceLine(source, number, raw, Kind.PUZZLE);
    }
    int mark = raw.indexOf(COMMENT_MARK);
    String text = mark < 0 ? raw : raw.substring(0, mark);
    if (HEADING.matcher(text).matches()) {
      return new SourceLine(source, number, text, Kind.COMMENT);
    }
    if (Frame.BLANK.matchesAllOf(text)) {
      return new SourceLine(source, number, text, mark < 0 ? Kind.BLANK : Kind.COMMENT);
    }
    return new SourceLine(source, number, text, Frame.isOnly(text) ? Kind.FRAME : Kind.CONTENT);
  }

  boolean isContent() {
    return kind == Kind.CONTENT || kind == Kind.PUZZLE;
  }

  /** Returns whether it stands between the rows of a puzzle without meaning anything. */
  boolean isDecoration() {
    return kind == Kind.COMMENT || kind == Kind.FRAME;
  }

  /**
   * Returns the place of the character at {@code index} of the text; a character beyond the basic
   * plane is one column.
   */
  Position position(int index) {
    return new Position(source, number, text.codePointCount(0, index) + 1);
  }
}
