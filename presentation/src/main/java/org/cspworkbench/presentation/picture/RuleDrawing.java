package org.cspworkbench.presentation.picture;

import com.google.common.collect.ImmutableList;

/**
 * The drawing of rules on a board, in terms of cells. The painter of a board and exported pages
 * share it.
 *
 * @param outlines above the lines of the board
 * @param bands below the lines of the board, as the discs
 * @param discs below the lines of the board
 */
public record RuleDrawing(
    ImmutableList<Outline> outlines, ImmutableList<Band> bands, ImmutableList<Disc> discs) {

  /** The empty drawing. */
  public static final RuleDrawing NOTHING =
      new RuleDrawing(ImmutableList.of(), ImmutableList.of(), ImmutableList.of());

  /**
   * A dashed line around cells, slightly inside of them.
   *
   * @param label the text in the corner of the first cell; may be empty
   * @param cells the cells, ascending
   */
  public record Outline(String label, ImmutableList<Integer> cells) {}

  /**
   * A broad line with round ends through the centres of cells.
   *
   * @param cells the cells, from one end to the other
   * @param width the width, as a fraction of the side of a cell
   */
  public record Band(ImmutableList<Integer> cells, double width) {}

  /**
   * A disc in the centre of a cell.
   *
   * @param cell the cell
   * @param radius the radius, as a fraction of the side of a cell
   */
  public record Disc(int cell, double radius) {}

  /** Returns the union of this drawing and {@code more}. */
  public RuleDrawing and(RuleDrawing more) {
    return new RuleDrawing(
        join(outlines, more.outlines), join(bands, more.bands), join(discs, more.discs));
  }

  private static <T> ImmutableList<T> join(ImmutableList<T> some, ImmutableList<T> more) {
    return ImmutableList.<T>builder().addAll(some).addAll(more).build();
  }
}
