package org.cspworkbench.sudoku.format;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.entries;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Texts of other programs and of people, written here without any writer of the project. */
final class ForeignTextTest {

  private static final String GOOD =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /** A shape of a file with puzzles of one size, one after the other. */
  enum Form {
    DASHES_FOR_EMPTY_CELLS(line -> line.replace('.', '-') + "\n"),
    ROWS_OF_DASHES(6, rows((grid, row) -> symbols(grid, row, "-", "")), "\n"),
    SPACED_ROWS_OF_DASHES(rows((grid, row) -> symbols(grid, row, "-", " ")), "\n"),
    KEY_AND_RATING(line -> "0a1b2c3d4e5f " + line + "  2.3\n"),
    NUMBERED_PUZZLES(line -> "17. " + line + "\n"),
    NAME_AND_COLON(line -> "Puzzle 4: " + line + "\n"),
    QUOTED_COLUMNS(line -> "7,\"" + line + "\",\"" + "1".repeat(line.length()) + "\",easy\n"),
    SOLUTION_FIRST(line -> "1".repeat(line.length()) + "," + line + "\n"),
    SEMICOLONS_BETWEEN_COLUMNS(line -> "17;" + line.replace('.', '0') + ";hard\n"),
    LINK(line -> "https://example.org/#/play.htm?lang=en&bd=" + line.replace('.', '0') + "&x=1\n"),
    ROWS_IN_BRACES(rows((grid, row) -> "{" + numbers(grid, row, "0", ",") + "},"), "\n"),
    ARRAY_OF_A_PROGRAM(
        rows((grid, row) -> "  {" + numbers(grid, row, "0", ", ") + "},"),
        "};\n",
        "int[][] board = {\n"),
    TUPLES_OF_A_PROGRAM(
        rows((grid, row) -> "(" + numbers(grid, row, "None", ", ") + "),"), ")\n", "board = (\n"),
    ROWS_THAT_END_IN_SEMICOLONS(rows((grid, row) -> symbols(grid, row, "0", " ") + ";"), "\n"),
    TABLE_WITH_SEMICOLONS(rows((grid, row) -> numbers(grid, row, "", ";")), "\n"),
    TEXTS_IN_JSON(rows((grid, row) -> "\"" + symbols(grid, row, ".", "") + "\","), "]\n", "[\n"),
    TEXTS_IN_AN_ARRAY(
        rows((grid, row) -> "\"" + symbols(grid, row, "0", "") + "\","),
        "};\n",
        "String[] rows = {"),
    CHARACTERS_IN_JSON(
        rows((grid, row) -> "[\"" + symbols(grid, row, ".", "\",\"") + "\"],"), "]\n", "[\n"),
    QUOTED_NUMBERS_WITH_GAPS(
        rows((grid, row) -> "[\"" + numbers(grid, row, "", "\", \"") + "\"],"), "]\n", "[\n"),
    NULLS_IN_JSON(rows((grid, row) -> "[" + numbers(grid, row, "null", ",") + "],"), "]\n", "[\n"),
    NUMBERED_ROWS(rows((grid, row) -> (row + 1) + ". " + symbols(grid, row, ".", "")), "\n"),
    NAMED_ROWS_AND_COLUMNS(
        rows(
            (grid, row) ->
                (row == 0 ? "   " + counting(grid.shape().size()) + "\n" : "")
                    + (char) ('A' + row)
                    + "  "
                    + symbols(grid, row, ".", " ")),
        "\n"),
    BARS_AT_EVERY_CELL_AND_BLANKS(
        rows((grid, row) -> "|" + numbers(grid, row, " ", "|") + "|"), "\n"),
    BARS_AT_BOXES_AND_BLANKS(rows((grid, row) -> "| " + boxes(grid, row) + " |"), "\n"),
    TITLES(rows((grid, row) -> symbols(grid, row, "0", "")), "", "Grid 01\n"),
    SHORT_TITLES(rows((grid, row) -> symbols(grid, row, "0", "")), "\n", "Easy\n"),
    TITLES_OF_TWO_LINES(
        rows((grid, row) -> symbols(grid, row, "0", "")), "\n", "Week 7\nfor Zoe & Tristan\n\n"),
    NUMBERS_AS_TITLES(rows((grid, row) -> symbols(grid, row, ".", "")), "\n", "17\n");

    private final int smallest;

    @SuppressWarnings("ImmutableEnumChecker") // no writer has a state
    private final Function<Grid, String> writer;

    Form(Function<String, String> line) {
      this(6, grid -> line.apply(grid.toLine()));
    }

    Form(Function<Grid, String> rows, String end) {
      this(rows, end, "");
    }

    Form(int smallest, Function<Grid, String> rows, String end) {
      this(smallest, grid -> rows.apply(grid) + end);
    }

    Form(Function<Grid, String> rows, String end, String start) {
      this(4, grid -> start + rows.apply(grid) + end);
    }

    Form(int smallest, Function<Grid, String> writer) {
      this.smallest = smallest;
      this.writer = writer;
    }

    String write(Grid grid) {
      return writer.apply(grid);
    }

    private static Function<Grid, String> rows(BiFunction<Grid, Integer, String> row) {
      return grid ->
          IntStream.range(0, grid.shape().size())
              .mapToObj(r -> row.apply(grid, r))
              .collect(joining("\n", "", "\n"));
    }

    private static String counting(int size) {
      return IntStream.rangeClosed(1, size).mapToObj(String::valueOf).collect(joining(" "));
    }

    private static String symbols(Grid grid, int row, String empty, String between) {
      return cells(grid, row, empty, between, value -> String.valueOf(Symbols.of(value)));
    }

    private static String numbers(Grid grid, int row, String empty, String between) {
      return cells(grid, row, empty, between, String::valueOf);
    }

    private static String cells(
        Grid grid, int row, String empty, String between, IntFunction<String> text) {
      return IntStream.range(0, grid.shape().size())
          .map(column -> grid.value(grid.shape().cell(row, column)))
          .mapToObj(value -> value == 0 ? empty : text.apply(value))
          .collect(joining(between));
    }

    private static String boxes(Grid grid, int row) {
      String cells = symbols(grid, row, " ", "");
      int width = grid.shape().boxColumns();
      return IntStream.range(0, grid.shape().size() / width)
          .mapToObj(box -> cells.substring(box * width, (box + 1) * width))
          .map(box -> String.join(" ", box.split("")))
          .collect(joining(" | "));
    }
  }

  /** Sizes above 9 have letters or numbers of two digits, with which some shapes cannot be. */
  @ParameterizedTest
  @EnumSource(Form.class)
  void aPuzzleInThisShapeIsRead(Form form) {
    for (int size : List.of(4, 6, 8, 9)) {
      for (long seed = 1; seed <= 40 && size >= form.smallest; seed++) {
        Grid first = SampleGrids.puzzle(Shape.ofSize(size), seed);
        Grid second = SampleGrids.puzzle(Shape.ofSize(size), seed + 1000);
        String text = form.write(first) + form.write(second);
        assertThat(told(text))
            .as("%s, size %d, seed %d:%n%s", form, size, seed, text)
            .containsExactly(first.toLine(), second.toLine());
      }
    }
  }

  @Test
  void everyShapeMayStandInOneFile() {
    StringBuilder text = new StringBuilder();
    Form[] forms = Form.values();
    for (int i = 0; i < forms.length; i++) {
      text.append(forms[i].write(SampleGrids.puzzle(Shape.ofSize(9), i))).append('\n');
    }
    assertThat(told(text.toString()))
        .containsExactlyElementsOf(
            IntStream.range(0, forms.length)
                .mapToObj(i -> SampleGrids.puzzle(Shape.ofSize(9), i).toLine())
                .toList());
  }

  @Test
  void emptyRowsOfDashesAreNoFrames() {
    Grid grid = Grid.ofLine("123456789" + ".".repeat(63) + "987654321");
    String rows = Form.ROWS_OF_DASHES.write(grid);
    assertThat(told(rows)).containsExactly(grid.toLine());
    String framed = rows.replaceAll("(?m)^(.{9}\n.{9}\n.{9}\n)", "$1---+---+---\n");
    assertThat(told(framed)).containsExactly(grid.toLine());
    String blank = Form.BARS_AT_EVERY_CELL_AND_BLANKS.write(grid);
    assertThat(told(blank)).containsExactly(grid.toLine());
  }

  @Test
  void aLineOfDashesIsNoEmptyPuzzle() {
    String rule = "-".repeat(81) + "\n";
    assertThat(told(rule + GOOD + "\n" + rule + GOOD)).containsExactly(GOOD, GOOD);
    assertThat(told(rule)).containsExactly("week3.sdk:2:1: expected a puzzle, found the end");
  }

  @Test
  void theColumnOfThePuzzleIsRemarkedOnceForAFile() {
    String text = ("abc " + GOOD + " 2.3\n").repeat(3);
    assertThat(remarks(text))
        .containsExactly(
            "week3.sdk:1:5: the puzzles are read from this column, and the other columns are"
                + " ignored");
  }

  @Test
  void titlesAreRemarkedOnceForAFile() {
    String rows = GOOD.replaceAll("(.{9})", "$1\n");
    assertThat(remarks("Grid 01\n" + rows + "Grid 02\n" + rows))
        .containsExactly("week3.sdk:1:1: other text before a puzzle, such as a title, is ignored");
    assertThat(remarks("quizzes,solutions\n" + GOOD + "," + GOOD.replace('.', '1')))
        .containsExactly("week3.sdk:1:1: other text before a puzzle, such as a title, is ignored");
  }

  /** So that one damaged line of a collection is reported. */
  @Test
  void betweenPuzzlesOnOneLineTitlesAreReadOnlyIfTheFileBeginsWithOne() {
    String noise = "week3.sdk:2:1: expected a puzzle, found other text";
    assertThat(told(GOOD + "\nnonsense\n" + GOOD)).containsExactly(GOOD, noise, GOOD);
    assertThat(told("Easy\n" + GOOD + "\nHard\n" + GOOD)).containsExactly(GOOD, GOOD);
    assertThat(told("quizzes,solutions\n" + GOOD + ",1\nnonsense\n" + GOOD + ",1\n"))
        .containsExactly(GOOD, noise.replace("2:1", "3:1"), GOOD);
  }

  @Test
  void aFaultIsReportedInTheColumnOfThePuzzle() {
    String wrong = GOOD.substring(0, 6) + "?" + GOOD.substring(7);
    assertThat(told("id,puzzle\n8,\"" + GOOD + "\"\n7,\"" + wrong + "\"\n"))
        .containsExactly(GOOD, "week3.sdk:3:10: expected a digit 1-9, '.' or '0', found '?'");
    assertThat(told("abcd " + GOOD.substring(1) + " 1.2\nabcd " + GOOD + " 1.2\n"))
        .containsExactly("week3.sdk:1:86: expected 81 cells for a puzzle of 9×9, found 80", GOOD);
  }

  @Test
  void aFaultInARowInBracesIsReportedInItsPlace() {
    String text = Form.ROWS_IN_BRACES.write(SampleGrids.puzzle(Shape.ofSize(9), 3));
    String wrong = text.replaceFirst("\\{", "{?");
    assertThat(told(wrong)).hasSize(1);
    assertThat(told(wrong).get(0)).startsWith("week3.sdk:1:2: expected a number from 0 to 9");
  }

  @Test
  void aTitleIsNotTakenForARow() {
    assertThat(told("Hard\n"))
        .containsExactly("week3.sdk:1:1: expected a puzzle, found other text");
    assertThat(told("Cafe\n\n" + GOOD)).containsExactly(GOOD);
  }

  @Test
  void aLinkWithoutAPuzzleIsReported() {
    assertThat(told("https://example.org/play/123456\n"))
        .containsExactly(
            "week3.sdk:1:1: expected a puzzle, found a link that does not contain one");
  }

  @Test
  void inHexadecimalZeroIsAValueIfEmptyCellsHaveAnotherSign() {
    for (long seed = 0; seed < 20; seed++) {
      Grid grid = SampleGrids.puzzle(Shape.ofSize(16), seed);
      String symbols = grid.toLine().toUpperCase(Locale.ROOT);
      StringBuilder hex = new StringBuilder();
      StringBuilder numbers = new StringBuilder();
      for (int cell = 0; cell < 256; cell++) {
        int value = grid.value(cell);
        hex.append(value == 0 ? "." : Integer.toHexString(value - 1).toUpperCase(Locale.ROOT));
        numbers.append(value == 0 ? "." : String.valueOf(value - 1));
        boolean isEnd = cell % 16 == 15;
        hex.append(isEnd ? "\n" : "");
        numbers.append(isEnd ? "\n" : " ");
      }
      Stream.of(hex.toString(), numbers.toString(), hex.toString().replace("\n", "") + "\n")
          .forEach(
              text -> {
                assertThat(told(text)).as(text).containsExactly(symbols);
                assertThat(remarks(text)).hasSize(1).first().asString().contains("0 is a value");
              });
    }
  }

  @Test
  void oneGreaterValueInTheFileShowsThatZeroIsEmpty() {
    String first = "0123456789ABCDEF".repeat(16).replaceFirst("1", ".");
    String second = "G" + first.substring(1);
    assertThat(told(first + "\n" + second + "\n"))
        .containsExactly(first.replace('0', '.'), second.replace('0', '.'));
    assertThat(remarks(first + "\n" + second + "\n"))
        .containsExactly("week3.sdk:2:1: 0 is an empty cell here, as the value G occurs");
  }

  @Test
  void aPuzzleWithoutZeroIsReadLikeTheOthersOfItsFile() {
    String without = ".123456789ABCDEF".repeat(16);
    String with = "0" + without.substring(1);
    assertThat(told(without + "\n" + with + "\n").get(0)).startsWith(".23456789ABCDEFG");
    assertThat(told(without + "\n").get(0)).startsWith(".123456789ABCDEF");
  }

  private static List<String> remarks(String text) {
    return entries(text).stream()
        .flatMap(entry -> ((Puzzle) entry).notices().stream())
        .map(Puzzle.Notice::message)
        .toList();
  }
}
