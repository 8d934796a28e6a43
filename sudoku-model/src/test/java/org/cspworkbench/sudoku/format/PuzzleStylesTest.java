package org.cspworkbench.sudoku.format;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.grids;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way of writing a puzzle is recognised by its content. */
class PuzzleStylesTest {

  private static final String NORVIG =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  static Stream<Arguments> sizesAndStyles() {
    return Shape.usualSizes().stream()
        .flatMap(size -> Stream.of(TextStyle.values()).map(style -> Arguments.of(size, style)));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("sizesAndStyles")
  void everySizeIsReadInEveryStyle(int size, TextStyle style) {
    Shape shape = Shape.ofSize(size);
    for (long seed = 0; seed < 20; seed++) {
      Grid puzzle = SampleGrids.puzzle(shape, seed);
      String text = style.write(puzzle);
      assertThat(grids(text)).as("seed %s:%n%s", seed, text).containsExactly(puzzle);
    }
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("sizesAndStyles")
  void emptyAndCompleteGridsAreReadInEveryStyle(int size, TextStyle style) {
    Shape shape = Shape.ofSize(size);
    for (Grid grid : List.of(Grid.empty(shape), SampleGrids.solved(shape))) {
      String text = style.write(grid);
      assertThat(grids(text)).as(text).containsExactly(grid);
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyPuzzlesOfDifferentSizesMayStandInOneFile(TextStyle style) {
    List<Grid> puzzles =
        Shape.usualSizes().stream().map(size -> SampleGrids.puzzle(Shape.ofSize(size), 3)).toList();
    String text = puzzles.stream().map(style::write).collect(joining("\n\n"));
    assertThat(grids(text)).containsExactlyElementsOf(puzzles);
  }

  @ParameterizedTest
  @EnumSource
  void puzzlesOfOneSizeNeedNoBlankLineBetween(TextStyle style) {
    List<Grid> puzzles =
        Stream.of(1, 2, 3, 4).map(seed -> SampleGrids.puzzle(Shape.ofSize(9), seed)).toList();
    String text =
        puzzles.stream().map(style::write).map(String::stripTrailing).collect(joining("\n"));
    assertThat(grids(text)).containsExactlyElementsOf(puzzles);
  }

  @Test
  void aMailIsReadAsItWasPasted() {
    assertThat(
            told(
                """
                # Tuesday's

                5 3 .   . 7 .   . . .
                6 . .   1 9 5   . . .
                . 9 8   . . .   . 6 .
                ------+-------+------
                8 . . | . 6 . | . . 3
                4 . . | 8 . 3 | . . 1
                7 . . | . 2 . | . . 6
                ------+-------+------
                .6. ... 28.
                ... 419 ..5
                ....8..79
                """))
        .containsExactly(NORVIG);
  }

  @Test
  void aRowWithoutAnyValueIsNotTakenForAFrame() {
    assertThat(told("│. .│. .│\n".repeat(4))).containsExactly(".".repeat(16));
    assertThat(told("| * * | * * |\n".repeat(4))).containsExactly(".".repeat(16));
    assertThat(told("||||\n|..|..|\n|..|..|\n|--|--|\n|..|..|\n|..|..|\n")).hasSize(1);
  }

  @Test
  void columnsAfterARowAreIgnoredToo() {
    assertThat(told("1.34\tfirst\n..2.\tz\n.3.. zz\n...4,zzz\n"))
        .containsExactly("1.34..2..3.....4");
    assertThat(told("1 . 3 4\tfirst\n. . 2 .\n. 3 . .\n. . . 4\n"))
        .containsExactly("1.34..2..3.....4");
  }

  @Test
  void numbersAndSymbolsMayBeMixed() {
    String row = "10 A 1 . 0 9 12 C b ___ x *".replace("___", "_");
    assertThat(told((row + "\n").repeat(12)).get(0)).startsWith("AA1..9CCB...");
  }

  @Test
  void aListMayBeFlat() {
    String list =
        NORVIG.replace('.', '0').chars().mapToObj(c -> "" + (char) c).collect(joining(", "));
    assertThat(told("[" + list + "]")).containsExactly(NORVIG);
    assertThat(told(list)).containsExactly(NORVIG);
  }

  @Test
  void contradictingGivensAreNoFaultOfTheFile() {
    String puzzle = "55" + NORVIG.substring(2);
    assertThat(told(puzzle)).containsExactly(puzzle);
  }

  @Test
  void aPuzzleKnowsWhereItBegins() {
    assertThat(Reading.entries("# title\n\n  " + NORVIG + "\n1...\n...2\n.3..\n4...\n"))
        .extracting(Entry::position)
        .extracting(SourcePosition::toString)
        .containsExactly("week3.sdk:3:3", "week3.sdk:4:1");
  }
}
