package org.cspworkbench.xcsp3.models;

import com.google.common.collect.ImmutableList;

/** The instances of the repository: one or two small ones of each kind of model. */
final class PublishedModels {

  static final ImmutableList<PublishedModel> ALL =
      ImmutableList.of(
          NumberModels.allInterval(8, 40),
          NumberModels.langford(2, 7, 52),
          NumberModels.langford(3, 9, 6),
          NumberModels.magicSequence(4, 2),
          NumberModels.magicSequence(8, 1),
          NumberModels.magicSquareBySums(3, 8),
          NumberModels.magicSquareByTables(3, 8),
          NumberModels.zebra(),
          NumberModels.gracefulLadder(3, 128),
          NumberModels.distinctVectors(3, 3, 2),
          NumberModels.tables(),
          DesignModels.bibd(7, 7, 3, 3, 1, 30, "literature (30 labelled Fano planes); brute force"),
          DesignModels.bibd(4, 6, 3, 2, 1, 30, "brute force"),
          DesignModels.progressiveDesign(5, 6, 3, 2),
          DesignModels.steinerTriples(7, 30),
          DesignModels.golfers(2, 2, 3, 8),
          DesignModels.golfers(3, 2, 3, 1152),
          DesignModels.orthogonalSquares(3, 2),
          DesignModels.orthogonalSquares(4, 12),
          DesignModels.quasigroup3(4, 2),
          DesignModels.quasigroup3(5, 0),
          DesignModels.quasigroupCompletion(6, 1),
          DesignModels.queens(8, 92),
          DesignModels.colouredQueens(5, 240),
          DesignModels.colouredQueens(4, 0),
          PackingModels.knapsack(16, 270),
          PackingModels.multiKnapsack(14, 3, 227),
          PackingModels.marketSplit(2, 16, 28),
          PackingModels.pseudoBoolean(14, 5, 43),
          PackingModels.busScheduling(20, 8, 3),
          PackingModels.cuttingStock(4, 20, new int[] {13, 11, 9, 8, 7, 6, 5}, 3),
          GraphModels.groetzschColouring(),
          GraphModels.ringInPetersen(5, 120),
          GraphModels.ringInPetersen(9, 360),
          GraphModels.ringInPetersen(10, 0),
          GraphModels.roommates(
              new int[][] {
                {3, 5, 1, 4, 2},
                {5, 2, 4, 0, 3},
                {3, 4, 0, 5, 1},
                {1, 5, 4, 0, 2},
                {3, 1, 2, 5, 0},
                {4, 0, 3, 1, 2}
              },
              1),
          GraphModels.roommates(new int[][] {{1, 2, 3}, {2, 0, 3}, {0, 1, 3}, {0, 1, 2}}, 0),
          GraphModels.dubois(5),
          GraphModels.knightTour(3, 4, 16),
          GraphModels.stillLife(3, 6),
          GraphModels.stillLife(4, 8),
          GraphModels.blackHole(5, new int[][] {{0}, {1, 3, 2}, {4, 1, 3}, {2, 4, 0}}, 9),
          GridModels.crossword(283),
          GridModels.kakuro(new int[] {7, 14, 22}, new int[] {11, 12, 20}, 7),
          GridModels.nonogram(
              ImmutableList.of(".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."),
              1),
          GridModels.nonogram(ImmutableList.of("#...", ".#..", "..#.", "...#"), 24),
          BinaryTableModels.queens(6, 4),
          BinaryTableModels.queens(8, 92),
          BinaryTableModels.queens(10, 724),
          BinaryTableModels.langford(2, 7, 52),
          BinaryTableModels.langford(2, 8, 300),
          BinaryTableModels.langford(3, 9, 6),
          BinaryTableModels.queensColouring(5, 5, 240, "brute force"),
          BinaryTableModels.queensColouring(6, 6, 0, "literature (seven colours); brute force"),
          BinaryTableModels.queensColouring(4, 5, 240, "brute force"),
          BinaryTableModels.mycielski(3, 3, 0, "literature (Mycielski 1955); brute force"),
          BinaryTableModels.mycielski(3, 4, 12_480, "brute force"),
          BinaryTableModels.mycielski(4, 4, 0, "literature (Mycielski 1955); brute force"),
          BinaryTableModels.quasigroup(4, 0, 576),
          BinaryTableModels.quasigroup(5, 1, 48),
          BinaryTableModels.quasigroup(7, 3, 1),
          BinaryTableModels.zebra(),
          NotAllEqualModels.progressions(20, 2, 1442, "brute force"),
          NotAllEqualModels.progressions(
              34, 2, 28, "literature (van der Waerden's number is 35); brute force"),
          NotAllEqualModels.progressions(
              35, 2, 0, "literature (van der Waerden's number is 35); brute force"),
          NotAllEqualModels.progressions(9, 3, 15_210, "brute force"),
          NotAllEqualModels.rectangles(4, 4, 2, 840, "brute force"),
          NotAllEqualModels.rectangles(4, 6, 2, 720, "brute force"),
          NotAllEqualModels.rectangles(
              5, 5, 2, 0, "literature (Fenner and others 2010); brute force"),
          NotAllEqualModels.rectangles(3, 3, 3, 14_298, "brute force"));

  private PublishedModels() {}
}
