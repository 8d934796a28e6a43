package org.cspworkbench.xcsp3.models;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Grids that are filled by tables of what a line may hold. */
final class GridModels {

  private static final ImmutableList<String> WORDS =
      ImmutableList.of(
          "ace", "age", "ale", "ant", "ape", "arc", "are", "arm", "art", "ate", "bat", "bee", "bet",
          "cap", "car", "cat", "ear", "eat", "eel", "ewe", "lap", "let", "map", "mat", "net", "pan",
          "pea", "pen", "pet", "rap", "rat", "red", "tap", "tar", "tea", "ten", "toe", "tot");

  private GridModels() {}

  /** Crossword: three words across and three down, from a list. */
  static PublishedModel crossword(long solutions) {
    InstanceText text = new InstanceText().array("x", "[3][3]", "0..25");
    for (int i = 0; i < 3; i++) {
      text.supports("x[%d][]".formatted(i), WORDS.stream().map(GridModels::tupleOf));
      text.supports("x[][%d]".formatted(i), WORDS.stream().map(GridModels::tupleOf));
    }
    return PublishedModel.counted(
        "Crossword-3-3",
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                3,
                0,
                WORDS.size() - 1,
                (rows, k) ->
                    k < 2
                        || IntStream.range(0, 3)
                            .allMatch(
                                column ->
                                    WORDS.contains(
                                        ""
                                            + letter(rows[0], column)
                                            + letter(rows[1], column)
                                            + letter(rows[2], column)))));
  }

  private static char letter(int word, int place) {
    return WORDS.get(word).charAt(place);
  }

  private static String tupleOf(String word) {
    return InstanceText.tuple(word.chars().map(letter -> letter - 'a').toArray());
  }

  /** Kakuro on a rectangle: sums of rows and columns, in each of which no number occurs twice. */
  static PublishedModel kakuro(int[] rowSums, int[] columnSums, long solutions) {
    int rows = rowSums.length;
    int columns = columnSums.length;
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(rows, columns), "1..9");
    for (int row = 0; row < rows; row++) {
      text.supports(
          "x[%d][]".formatted(row), NumberModels.distinctWithSum(columns, 9, rowSums[row]));
    }
    for (int column = 0; column < columns; column++) {
      text.supports(
          "x[][%d]".formatted(column), NumberModels.distinctWithSum(rows, 9, columnSums[column]));
    }
    return PublishedModel.counted(
        "Kakuro-%d-%d".formatted(rows, columns),
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                rows * columns,
                1,
                9,
                (x, k) -> {
                  int row = k / columns;
                  int column = k % columns;
                  int[] across = Arrays.copyOfRange(x, row * columns, k + 1);
                  int[] down =
                      IntStream.rangeClosed(0, row).map(r -> x[r * columns + column]).toArray();
                  return fits(across, columns, rowSums[row])
                      && fits(down, rows, columnSums[column]);
                }));
  }

  private static boolean fits(int[] part, int length, int sum) {
    int partSum = Arrays.stream(part).sum();
    return Arrays.stream(part).distinct().count() == part.length
        && (part.length == length ? partSum == sum : partSum < sum);
  }

  /** Nonogram: the lengths of the black runs of a picture, by tables of all fitting lines. */
  static PublishedModel nonogram(ImmutableList<String> picture, long solutions) {
    int rows = picture.size();
    int columns = picture.get(0).length();
    int[] pixels = String.join("", picture).chars().map(pixel -> pixel == '#' ? 1 : 0).toArray();
    InstanceText text = new InstanceText().array("x", "[%d][%d]".formatted(rows, columns), "0 1");
    for (int row = 0; row < rows; row++) {
      String runs = runs(row(pixels, columns, row));
      text.supports(
          "x[%d][]".formatted(row),
          Tuples.of(columns, 0, 1).filter(t -> runs(t).equals(runs)).map(InstanceText::tuple));
    }
    for (int column = 0; column < columns; column++) {
      String runs = runs(column(pixels, columns, column));
      text.supports(
          "x[][%d]".formatted(column),
          Tuples.of(rows, 0, 1).filter(t -> runs(t).equals(runs)).map(InstanceText::tuple));
    }
    return PublishedModel.counted(
        "Nonogram-%d-%d".formatted(rows, columns),
        text,
        solutions,
        "brute force",
        () ->
            BruteForce.count(
                rows * columns,
                0,
                1,
                (x, k) ->
                    (k % columns < columns - 1
                            || runs(row(x, columns, k / columns))
                                .equals(runs(row(pixels, columns, k / columns))))
                        && (k / columns < rows - 1
                            || runs(column(x, columns, k % columns))
                                .equals(runs(column(pixels, columns, k % columns))))));
  }

  private static int[] row(int[] cells, int columns, int row) {
    return Arrays.copyOfRange(cells, row * columns, (row + 1) * columns);
  }

  private static int[] column(int[] cells, int columns, int column) {
    return IntStream.range(0, cells.length / columns)
        .map(r -> cells[r * columns + column])
        .toArray();
  }

  /** The lengths of the runs of ones, each followed by a space. */
  private static String runs(int[] line) {
    StringBuilder runs = new StringBuilder();
    int length = 0;
    for (int i = 0; i <= line.length; i++) {
      if (i < line.length && line[i] == 1) {
        length++;
      } else if (length > 0) {
        runs.append(length).append(' ');
        length = 0;
      }
    }
    return runs.toString();
  }
}
