package org.cspworkbench.xcsp3.models;

import com.google.common.collect.ImmutableList;

/**
 * Instances for comparisons with other solvers, each kind in at least three sizes: matrices under
 * sums and counts, decision diagrams, squares in rectangles, and colourings without rectangles.
 */
final class RacedModels {

  /** Those whose numbers are soon confirmed. */
  static final ImmutableList<PublishedModel> SMALL =
      ImmutableList.of(
          MatrixModels.regularMatrix(6, 3, 297_200, "literature (OEIS A001501); row by row"),
          MatrixModels.regularMatrix(7, 2, 3_110_940, "literature (OEIS A001499); row by row"),
          MatrixModels.randomMargins(5, 8, 38_090),
          MatrixModels.randomMargins(6, 8, 696_162),
          MatrixModels.balancedMatrix(3, 3, 56),
          MatrixModels.weightedMatrix(5, 8, 21_446),
          MatrixModels.orderedDesign(6, 20, 10, 3, 4, 21),
          DiagramModels.randomDiagram(21, 3, 10, 10, 40, 1, 568),
          DiagramModels.randomDiagram(24, 3, 11, 10, 60, 1, 355),
          DiagramModels.randomDiagram(20, 4, 11, 8, 60, 1, 2_249),
          SquareModels.consecutive(8, 13, 16, 0),
          SquareModels.consecutive(8, 14, 15, 252),
          SquareModels.consecutive(9, 16, 18, 0),
          SquareModels.perfect(32, 33, new int[] {18, 15, 14, 10, 9, 8, 7, 4, 1}, 4),
          SquareModels.perfect(47, 65, new int[] {25, 24, 23, 22, 19, 17, 11, 6, 5, 3}, 4));

  /** Those whose numbers were confirmed when they were written. */
  static final ImmutableList<PublishedModel> LARGE =
      ImmutableList.of(
          MatrixModels.balancedMatrix(2, 6, 395_550),
          MatrixModels.balancedMatrix(4, 3, 346),
          MatrixModels.weightedMatrix(5, 9, 519_698),
          MatrixModels.weightedMatrix(6, 8, 180_515),
          MatrixModels.orderedDesign(6, 30, 15, 3, 6, 134),
          MatrixModels.orderedDesign(6, 50, 25, 3, 10, 1_366),
          MatrixModels.orderedDesign(7, 28, 12, 3, 4, 7_144),
          DiagramModels.randomDiagram(18, 5, 9, 9, 300, 1, 14_252),
          DiagramModels.randomDiagram(18, 5, 12, 9, 300, 1, 16),
          DiagramModels.randomDiagram(30, 5, 18, 9, 300, 1, 1_384),
          SquareModels.consecutive(9, 15, 20, 30_208),
          SquareModels.consecutive(10, 20, 20, 0),
          SquareModels.consecutive(11, 22, 23, 0),
          SquareModels.perfectSquare112(),
          NotAllEqualModels.colourableRectangles(8, 8, 3),
          NotAllEqualModels.colourableRectangles(9, 9, 3),
          NotAllEqualModels.colourableRectangles(10, 10, 3));

  private RacedModels() {}
}
