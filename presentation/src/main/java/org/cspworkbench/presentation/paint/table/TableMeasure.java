package org.cspworkbench.presentation.paint.table;

import org.cspworkbench.presentation.paint.cell.CandidateDetail;
import org.cspworkbench.presentation.surface.Size;

/**
 * The dimensions of a table with one font size.
 *
 * @param detail the level of detail of candidates
 * @param limit the index of the length limit of names
 * @param text the font size
 * @param name the width of the column of names
 * @param value the width of the column of values
 * @param strip the width of the column of candidates
 * @param place the width of the place of a candidate
 */
record TableMeasure(
    CandidateDetail detail,
    int limit,
    double text,
    double name,
    double value,
    double strip,
    double place) {

  private static final double ROW = 1.7; // in font sizes
  private static final double PADDING = 0.5;
  private static final double GAP = 1.4;
  private static final double NARROWEST_PLACE = 1.5;
  private static final double BETWEEN_LETTERS = 0.7;
  private static final double TONE = 3;
  private static final double LABELS = 3; // for which intervals have room
  private static final double FRAME = 2;

  /**
   * Returns the dimensions of {@code table}.
   *
   * @param dot the minimum width of the place of a dot
   */
  static TableMeasure of(
      TableText table,
      TableText.Widths widths,
      CandidateDetail detail,
      int limit,
      double text,
      double dot) {
    double place =
        detail == CandidateDetail.LETTERS
            ? text * Math.max(NARROWEST_PLACE, widths.label() + BETWEEN_LETTERS)
            : Math.max(dot, text * 0.6);
    double intervals = table.hasIntervals() ? text * (LABELS * widths.label() + 2 * TONE) : 0;
    double strip =
        switch (detail) {
          case LETTERS -> Math.max(place * table.lettered(), intervals);
          case DOTS -> Math.max(place * table.most(), intervals);
          case TONE -> TONE * text;
        };
    return new TableMeasure(
        detail,
        limit,
        text,
        text * (widths.names().get(limit) + 2 * PADDING),
        text * Math.max(ROW, widths.label() + 2 * PADDING),
        strip + PADDING * text,
        place);
  }

  double row() {
    return ROW * text;
  }

  /** Returns the gap between two blocks. */
  double gap() {
    return GAP * text;
  }

  /** Returns the distance between the edge of a column and its text. */
  double padding() {
    return PADDING * text;
  }

  double block() {
    return name + value + strip;
  }

  /** Returns the size of a table of {@code variables} rows in blocks of {@code rows} rows. */
  Size size(int variables, int rows) {
    int blocks = divided(variables, rows);
    return new Size(
        (int) Math.ceil(blocks * block() + (blocks - 1) * gap() + FRAME),
        (int) Math.ceil(rows * row() + FRAME));
  }

  /** Returns the number of blocks that fit side by side. */
  int blocksIn(double width) {
    return (int) ((width - FRAME + gap()) / (block() + gap()));
  }

  /**
   * Returns the number of rows of a block if all variables fit in the minimum number of blocks,
   * else 0.
   */
  int rowsIn(int variables, double width, double height) {
    int most = (int) ((height - FRAME) / row());
    if (most < 1) {
      return 0;
    }
    int blocks = divided(variables, most);
    return blocks <= blocksIn(width) ? divided(variables, blocks) : 0;
  }

  static int divided(int all, int by) {
    return (all + by - 1) / by;
  }
}
