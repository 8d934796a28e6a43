package org.cspworkbench.presentation.paint;

/**
 * What a person wants to see of a board.
 *
 * @param candidates the values that open cells can still take
 * @param counts how many there are, on a badge
 * @param coordinates the numbers of rows and columns
 */
public record BoardView(boolean candidates, boolean counts, boolean coordinates) {

  /** Everything. */
  public static BoardView full() {
    return new BoardView(true, true, true);
  }

  /** Candidates but no numbers around them: for boards side by side. */
  public static BoardView compact() {
    return new BoardView(true, false, false);
  }

  /** Values only: for thumbnails. */
  public static BoardView plain() {
    return new BoardView(false, false, false);
  }
}
