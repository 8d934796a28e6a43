package org.cspworkbench.sudoku.format;

import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/**
 * Something that could not be read as a puzzle.
 *
 * @param kind whether there was a puzzle
 * @param position where
 * @param problem what was expected and what was found, as a sentence without capital and full stop
 */
public record Fault(Kind kind, SourcePosition position, String problem) implements Entry {

  /** What could not be read. */
  public enum Kind {
    /** A puzzle with an error in it. */
    FAULTY_PUZZLE,
    /** Something other than a puzzle. */
    NO_PUZZLE,
    /** Something other than text. */
    NO_TEXT
  }

  /** An error in a puzzle. */
  Fault(SourcePosition position, String problem) {
    this(Kind.FAULTY_PUZZLE, position, problem);
  }

  /** An error in a puzzle that a part of its reader reports. */
  static Fault of(UnreadableException error) {
    return new Fault(error.position(), error.problem());
  }

  /** Something other than a puzzle. */
  static Fault noPuzzle(SourcePosition position, String found) {
    return new Fault(Kind.NO_PUZZLE, position, "expected a puzzle, found " + found);
  }

  /** A character of which text does not consist. */
  static Fault notText(SourcePosition position, char found) {
    String character =
        found < 0x80
            ? "a byte of value " + (int) found
            : String.format("the control character U+%04X", (int) found);
    return new Fault(Kind.NO_TEXT, position, "expected text, found " + character);
  }

  /**
   * Returns the whole sentence: {@code week3.sdk:4:7: expected a digit 1-9, '.' or '0', found 'z'}.
   */
  public String message() {
    return position + ": " + problem;
  }
}
