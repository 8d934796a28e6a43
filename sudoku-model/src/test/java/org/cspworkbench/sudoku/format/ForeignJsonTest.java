package org.cspworkbench.sudoku.format;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.entries;
import static org.cspworkbench.sudoku.format.Reading.told;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Completions;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles as f-puzzles and SudokuPad write them, written here without the project's writers. */
final class ForeignJsonTest {

  private static final Shape NINE = Shape.ofSize(9);
  private static final ImmutableIntArray DIAGONAL_REGIONS =
      ImmutableIntArray.copyOf(NINE.cells().map(cell -> (cell / 9 + cell) % 9));

  private static String rows(int size, IntFunction<String> cell) {
    return IntStream.range(0, size)
        .mapToObj(
            row ->
                IntStream.range(row * size, (row + 1) * size)
                    .mapToObj(cell)
                    .collect(joining(",", "[", "]")))
        .collect(joining(",", "[", "]"));
  }

  /** All rules that are supported, each with probability one half. */
  private static String fPuzzles(Grid grid, Shape shape) {
    String cells =
        rows(
            shape.size(),
            cell -> {
              String value =
                  grid.isEmpty(cell)
                      ? "\"cornerPencilMarks\":[1]"
                      : "\"value\":"
                          + grid.value(cell)
                          + (grid.isGiven(cell) ? ",\"given\":true" : "");
              String region =
                  shape.regions().isPresent() ? ",\"region\":" + shape.regionOf(cell) : "";
              return "{" + value + region + "}";
            });
    StringBuilder text = new StringBuilder("{\"size\":" + shape.size() + ",\"grid\":" + cells);
    if (!shape.variants().isEmpty()) {
      text.append(",\"diagonal+\":true,\"diagonal-\":true");
    }
    shape
        .rule(Cages.class)
        .ifPresent(
            cages ->
                text.append(
                    cages.all().stream()
                        .map(
                            cage ->
                                "{\"cells\":"
                                    + names(cage.cells())
                                    + ",\"value\":\""
                                    + cage.sum().getAsInt()
                                    + "\",\"outlineC\":\"#fff\"}")
                        .collect(joining(",", ",\"killercage\":[", "]"))));
    shape
        .rule(Thermometers.class)
        .ifPresent(
            all ->
                text.append(
                    all.all().stream()
                        .map(one -> "{\"lines\":[" + names(one.path()) + "]}")
                        .collect(joining(",", ",\"thermometer\":[", "]"))));
    return text + ",\"arrow\":[],\"antiking\":false,\"disabledlogic\":[\"x\"]}";
  }

  private static String names(ImmutableIntArray cells) {
    return cells.stream()
        .mapToObj(cell -> "\"R" + (cell / 9 + 1) + "C" + (cell % 9 + 1) + "\"")
        .collect(joining(",", "[", "]"));
  }

  private static Shape shape(Random random) {
    Shape shape = NINE;
    if (random.nextBoolean()) {
      shape = shape.with(Variant.DIAGONALS);
    }
    if (random.nextBoolean()) {
      shape = shape.with(new JigsawRegions(DIAGONAL_REGIONS));
    }
    if (random.nextBoolean()) {
      int start = random.nextInt(80);
      Cage pair = new Cage(ImmutableIntArray.of(start, start + 1), 3 + random.nextInt(14));
      shape = shape.with(new Cages(ImmutableList.of(pair)));
    }
    if (random.nextBoolean()) {
      int start = 9 * random.nextInt(8) + random.nextInt(8);
      Thermometer path = new Thermometer(ImmutableIntArray.of(start, start + 1, start + 10));
      shape = shape.with(new Thermometers(ImmutableList.of(path)));
    }
    return shape;
  }

  /** Also compressed, alone and in links. */
  @Test
  void aPuzzleOfFPuzzlesIsRead() {
    for (long seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      Shape shape = shape(random);
      Grid given = Grid.ofGivens(shape, values(SampleGrids.puzzle(NINE, seed)));
      int empty = shape.cells().filter(given::isEmpty).findFirst().orElseThrow();
      Grid grid = given.with(empty, 1 + random.nextInt(9));
      String json = fPuzzles(grid, shape);
      String digits = LzCompression.compress(json);
      for (String text :
          List.of(
              json,
              digits,
              "fpuz" + digits,
              "https://www.f-puzzles.com/?load=" + digits,
              "https://sudokupad.app/fpuzzles" + digits.replace("/", "%2F").replace("=", "%3D"),
              "https://sudokupad.app/?puzzleid=fpuz" + digits)) {
        List<Entry> entries = entries(text + "\n");
        assertThat(entries).as("seed %d: %s, %s", seed, text, json).hasSize(1);
        assertThat(entries.get(0)).as(text).isInstanceOf(Puzzle.class);
        assertThat(((Puzzle) entries.get(0)).grid()).as("seed %d: %s", seed, text).isEqualTo(grid);
      }
    }
  }

  private static int[] values(Grid grid) {
    return grid.shape().cells().map(grid::value).toArray();
  }

  private static final String EMPTY_BOARD = rows(9, cell -> "{}");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"arrow\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"cells\":[\"R1C1\"]}]",
        "\"antiking\":true",
        "\"negative\":[\"xv\"]",
        "\"palindrome\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]",
        "\"unheard\":7"
      })
  void anyOtherRuleIsNamedAndRefused(String rule) {
    String name = rule.substring(1, rule.indexOf('"', 1));
    String text = "{\"size\":9,\"grid\":" + EMPTY_BOARD + "," + rule + "}";
    assertThat(told(text)).hasSize(1);
    assertThat(told(text).get(0))
        .startsWith("week3.sdk:1:" + (text.indexOf(rule) + 1) + ": expected the rules of")
        .contains("found '" + name + "'");
    assertThat(told("fpuz" + LzCompression.compress(text)).get(0))
        .startsWith("week3.sdk:1:5: expected the rules of")
        .endsWith("(in the compressed puzzle)");
  }

  private static final String EMPTY_FOUR = "{\"size\":4,\"grid\":" + rows(4, cell -> "{}") + ",";

  private static void hasSolutionsThat(String rule, Predicate<List<Integer>> keepsRule) {
    Shape shape = ((Puzzle) entries(EMPTY_FOUR + rule + "}").get(0)).grid().shape();
    assertThat(Completions.of(shape))
        .hasSameElementsAs(Completions.of(Shape.ofSize(4)).stream().filter(keepsRule).toList())
        .isNotEmpty();
  }

  private static boolean differ(List<Integer> grid, int... cells) {
    return IntStream.of(cells).map(grid::get).distinct().count() == cells.length;
  }

  /** Of the 288 grids of 4×4 the puzzle has those in which one diagonal holds different values. */
  @Test
  void oneDiagonalAloneIsRead() {
    hasSolutionsThat("\"diagonal-\":true", grid -> differ(grid, 0, 5, 10, 15));
    hasSolutionsThat("\"diagonal-\":false,\"diagonal+\":true", grid -> differ(grid, 3, 6, 9, 12));
    hasSolutionsThat(
        "\"diagonal-\":true,\"diagonal+\":true",
        grid -> differ(grid, 0, 5, 10, 15) && differ(grid, 3, 6, 9, 12));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"cells\":[\"R1C2\",\"R2C1\",\"R3C3\"]}",
        "{\"cells\":[\"R1C2\",\"R2C1\",\"R3C3\"],\"value\":\"\",\"unique\":true,\"style\":\"killer\"}"
      })
  void aCageWithoutASumHoldsDifferentValues(String cage) {
    hasSolutionsThat(
        "\"killercage\":[" + cage + ",{\"cells\":[\"R4C4\",\"R4C3\"],\"value\":5}]",
        grid -> differ(grid, 1, 4, 10) && grid.get(14) + grid.get(15) == 5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"value\":\"odd\"     | expected a cage with cells, and a sum or none, found another",
        "\"style\":\"box\"     | expected a cage with cells, and a sum or none, found another",
        "\"value\":7,\"unique\":false | expected a cage of different values, found one in which a value may occur twice",
      })
  void otherCagesAreRefused(String member, String problem) {
    String cages = "\"cages\":[{\"cells\":[\"R1C1\",\"R1C2\"]," + member + "}]}";
    assertThat(told(EMPTY_FOUR + cages))
        .containsExactly("week3.sdk:1:" + (EMPTY_FOUR.length() + 10) + ": " + problem);
  }

  @Test
  void whatIsForPeopleIsRemarked() {
    String text =
        "{\"size\":9,\"title\":\"t\",\"ruleset\":\"Normal\",\"grid\":" + EMPTY_BOARD + "}";
    assertThat(((Puzzle) entries(text).get(0)).notices())
        .extracting(Puzzle.Notice::message)
        .containsExactly("week3.sdk:1:1: the text of ruleset, title is not read");
  }

  private static String regions(Shape shape, String open, String close) {
    return IntStream.range(0, 9)
        .mapToObj(
            region ->
                shape
                    .cells()
                    .filter(cell -> shape.regionOf(cell) == region)
                    .mapToObj(cell -> "[" + cell / 9 + "," + cell % 9 + "]")
                    .collect(joining(",", "[", "]")))
        .collect(joining(",", open, close));
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aPuzzleOfSudokuPadIsRead(boolean isJigsaw) {
    for (long seed = 0; seed < 30; seed++) {
      Shape regions = isJigsaw ? NINE.with(new JigsawRegions(DIAGONAL_REGIONS)) : NINE;
      Cage cage = new Cage(ImmutableIntArray.of(0, 1), 10);
      Shape shape = regions.with(new Cages(ImmutableList.of(cage)));
      Grid grid = Grid.ofGivens(shape, values(SampleGrids.puzzle(NINE, seed)));
      String cells =
          rows(9, cell -> grid.isEmpty(cell) ? "{}" : "{\"value\":" + grid.value(cell) + "}");
      String json =
          "{\"cellSize\":64,\"cells\":"
              + cells
              + regions(shape, ",\"regions\":[", "]")
              + ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"10\",\"style\":\"killer\"},"
              + "{\"value\":\"title: x\"}],\"lines\":[]}";
      String zipped =
          "{cs:64,ce:"
              + rows(9, cell -> grid.isEmpty(cell) ? "" : "{v:" + grid.value(cell) + ",c1:#F}")
              + regions(shape, ",re:[", "]")
              + ",ca:[{ce:[[0,0],[0,1]],v:10,style:'killer'},{v:'title: it\\'s'}]}";
      for (String text : List.of(json, "scl" + LzCompression.compress(zipped))) {
        List<Entry> entries = entries(text);
        assertThat(entries).as(zipped).hasSize(1);
        assertThat(entries.get(0)).as(zipped).isInstanceOf(Puzzle.class);
        assertThat(((Puzzle) entries.get(0)).grid()).as("seed %d", seed).isEqualTo(grid);
      }
    }
  }

  @Test
  void aRuleThatSudokuPadOnlyDrawsIsRefused() {
    String text = "{\"cells\":" + EMPTY_BOARD + ",\"lines\":[{\"wayPoints\":[[0.5,0.5]]}]}";
    assertThat(told(text).get(0)).contains("found 'lines'");
    String zipped = "{ce:" + EMPTY_BOARD + ",u:[{center:[1,1]}]}";
    assertThat(told("scl" + LzCompression.compress(zipped)).get(0)).contains("found 'underlays'");
  }

  @Test
  void aCutLinkIsReported() {
    String digits = LzCompression.compress("{\"size\":9,\"grid\":" + EMPTY_BOARD + "}");
    assertThat(told("https://sudokupad.app/fpuz" + digits.substring(0, digits.length() / 2)))
        .containsExactly(
            "week3.sdk:1:27: expected a compressed puzzle, found another text, or a cut one");
  }

  @Test
  void boardsInOtherJsonAreRead() {
    Grid grid = SampleGrids.puzzle(NINE, 7);
    String numbers = rows(9, cell -> String.valueOf(grid.value(cell)));
    String texts = rows(9, cell -> grid.isEmpty(cell) ? "\"\"" : "\"" + grid.value(cell) + "\"");
    for (String text :
        List.of(
            "{\"board\":" + numbers + ",\"difficulty\":\"hard\"}",
            "{\"id\":7,\"grid\":" + texts + "}",
            "{\"puzzle\":\"" + grid.toLine() + "\",\"solution\":\"" + "1".repeat(81) + "\"}")) {
      assertThat(told(text)).as(text).containsExactly(grid.toLine());
    }
  }
}
