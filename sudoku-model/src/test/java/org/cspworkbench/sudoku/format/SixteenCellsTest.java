package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

/** Sixteen cells on a line are a 4×4 puzzle or a row of a 16×16 one, and the file tells which. */
class SixteenCellsTest {

  private static final String SMALL = "1.....2..3.....4";
  private static final String EMPTY_ROW = ".".repeat(16);

  private static String largeRows(long seed) {
    return TextStyle.ROWS.write(SampleGrids.puzzle(Shape.ofSize(16), seed));
  }

  private static String largeLine(long seed) {
    return SampleGrids.puzzle(Shape.ofSize(16), seed).toLine();
  }

  @Test
  void oneLineAloneIsASmallPuzzle() {
    assertThat(told(SMALL)).containsExactly(SMALL);
    assertThat(told(EMPTY_ROW)).containsExactly(EMPTY_ROW);
    assertThat(told("\n" + SMALL + "\n\n" + SMALL + "\n")).containsExactly(SMALL, SMALL);
  }

  @Test
  void fewerThanSixteenLinesAreSmallPuzzles() {
    assertThat(told((SMALL + "\n").repeat(15))).hasSize(15).containsOnly(SMALL);
  }

  @Test
  void sixteenLinesAreOneLargePuzzle() {
    assertThat(told(largeRows(1))).containsExactly(largeLine(1));
    assertThat(told((EMPTY_ROW + "\n").repeat(16))).containsExactly(EMPTY_ROW.repeat(16));
    assertThat(told((EMPTY_ROW + "\n").repeat(16).stripTrailing()))
        .containsExactly(EMPTY_ROW.repeat(16));
  }

  @Test
  void linesThatRepeatASmallValueAreSmallPuzzlesHoweverMany() {
    List<String> puzzles = new ArrayList<>();
    for (long seed = 0; seed < 100; seed++) {
      puzzles.add(SampleGrids.puzzle(Shape.ofSize(4), seed).toLine());
    }
    assertThat(told(String.join("\n", puzzles))).isEqualTo(puzzles);
    assertThat(told(String.join("\n", puzzles.subList(0, 16)))).isEqualTo(puzzles.subList(0, 16));
  }

  @Test
  void largePuzzlesMayFollowEachOtherWithoutBlankLines() {
    assertThat(told(largeRows(1) + largeRows(2) + largeRows(3)))
        .containsExactly(largeLine(1), largeLine(2), largeLine(3));
  }

  @Test
  void smallAndLargePuzzlesMayStandInOneFile() {
    assertThat(told(SMALL + "\n\n" + largeRows(1) + "\n" + SMALL + "\n"))
        .containsExactly(SMALL, largeLine(1), SMALL);
  }

  @Test
  void barsAndBracketsTellByThemselves() {
    Grid small = SampleGrids.puzzle(Shape.ofSize(4), 1);
    assertThat(told(TextStyle.LISTS_ON_ONE_LINE.write(small).repeat(16)))
        .hasSize(16)
        .containsOnly(small.toLine());
    assertThat(told("| 1 2 3 4 | 5 6 7 8 | 9 A B C | D E F G |"))
        .containsExactly("week3.sdk:2:1: expected row 2 of 16, found the end");
    assertThat(told("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]"))
        .containsExactly("week3.sdk:2:1: expected row 2 of 16, found the end");
  }

  @Test
  void aLargePuzzleThatLacksARowIsToldAsSuch() {
    String text = largeRows(1);
    String cut = text.substring(0, 15 * 17);
    assertThat(told(cut + "\n" + largeRows(2)))
        .containsExactly(
            "week3.sdk:16:1: expected row 16 of 16, found an empty line", largeLine(2));
  }

  @Test
  void aWrongCharacterInOneOfManySmallPuzzlesIsToldAsSuch() {
    String wrong = "1.....2..3.....7";
    String sure = "1.2...1..3.....4";
    assertThat(told(wrong))
        .containsExactly("week3.sdk:1:16: expected a digit 1-4, '.' or '0', found '7'");
    assertThat(told((wrong + "\n" + sure + "\n").repeat(20)).subList(0, 3))
        .containsExactly(
            "week3.sdk:1:16: expected a digit 1-4, '.' or '0', found '7'",
            sure,
            "week3.sdk:3:16: expected a digit 1-4, '.' or '0', found '7'");
  }

  @Test
  void twentyFiveCellsAreARow() {
    assertThat(told(".".repeat(25)))
        .containsExactly("week3.sdk:2:1: expected row 2 of 25, found the end");
  }
}
