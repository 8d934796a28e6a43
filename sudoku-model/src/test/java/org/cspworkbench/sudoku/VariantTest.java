package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A variant has the solutions of the plain Sudoku that also keep its own rule, and no others. */
final class VariantTest {

  private static final Shape PLAIN = Shape.ofSize(4);
  private static final ImmutableList<List<Integer>> GRIDS = Completions.of(PLAIN);

  @Test
  void thereAre288PlainGridsOfFour() {
    assertThat(GRIDS).hasSize(288);
  }

  @Test
  void diagonalsHoldEveryValueOnce() {
    Shape shape = PLAIN.with(Variant.DIAGONALS);
    hasThoseThat(shape, grid -> differ(grid, 0, 5, 10, 15) && differ(grid, 3, 6, 9, 12));
    assertThat(Completions.of(shape)).hasSize(48);
  }

  @Test
  void oneDiagonalAloneHoldsEveryValueOnce() {
    hasThoseThat(PLAIN.with(Variant.FALLING_DIAGONAL), grid -> differ(grid, 0, 5, 10, 15));
    hasThoseThat(PLAIN.with(Variant.RISING_DIAGONAL), grid -> differ(grid, 3, 6, 9, 12));
  }

  @Test
  void theWindowHoldsEveryValueOnce() {
    hasThoseThat(PLAIN.with(Variant.WINDOWS), grid -> differ(grid, 5, 6, 9, 10));
  }

  @Test
  void cellsAKnightsMoveApartDiffer() {
    hasThoseThat(PLAIN.with(Variant.ANTI_KNIGHT), VariantTest::keepsKnightsApart);
  }

  private static boolean keepsKnightsApart(List<Integer> grid) {
    for (int a = 0; a < 16; a++) {
      for (int b = 0; b < 16; b++) {
        int down = Math.abs(a / 4 - b / 4);
        int across = Math.abs(a % 4 - b % 4);
        if (down * across == 2 && grid.get(a).equals(grid.get(b))) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void nineByNineHasFourWindowsTwoDiagonalsAnd224KnightsMoves() {
    Shape nine = Shape.ofSize(9);
    assertThat(nine.with(Variant.WINDOWS).units()).hasSize(27 + 4);
    assertThat(nine.with(Variant.DIAGONALS).units()).hasSize(27 + 2);
    assertThat(nine.with(Variant.ANTI_KNIGHT).units()).hasSize(27 + 224);
    assertThat(nine.with(Variant.WINDOWS).units().get(30).cells())
        .isEqualTo(ImmutableIntArray.of(50, 51, 52, 59, 60, 61, 68, 69, 70));
  }

  /** Regions take the place of the boxes, so that a grid need not be one of the plain ones. */
  @Test
  void regionsTakeThePlaceOfBoxes() {
    JigsawRegions rows =
        new JigsawRegions(ImmutableIntArray.copyOf(IntStream.range(0, 16).map(c -> c / 4)));
    assertThat(Completions.of(PLAIN.with(rows))).hasSize(576); // any Latin square
    JigsawRegions boxes =
        new JigsawRegions(ImmutableIntArray.copyOf(IntStream.range(0, 16).map(PLAIN::regionOf)));
    assertThat(Completions.of(PLAIN.with(boxes))).hasSameElementsAs(GRIDS);
  }

  @Test
  void cagesAddUpAndHoldDifferentValues() {
    Cages cages =
        new Cages(
            ImmutableList.of(
                new Cage(ImmutableIntArray.of(0, 1), 3),
                new Cage(ImmutableIntArray.of(10, 5), 5), // in two boxes, in no line
                new Cage(ImmutableIntArray.of(15), 4)));
    hasThoseThat(
        PLAIN.with(cages),
        grid ->
            grid.get(0) + grid.get(1) == 3
                && grid.get(5) + grid.get(10) == 5
                && differ(grid, 5, 10)
                && grid.get(15) == 4);
  }

  @Test
  void aCageWithoutASumHoldsDifferentValues() {
    Cage cage = new Cage(ImmutableIntArray.of(1, 4, 10, 15), OptionalInt.empty());
    Shape shape = PLAIN.with(new Cages(ImmutableList.of(cage)));
    hasThoseThat(shape, grid -> differ(grid, 1, 4, 10, 15));
    assertThat(GridConflicts.in(Grid.ofGivens(shape, cellsWith(4, 1, 3))).all()).isEmpty();
    assertThat(shape.rules().get(0).lines(shape)).containsExactly("? = r1c2 r2c1 r3c3 r4c4");
  }

  @Test
  void aCageThatCannotAddUpAnyMoreIsAConflict() {
    Shape shape =
        PLAIN.with(
            new Cages(
                ImmutableList.of(
                    new Cage(ImmutableIntArray.of(0, 1), 3),
                    new Cage(ImmutableIntArray.of(2, 3), 7))));
    assertThat(GridConflicts.in(Grid.ofGivens(shape, cellsWith(0, 1, 3))).all())
        .extracting(Conflict::message)
        .containsExactly("cage 1 adds up to 4, not 3; the puzzle has no solution");
    assertThat(GridConflicts.in(Grid.ofGivens(shape, cellsWith(0, 1, 0))).all()).isEmpty();
  }

  private static int[] cellsWith(int first, int second, int third) {
    int[] cells = new int[16];
    cells[0] = second;
    cells[1] = third;
    cells[15] = first;
    return cells;
  }

  @Test
  void variantsAddUp() {
    Shape both = Shape.ofSize(9).with(Variant.DIAGONALS).with(Variant.WINDOWS);
    assertThat(both).isSameAs(Shape.ofSize(9).with(Variant.WINDOWS).with(Variant.DIAGONALS));
    assertThat(both.units()).hasSize(33);
    assertThat(both.isPlain()).isFalse();
    assertThat(both.plain()).isSameAs(Shape.ofSize(9));
    assertThat(both).hasToString("9×9 (x, windows)");
  }

  @Test
  void whatFitsNoGridIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new JigsawRegions(ImmutableIntArray.copyOf(new int[16])))
        .withMessage("region 1 has 16 cells, not 4");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                PLAIN.with(
                    new Cages(
                        ImmutableList.of(
                            new Cage(ImmutableIntArray.of(0, 1), 3),
                            new Cage(ImmutableIntArray.of(1, 2), 3)))))
        .withMessage("r1c2 is in two cages");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cage(ImmutableIntArray.of(0, 1), 1))
        .withMessage("2 cells cannot add up to 1");
  }

  private static boolean differ(List<Integer> grid, int... cells) {
    return IntStream.of(cells).map(grid::get).distinct().count() == cells.length;
  }

  private static void hasThoseThat(Shape shape, Predicate<List<Integer>> keepsTheRule) {
    List<List<Integer>> expected = GRIDS.stream().filter(keepsTheRule).toList();
    assertThat(expected).isNotEmpty().hasSizeLessThan(GRIDS.size());
    assertThat(Completions.of(shape)).containsExactlyInAnyOrderElementsOf(expected);
  }

  /** For each size, the rows and columns at which windows begin. */
  @Test
  void windowsLieWhereTheDocumentSays() throws IOException {
    Pattern row =
        Pattern.compile(
            "\\| (\\d+)×\\1 \\| (\\d+×\\d+) \\| ([\\d, ]+) \\| ([\\d, ]+) \\| (\\d+) \\|");
    List<Integer> documented = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("..", "docs", "puzzle-files.md"))) {
      Matcher said = row.matcher(line);
      if (said.matches()) {
        int size = Integer.parseInt(said.group(1));
        documented.add(size);
        List<Unit> windows =
            Shape.ofSize(size).with(Variant.WINDOWS).unitsOf(Variant.WINDOWS).stream().toList();
        assertThat(windows).as(line).hasSize(Integer.parseInt(said.group(5)));
        assertThat(starts(windows, cell -> cell / size)).as(line).isEqualTo(said.group(3));
        assertThat(starts(windows, cell -> cell % size)).as(line).isEqualTo(said.group(4));
      }
    }
    assertThat(documented).containsExactlyElementsOf(Shape.usualSizes());
  }

  private static String starts(List<Unit> windows, IntUnaryOperator lineOf) {
    return windows.stream()
        .map(window -> lineOf.applyAsInt(window.cells().get(0)) + 1)
        .distinct()
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(", "));
  }
}
