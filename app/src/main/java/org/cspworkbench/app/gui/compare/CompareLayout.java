package org.cspworkbench.app.gui.compare;

/**
 * How a window of some size is shared out. Lengths are in units of the design.
 *
 * @param columns how many boards stand in a row
 * @param heads where the names stand
 * @param isNarrow whether bars and table share one place
 * @param figures how high table and bars are
 */
record CompareLayout(int columns, Heads heads, boolean isNarrow, int figures) {

  /** Where the names stand. */
  enum Heads {
    /** Each above its board, with what happened last below it. */
    ABOVE(24, 92, 1),
    /** Each at the left of its board, and what happened last below the name. */
    BESIDE(24, 20, 0.56);

    private final int beside;
    private final int around;
    private final double share;

    /**
     * A place of the names.
     *
     * @param beside what a pane has at both sides of its board
     * @param around what it has above and below its board
     * @param share of its width for the board
     */
    Heads(int beside, int around, double share) {
      this.beside = beside;
      this.around = around;
      this.share = share;
    }

    /** The part of the width of a pane that is for its board. */
    double share() {
      return share;
    }

    private int side(double width, double height) {
      return (int) Math.min(width * share - beside, height - around);
    }
  }

  static final int LEAST_FIGURES = 160;
  static final int DIVIDER = 5;

  private static final int ROOM_FOR_FOUR = 1100;
  private static final int MOST_FIGURES = 284;
  private static final int ROW = 38; // of the table
  private static final int EASY_TO_READ = 9 * 24;

  /**
   * The layout for {@code count} boards above table and bars. Where it is narrow, four boards stand
   * two above two, unless it is so low that they are easy to read in a row only.
   *
   * @param rows how many rows of figures there are
   */
  static CompareLayout of(int count, int rows, int width, int height) {
    boolean isNarrow = width < ROOM_FOR_FOUR;
    int most = MOST_FIGURES - ROW * (CompareModel.MOST - rows);
    int high = Math.max(LEAST_FIGURES, Math.min(most, height / 2));
    Shape shape = Shape.of(count, isNarrow, width, height - LEAST_FIGURES);
    int figures = high;
    while (figures > LEAST_FIGURES
        && shape.side(width, height - figures)
            < Math.min(EASY_TO_READ * 5 / 4, shape.side(width, height))) {
      figures--;
    }
    int odd = Math.floorMod(height - DIVIDER - figures, shape.rows()); // else rows are not alike
    figures += figures > LEAST_FIGURES ? -odd : odd;
    return new CompareLayout(shape.columns(), shape.heads(), isNarrow, figures);
  }

  /** So many boards in so many columns. */
  private record Shape(int columns, int rows, Heads heads) {

    static Shape of(int count, boolean isNarrow, int width, int height) {
      Shape inRow = new Shape(count, 1, Heads.ABOVE);
      if (!isNarrow || count < 4) {
        return inRow;
      }
      Shape above = new Shape(2, 2, Heads.ABOVE);
      Shape beside = new Shape(2, 2, Heads.BESIDE);
      Shape square = above.side(width, height) > beside.side(width, height) ? above : beside;
      int enough = Math.min(EASY_TO_READ, inRow.side(width, height));
      return square.side(width, height) >= enough ? square : inRow;
    }

    int side(int width, int height) {
      return heads.side((double) width / columns, (double) height / rows);
    }
  }
}
