package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One slip in a puzzle gives one sentence, whatever the style, and the puzzle after it is read. */
class SlipTest {

  static Stream<Arguments> sizesAndStyles() {
    return Stream.of(4, 6, 8, 9)
        .flatMap(size -> Stream.of(TextStyle.values()).map(style -> Arguments.of(size, style)));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("sizesAndStyles")
  void aWrongCharacterIsFoundWhereItStands(int size, TextStyle style) {
    Random random = new Random(size);
    String text = style.write(SampleGrids.solved(Shape.ofSize(size)));
    for (int trial = 0; trial < 20; trial++) {
      int at = indexOfCell(text, random.nextInt(size * size));
      String wrong = text.substring(0, at) + "?" + text.substring(at + 1);
      List<String> told = told(wrong);
      assertThat(told).as(wrong).hasSize(1);
      assertThat(told.get(0))
          .as(wrong)
          .startsWith("week3.sdk:" + place(text.substring(0, at)) + ": expected a")
          .endsWith("found '?'");
    }
  }

  /** In a table of comma-separated values nothing is an empty cell. */
  static Stream<Arguments> whereNothingIsNoCell() {
    return sizesAndStyles().filter(arguments -> !isTable((TextStyle) arguments.get()[1]));
  }

  private static boolean isTable(TextStyle style) {
    return style == TextStyle.NUMBERS_WITH_COMMAS
        || style == TextStyle.NUMBERS_WITH_COMMAS_AND_GAPS;
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("whereNothingIsNoCell")
  void aLeftOutCellIsToldOnceAndTheNextPuzzleIsRead(int size, TextStyle style) {
    Random random = new Random(size);
    String text = style.write(SampleGrids.solved(Shape.ofSize(size)));
    String good = SampleGrids.puzzle(Shape.ofSize(9), 1).toLine();
    for (int trial = 0; trial < 20; trial++) {
      int at = indexOfCell(text, random.nextInt(size * size));
      String wrong = text.substring(0, at) + text.substring(at + 1);
      List<String> told = told(wrong + "\n\n" + good);
      assertThat(told).as(wrong).hasSize(2);
      assertThat(told.get(0)).as(wrong).startsWith("week3.sdk:").contains(": expected ");
      assertThat(told.get(1)).as(wrong).isEqualTo(good);
    }
  }

  /** The index of the digit of {@code cell} in a text that gives every cell. */
  private static int indexOfCell(String text, int cell) {
    int digits = -1;
    boolean comment = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      comment = c == '#' || (comment && c != '\n');
      if (!comment && Character.isDigit(c) && ++digits == cell) {
        return i;
      }
    }
    throw new AssertionError("there is no cell " + cell + " in " + text);
  }

  private static String place(String before) {
    String[] lines = before.replace("\uFEFF", "").split("\r\n|\r|\n", -1);
    return lines.length + ":" + (lines[lines.length - 1].length() + 1);
  }
}
