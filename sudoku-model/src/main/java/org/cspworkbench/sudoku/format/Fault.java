package org.cspworkbench.sudoku.format;

/**
 * Something that could not be read as a puzzle.
 *
 * @param position where
 * @param problem what was expected and what was found, as a sentence without capital and full stop
 */
public record Fault(Position position, String problem) implements Entry {

  /** The whole sentence: {@code week3.sdk:4:7: expected a digit 1-9, '.' or '0', found 'z'}. */
  public String message() {
    return position + ": " + problem;
  }
}
