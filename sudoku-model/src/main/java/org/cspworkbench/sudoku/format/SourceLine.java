package org.cspworkbench.sudoku.format;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.document.SourcePosition;
import org.jspecify.annotations.Nullable;

/** One line of a source, without its comment. Immutable, except that its cells are found once. */
final class SourceLine {

  /** The kinds of lines. */
  enum Kind {
    /** A blank line, which ends a puzzle. */
    BLANK,
    /** Only a comment or a heading. */
    COMMENT,
    /** Only a part of the frame around the cells. */
    FRAME,
    /** Cells, or text in the place of cells. */
    CONTENT,
    /** All cells of a puzzle, unambiguously: a {@link PlainLine}. */
    PUZZLE
  }

  private static final char COMMENT_MARK = '#';

  /** Characters that no text has. */
  private static final CharMatcher CONTROL =
      CharMatcher.javaIsoControl().and(CharMatcher.noneOf("\t\f")).precomputed();

  /** A heading that some programs write above a puzzle: {@code [Puzzle]}. */
  private static final class Heading { // apart, as a puzzle on one line does without
    private static final Pattern PATTERN = Pattern.compile("\\s*\\[[A-Za-z]{3,20}\\]\\s*");
  }

  /** What programs write before a list. */
  private static final class Assignment {
    private static final Pattern PATTERN =
        Pattern.compile(
            "[\\w\\s\\[\\]<>.:]*=\\s*(new\\s+\\w+[\\s\\[\\]]*)?([\\w.]+\\()?(?=\\s*[\\[({\"'])");
  }

  private final String source;
  private final int number;
  private final String text;
  private final Kind kind;
  private @Nullable CellLine cells;

  private SourceLine(String source, int number, String text, Kind kind) {
    this.source = source;
    this.number = number;
    this.text = text;
    this.kind = kind;
  }

  static SourceLine of(String source, int number, String raw) {
    if (PlainLine.read(raw) != null) {
      return new SourceLine(source, number, raw, Kind.PUZZLE);
    }
    if (CompressedPuzzle.isAddress(raw)) {
      return new SourceLine(source, number, raw, Kind.CONTENT);
    }
    int mark = raw.indexOf(COMMENT_MARK);
    String text = withoutAssignment(mark < 0 ? raw : raw.substring(0, mark));
    if (Heading.PATTERN.matcher(text).matches()) {
      return new SourceLine(source, number, text, Kind.COMMENT);
    }
    if (FrameCharacters.BLANK.matchesAllOf(text)) {
      return new SourceLine(source, number, text, mark < 0 ? Kind.BLANK : Kind.COMMENT);
    }
    return new SourceLine(
        source, number, text, FrameCharacters.isOnly(text) ? Kind.FRAME : Kind.CONTENT);
  }

  /** Replaces {@code int[][] board =} before a list by blanks, so that columns stay. */
  private static String withoutAssignment(String text) {
    if (text.indexOf('=') < 0) {
      return text;
    }
    Matcher assignment = Assignment.PATTERN.matcher(text);
    return assignment.lookingAt()
        ? " ".repeat(assignment.end()) + text.substring(assignment.end())
        : text;
  }

  /** Returns the line up to the comment. */
  String text() {
    return text;
  }

  /** Returns its kind, as far as it does not depend on the cells. */
  Kind kind() {
    return kind;
  }

  /** Returns its cells; only a line of content has some. */
  CellLine cells() {
    CellLine found = cells == null ? CellLine.of(this) : cells;
    cells = found;
    return found;
  }

  /** Returns the name of its source. */
  String source() {
    return source;
  }

  /** Returns this line with blanks in place of its first {@code length} characters. */
  SourceLine withoutStart(int length) {
    return new SourceLine(
        source, number, " ".repeat(length) + text.substring(length), Kind.CONTENT);
  }

  /** Returns this line, which looks like a part of a frame, as a row of cells. */
  SourceLine asContent() {
    return new SourceLine(source, number, text, Kind.CONTENT);
  }

  boolean isContent() {
    return kind == Kind.CONTENT || kind == Kind.PUZZLE;
  }

  /** Returns the fault of a line of content with a control character; null if there is none. */
  @Nullable Fault notText() {
    int control = kind == Kind.CONTENT ? CONTROL.indexIn(text) : -1;
    return control < 0 ? null : Fault.notText(position(control), text.charAt(control));
  }

  /** Returns whether it is ignored between the rows of a puzzle. */
  boolean isDecoration() {
    return kind == Kind.COMMENT || kind == Kind.FRAME;
  }

  /** Returns the puzzle of a line of kind {@link Kind#PUZZLE}. */
  Puzzle puzzle() {
    return requireNonNull(PlainLine.read(text)).puzzle(position(0));
  }

  /**
   * Returns the place of the character at {@code index} of the text; a character beyond the basic
   * plane is one column.
   */
  SourcePosition position(int index) {
    return new SourcePosition(source, number, text.codePointCount(0, index) + 1);
  }
}
