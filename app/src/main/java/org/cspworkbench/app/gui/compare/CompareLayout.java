package org.cspworkbench.app.gui.compare;

/**
 * How a window of some size is shared out. Lengths are in units of the design.
 *
 * @param columns how many boards stand in a row
 * @param isNarrow whether bars and table share one place
 * @param figures how high table and bars are; 0 where there is no room for them
 */
record CompareLayout(int columns, boolean isNarrow, int figures) {

  static final int LEAST_FIGURES = 160;

  private static final int ROOM_FOR_FOUR = 1100;
  private static final int MOST_FIGURES = 284;
  private static final int AROUND_BOARD = 92; // what a pane has above and below its board
  private static final int BESIDE_BOARD = 24;
  private static final int EASY_TO_READ = 9 * 24;

  /**
   * The layout for {@code count} boards above table and bars.
   *
   * @param mayHide whether table and bars may be left out where boards would become too small
   */
  static CompareLayout of(int count, int width, int height, boolean mayHide) {
    boolean isNarrow = width < ROOM_FOR_FOUR;
    int high = Math.max(LEAST_FIGURES, Math.min(MOST_FIGURES, height / 2));
    boolean inSquare =
        isNarrow
            && count == 4
            && side(width, height - LEAST_FIGURES, 2, 2)
                > side(width, height - LEAST_FIGURES, 4, 1);
    int columns = inSquare ? 2 : count;
    int rows = count / columns;
    int figures = high;
    while (figures > LEAST_FIGURES
        && side(width, height - figures, columns, rows)
            < Math.min(EASY_TO_READ * 5 / 4, side(width, height, columns, rows))) {
      figures--;
    }
    boolean isTooSmall = side(width, height - figures, columns, rows) < EASY_TO_READ;
    return new CompareLayout(columns, isNarrow, mayHide && isTooSmall ? 0 : figures);
  }

  private static int side(int width, int height, int columns, int rows) {
    return Math.min(width / columns - BESIDE_BOARD, height / rows - AROUND_BOARD);
  }
}
