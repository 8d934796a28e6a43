package org.cspworkbench.presentation.paint.board;

/**
 * The visible elements of a board.
 *
 * @param candidates whether the candidates of open cells are shown
 * @param counts whether the number of candidates is shown on a badge
 * @param coordinates whether the numbers of rows and columns are shown
 */
public record BoardView(boolean candidates, boolean counts, boolean coordinates) {

  /** Returns the view of a run: candidates, without their number, and coordinates. */
  public static BoardView full() {
    return new BoardView(true, false, true);
  }

  /** Returns the view with candidates only, for boards that are shown side by side. */
  public static BoardView compact() {
    return new BoardView(true, false, false);
  }

  /** Returns the view with values only, for thumbnails. */
  public static BoardView plain() {
    return new BoardView(false, false, false);
  }
}
