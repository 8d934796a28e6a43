package org.cspworkbench.viewer.compare;

/**
 * The layout of the page for a window size. Lengths are in design units.
 *
 * @param columns the number of boards in a row
 * @param heads the placement of the names
 * @param isNarrow whether chart and table share one place
 * @param figures the height of table and chart
 */
public record CompareLayout(int columns, Heads heads, boolean isNarrow, int figures) {

  /** The placement of the names. */
  public enum Heads {
    /** Each name is above its board, and the narration is below the board. */
    ABOVE(24, 92, 1),
    /** Each name is to the left of its board, and the narration is below the name. */
    BESIDE(24, 20, 0.56);

    private final int beside;
    private final int around;
    private final double share;

    /**
     * Creates a placement of the names.
     *
     * @param beside the width of a pane without its board
     * @param around the height of a pane without its board
     * @param share the part of its width for the board
     */
    Heads(int beside, int around, double share) {
      this.beside = beside;
      this.around = around;
      this.share = share;
    }

    /** Returns the part of the width of a pane that its board takes. */
    public double share() {
      return share;
    }

    private int side(double width, double height) {
      return (int) Math.min(width * share - beside, height - around);
    }
  }

  /** The smallest width or height of the figures, in unscaled pixels. */
  public static final int LEAST_FIGURES = 160;

  /** The width of a divider, in unscaled pixels. */
  public static final int DIVIDER = 5;

  private static final int ROOM_FOR_FOUR = 1100;
  private static final int MOST_FIGURES = 284;
  private static final int ROW = 38; // the height of a row of the table
  private static final int EASY_TO_READ = 9 * 24;

  /**
   * Returns the layout for {@code count} boards above table and chart. In a narrow window, four
   * boards are placed in two rows, unless the window is so low that they are legible in one row
   * only.
   *
   * @param rows the number of rows of figures
   */
  public static CompareLayout of(int count, int rows, int width, int height) {
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
    int odd = Math.floorMod(height - DIVIDER - figures, shape.rows()); // keeps rows equally high
    figures += figures > LEAST_FIGURES ? -odd : odd;
    return new CompareLayout(shape.columns(), shape.heads(), isNarrow, figures);
  }

  /** An arrangement of boards in rows and columns. */
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
