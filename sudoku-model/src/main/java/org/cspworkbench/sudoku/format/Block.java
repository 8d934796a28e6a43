package org.cspworkbench.sudoku.format;

import org.jspecify.annotations.Nullable;

/**
 * The lines of content from the next one up to a blank line or the end: what can belong to one
 * puzzle.
 */
final class Block {

  /** How many lines to look ahead at most, frames and comments included. */
  private static final int FARTHEST = 64;

  private final LineSource lines;

  Block(LineSource lines) {
    this.lines = lines;
  }

  /**
   * Returns one line of content, without consuming it; null if the block has fewer.
   *
   * @param index how many lines of content come before it; frames and comments do not count
   */
  @Nullable CellLine line(int index) {
    int before = 0;
    for (int distance = 0; distance < FARTHEST; distance++) {
      SourceLine line = lines.peek(distance);
      if (line == null || line.kind() == SourceLine.Kind.BLANK) {
        return null;
      }
      if (line.isContent() && before++ == index) {
        return line.cells();
      }
    }
    return null;
  }
}
