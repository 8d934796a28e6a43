package org.cspworkbench.xcsp3.models;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Colourings without sets of four things of one colour. */
final class NotAllEqualModels {

  private NotAllEqualModels() {}

  private static PublishedModel stated(
      String name, int things, int colours, List<int[]> sets, long solutions, String evidence) {
    InstanceText text = new InstanceText().array("x", "[" + things + "]", "0.." + (colours - 1));
    for (int[] set : sets) {
      String list = InstanceText.names(set.length, k -> "x[%d]".formatted(set[k]));
      text.constraint(
          "<nValues><list> %s </list><condition> (gt,1) </condition></nValues>".formatted(list));
    }
    return PublishedModel.counted(
        name,
        text,
        solutions,
        evidence,
        () ->
            BruteForce.count(
                things,
                0,
                colours - 1,
                (x, k) ->
                    sets.stream()
                        .filter(set -> set[set.length - 1] == k)
                        .noneMatch(set -> IntStream.of(set).allMatch(i -> x[i] == x[k]))));
  }

  /**
   * Colours of the numbers from 1 to {@code n} without an arithmetic progression of four numbers in
   * one colour (van der Waerden, "Beweis einer Baudetschen Vermutung", 1927).
   */
  static PublishedModel progressions(int n, int colours, long solutions, String evidence) {
    List<int[]> sets = new ArrayList<>();
    for (int step = 1; 3 * step < n; step++) {
      for (int first = 0; first + 3 * step < n; first++) {
        sets.add(new int[] {first, first + step, first + 2 * step, first + 3 * step});
      }
    }
    return stated(
        "Progressions-%d-%d".formatted(n, colours), n, colours, sets, solutions, evidence);
  }

  /**
   * Colours of the cells of a grid without a rectangle whose four corners have one colour (Fenner,
   * Gasarch, Glover and Purewal, "Rectangle Free Coloring of Grids", 2010).
   */
  static PublishedModel rectangles(
      int rows, int columns, int colours, long solutions, String evidence) {
    List<int[]> sets = new ArrayList<>();
    for (int last = 0; last < rows * columns; last++) {
      for (int first = 0; first < last; first++) {
        int height = last / columns - first / columns;
        int width = last % columns - first % columns;
        if (height > 0 && width > 0) {
          sets.add(new int[] {first, first + width, last - width, last});
        }
      }
    }
    return stated(
        "Rectangles-%d-%d-%d".formatted(rows, columns, colours),
        rows * columns,
        colours,
        sets,
        solutions,
        evidence);
  }

  /**
   * The same where only one colouring is asked for, since a smallest uncolourable grid is larger.
   */
  static PublishedModel colourableRectangles(int rows, int columns, int colours) {
    PublishedModel counted =
        rectangles(rows, columns, colours, 1, "literature (Fenner and others 2010)");
    return new PublishedModel(
        counted.name(),
        counted.text(),
        PublishedModel.Goal.ONE,
        1,
        counted.evidence(),
        counted.bruteForce());
  }
}
