package org.cspworkbench.sudoku.format;

/**
 * Something that could not be read as a puzzle.
 *
 * @param position where
 * @param problem what was expected and what was found, as a sentence without capital and full stop
 */
public record Fault(Position position, String problem) implements Entry {

  private static final String NO_PUZZLE = "expected a puzzle, found ";

  /** That something else than a puzzle was found. */
  static Fault noPuzzle(Position position, String found) {
    return new Fault(position, NO_PUZZLE + found);
  }

  /** Whether something else than a puzzle was found, and not a puzzle with a fault. */
  public boolean isNoPuzzle() {
    return problem.startsWith(NO_PUZZLE);
  }

  /** The whole sentence: {@code week3.sdk:4:7: expected a digit 1-9, '.' or '0', found 'z'}. */
  public String message() {
    return position + ": " + problem;
  }
}
