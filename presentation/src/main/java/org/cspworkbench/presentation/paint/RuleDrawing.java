package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;

/**
 * What rules add to a board, in cells: the painter of a board and the pages draw the same.
 *
 * @param outlines above the lines of the board
 * @param bands below them, together with the discs
 * @param discs below the lines of the board
 */
public record RuleDrawing(
    ImmutableList<Outline> outlines, ImmutableList<Band> bands, ImmutableList<Disc> discs) {

  /** Nothing. */
  static final RuleDrawing NOTHING =
      new RuleDrawing(ImmutableList.of(), ImmutableList.of(), ImmutableList.of());

  /**
   * A dashed line around cells, a little inside of them.
   *
   * @param label what stands in the corner of the first cell
   * @param cells the cells, ascending
   */
  public record Outline(String label, ImmutableList<Integer> cells) {}

  /**
   * A broad line with round ends through the middles of cells.
   *
   * @param cells the cells, from one end to the other
   * @param width its width, as a share of the side of a cell
   */
  public record Band(ImmutableList<Integer> cells, double width) {}

  /**
   * A round spot in the middle of a cell.
   *
   * @param cell the cell
   * @param radius as a share of the side of a cell
   */
  public record Disc(int cell, double radius) {}

  /** This and {@code more}. */
  RuleDrawing and(RuleDrawing more) {
    return new RuleDrawing(
        join(outlines, more.outlines), join(bands, more.bands), join(discs, more.discs));
  }

  private static <T> ImmutableList<T> join(ImmutableList<T> some, ImmutableList<T> more) {
    return ImmutableList.<T>builder().addAll(some).addAll(more).build();
  }
}
