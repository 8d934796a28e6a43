package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What cannot be read is told in one sentence, with its place, and the rest of the file is read.
 */
class FaultsTest {

  private static final String GOOD =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String ROWS = GOOD.replaceAll("(.{9})", "$1\n");

  @Test
  void aWrongCharacterIsNamedWithItsPlace() {
    String line = GOOD.substring(0, 6) + "?" + GOOD.substring(7);
    assertThat(told(GOOD + "\n\n# comment\n" + line + "\n" + GOOD))
        .containsExactly(GOOD, "week3.sdk:4:7: expected a digit 1-9, '.' or '0', found '?'", GOOD);
  }

  @Test
  void anotherSignForEmptyCellsIsNamedNotTakenForText() {
    assertThat(told(GOOD.replace('.', '+')))
        .containsExactly("week3.sdk:1:3: expected a digit 1-9, '.' or '0', found '+'");
  }

  @Test
  void whatMayStandInACellDependsOnTheSize() {
    assertThat(told("5" + ".".repeat(15)))
        .containsExactly("week3.sdk:1:1: expected a digit 1-4, '.' or '0', found '5'");
    assertThat(told("." + "B".repeat(1) + ".".repeat(98)))
        .containsExactly(
            "week3.sdk:1:2: expected a digit 1-9, the letter A, '.' or '0' (or A-J in a puzzle without"
                + " digits), found 'B'");
    assertThat(told(".".repeat(255) + "h"))
        .containsExactly(
            "week3.sdk:1:256: expected a digit 1-9, a letter A-G, '.' or '0' (or A-P in a puzzle without"
                + " digits), found 'h'");
    assertThat(told(".".repeat(624) + "Q"))
        .containsExactly(
            "week3.sdk:1:625: expected a digit 1-9, a letter A-P, '.' or '0' (or A-Y in a puzzle without"
                + " digits), found 'Q'");
    assertThat(told("[0, 0, 12, 0]\n[0, 0, 0, 0]\n[0, 0, 0, 0]\n[0, 0, 0, 0]"))
        .containsExactly("week3.sdk:1:8: expected a number from 0 to 4, found '12'");
    assertThat(told("[1,,3,4]\n[0,0,0,0]\n[0,0,0,0]\n[0,0,0,0]"))
        .containsExactly("week3.sdk:1:4: expected a number from 0 to 4, found ','");
    assertThat(told("5 3 . . 77 . . . .\n" + ROWS.substring(10)))
        .containsExactly("week3.sdk:1:9: expected a digit 1-9, '.' or '0', found '77'");
  }

  @Test
  void aCharacterIsCountedOnceAndShownSafely() {
    assertThat(told("1..\uD83D\uDE00.2..\n".repeat(8)))
        .containsExactly("week3.sdk:1:4: expected a digit 1-8, '.' or '0', found '\uD83D\uDE00'");
    assertThat(told("1..\u202E" + ".".repeat(12)))
        .containsExactly("week3.sdk:1:4: expected a digit 1-4, '.' or '0', found U+202E");
  }

  @Test
  void aPuzzleTooShortOrTooLongIsTold() {
    assertThat(told(GOOD.substring(1) + "\n" + GOOD + "\n" + GOOD + ".." + "\n" + GOOD))
        .containsExactly(
            "week3.sdk:1:81: expected 81 cells for a puzzle of 9×9, found 80",
            GOOD,
            "week3.sdk:3:82: expected 81 cells for a puzzle of 9×9, found 83",
            GOOD);
    assertThat(told(".".repeat(162)))
        .containsExactly(
            "week3.sdk:1:1: expected 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625 cells,"
                + " found 162");
    assertThat(told("1.2.3.4"))
        .containsExactly(
            "week3.sdk:1:1: expected a row of 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25 cells"
                + " or a whole puzzle, found 7");
  }

  @Test
  void aRowTooShortOrTooLongIsToldOnceForThePuzzle() {
    String[] rows = ROWS.split("\n");
    rows[3] = rows[3].substring(1);
    rows[6] = rows[6] + "..";
    assertThat(told(String.join("\n", rows) + "\n" + ROWS))
        .containsExactly("week3.sdk:4:9: expected 9 cells in row 4, found 8", GOOD);
    rows[3] += ".";
    assertThat(told(String.join("\n", rows) + "\n\n" + ROWS))
        .containsExactly("week3.sdk:7:10: expected 9 cells in row 7, found 11", GOOD);
  }

  @Test
  void theFirstRowMayBeTheWrongOne() {
    assertThat(told("5" + ROWS + "\n" + ROWS.substring(1) + "\n" + ROWS))
        .containsExactly(
            "week3.sdk:1:10: expected 9 cells in row 1, found 10",
            "week3.sdk:11:9: expected 9 cells in row 1, found 8",
            GOOD);
    assertThat(told(".." + ROWS + "\n" + ROWS))
        .containsExactly("week3.sdk:1:10: expected 9 cells in row 1, found 11", GOOD);
  }

  @Test
  void aMissingRowIsTold() {
    String cut = ROWS.substring(10);
    assertThat(told(cut)).containsExactly("week3.sdk:9:1: expected row 9 of 9, found the end");
    assertThat(told(cut.stripTrailing()))
        .containsExactly("week3.sdk:9:1: expected row 9 of 9, found the end");
    assertThat(told(cut + "\n" + ROWS))
        .containsExactly("week3.sdk:9:1: expected row 9 of 9, found an empty line", GOOD);
    assertThat(told(cut + GOOD))
        .containsExactly("week3.sdk:9:1: expected row 9 of 9, found 81 cells", GOOD);
    assertThat(told(cut + "Yours, Zoe & Tristan\n\n" + ROWS))
        .containsExactly("week3.sdk:9:1: expected row 9 of 9, found other text", GOOD);
  }

  @Test
  void rowsOfAnUnknownSizeAreToldOnce() {
    assertThat(told("1.2.3.4\n".repeat(7) + "\n" + ROWS)).hasSize(2).element(1).isEqualTo(GOOD);
  }

  @Test
  void aParagraphOfTextIsOneFault() {
    assertThat(
            told(
                """
                Dear Mr Smith,
                this is the puzzle, just as you wanted it.
                It took me quite some time.

                """
                    + ROWS))
        .containsExactly("week3.sdk:1:1: expected a puzzle, found other text", GOOD);
  }

  @Test
  void nothingIsAFaultToo() {
    assertThat(told("")).containsExactly("week3.sdk:1:1: expected a puzzle, found nothing");
    assertThat(told("\uFEFF")).containsExactly("week3.sdk:1:1: expected a puzzle, found nothing");
    assertThat(told("\n\n  \t\n"))
        .containsExactly("week3.sdk:4:1: expected a puzzle, found the end");
    assertThat(told("# only a comment"))
        .containsExactly("week3.sdk:2:1: expected a puzzle, found the end");
  }

  @Test
  void aFileWithoutPuzzlesThatIsNoTextIsReportedInOneSentence() {
    assertThat(told("53..\0...." + GOOD))
        .containsExactly(
            "week3.sdk:1:5: expected text, found a byte of value 0: this is not a puzzle file");
    assertThat(told("\uFFFDPNG\r\n\u001A\nzz\n\0"))
        .containsExactly(
            "week3.sdk:2:1: expected text, found a byte of value 26: this is not a puzzle file");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 80, 81, 83})
  void aLineThatIsNoTextIsOneFaultAndTheOtherPuzzlesAreRead(int at) {
    String line = GOOD + "\tand more";
    String damaged = line.substring(0, at) + "\0" + line.substring(at + 1);
    assertThat(told((GOOD + "\n").repeat(3) + damaged + "\n" + GOOD + "\n" + ROWS))
        .containsExactly(
            GOOD,
            GOOD,
            GOOD,
            "week3.sdk:4:" + (at + 1) + ": expected text, found a byte of value 0",
            GOOD,
            GOOD);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 9})
  void aGridWithARowThatIsNoTextIsOneFault(int row) {
    List<String> rows = ROWS.lines().collect(Collectors.toCollection(ArrayList::new));
    rows.set(row - 1, rows.get(row - 1).substring(1) + "\u009B");
    assertThat(told(GOOD + "\n\n" + String.join("\n", rows) + "\n\n" + ROWS))
        .containsExactly(
            GOOD,
            "week3.sdk:" + (row + 2) + ":9: expected text, found the control character U+009B",
            GOOD);
  }

  @Test
  void aCommentMayHoldAnyCharacter() {
    assertThat(told("# \0\n" + GOOD + "\n")).containsExactly(GOOD);
  }

  @Test
  void textThatIsNoPuzzleAfterPuzzlesDoesNotHideThem() {
    assertThat(told(GOOD + "\nzzzzz\n" + GOOD + "\n\0"))
        .containsExactly(
            GOOD,
            "week3.sdk:2:1: expected a puzzle, found other text",
            GOOD,
            "week3.sdk:4:1: expected text, found a byte of value 0");
  }

  @Test
  void aHundredFaultsInARowEndTheReading() {
    String faulty = GOOD.substring(1) + "\n";
    assertThat(told(faulty.repeat(99) + GOOD)).hasSize(100).element(99).isEqualTo(GOOD);
    assertThat(told(faulty.repeat(100) + GOOD))
        .containsExactly(
            "week3.sdk:1:81: expected 81 cells for a puzzle of 9×9, found 80:"
                + " this is not a puzzle file");
    assertThat(told(GOOD + "\n" + faulty.repeat(99))).hasSize(100);
    assertThat(told(GOOD + "\n" + faulty.repeat(5000) + GOOD))
        .containsExactly(
            GOOD,
            "week3.sdk:2:81: expected 81 cells for a puzzle of 9×9, found 80;"
                + " no puzzle follows, and the rest is not read");
  }

  @Test
  void aFileWithoutAnyPuzzleIsToldInOneSentenceUnlessItsFaultsAreFew() {
    String faulty = GOOD.substring(1) + "\n";
    assertThat(told(faulty.repeat(10))).hasSize(10);
    assertThat(told(faulty.repeat(11)))
        .containsExactly(
            "week3.sdk:1:81: expected 81 cells for a puzzle of 9×9, found 80:"
                + " this is not a puzzle file");
  }
}
