package org.cspworkbench.sudoku.format;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.entries;
import static org.cspworkbench.sudoku.format.Reading.told;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.GivenCandidates;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games under way of other programs, and what the candidates in them mean. */
final class SavedGamesTest {

  private static final Shape NINE = Shape.ofSize(9);

  private static Grid played(long seed) {
    Grid grid = SampleGrids.puzzle(NINE, seed);
    int empty = NINE.cells().filter(grid::isEmpty).skip(seed % 7).findFirst().orElseThrow();
    return grid.with(empty, 1 + (int) (seed % 9));
  }

  /** At least two notes in each empty cell: where there is one, a value is written like it. */
  private static PencilMarks notes(Grid grid, Random random) {
    return PencilMarks.of(
        NINE.cells()
            .map(cell -> grid.isEmpty(cell) ? 0b11 << random.nextInt(8) | random.nextInt(512) : 0)
            .toArray());
  }

  private static String digits(int mask) {
    return IntStream.rangeClosed(1, 9)
        .filter(value -> (mask >> (value - 1) & 1) != 0)
        .mapToObj(String::valueOf)
        .collect(joining());
  }

  private static String openSudoku(Grid grid, PencilMarks marks, int version) {
    String cells =
        NINE.cells()
            .mapToObj(
                cell -> {
                  int mask = marks.mask(cell);
                  String list = mask == 0 ? "-" : digits(mask).replaceAll("(.)", "$1,");
                  String notes =
                      switch (version) {
                        case 1 -> list;
                        case 2 -> mask + "|";
                        case 3 -> String.valueOf(mask);
                        case 4 -> mask + "|0";
                        default -> mask + "|0|3";
                      };
                  return grid.value(cell) + "|" + notes + "|" + (grid.isGiven(cell) ? 0 : 1) + "|";
                })
            .collect(joining());
    return "<?xml version=\"1.0\"?><opensudoku version=\"2\"><folder><game state=\"1\" data=\"version: "
        + version
        + "&#10;"
        + cells
        + "\" note=\"\"/></folder></opensudoku>";
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void aGameOfOpenSudokuIsRead(int version) {
    for (long seed = 0; seed < 30; seed++) {
      Grid grid = played(seed);
      PencilMarks marks = notes(grid, new Random(seed));
      String text = openSudoku(grid, marks, version);
      assertThat(entries(text)).as(text).hasSize(1).first().isInstanceOf(Puzzle.class);
      Puzzle puzzle = (Puzzle) entries(text).get(0);
      assertThat(puzzle.grid()).as(text).isEqualTo(grid);
      assertThat(puzzle.marks()).as(text).isEqualTo(marks);
    }
  }

  @Test
  void aFaultInAGameOfOpenSudokuIsReported() {
    Grid grid = played(1);
    String good = openSudoku(grid, PencilMarks.none(NINE), 3);
    assertThat(told(good.replace("version: 3", "version: 6")).get(0))
        .startsWith("week3.sdk:1:")
        .endsWith(": expected a game of version 1 to 5, found version '6'");
    assertThat(told(good.replaceFirst("\\|0\\|0\\|", "|600|0|")).get(0))
        .contains(": expected r1c1 as value, notes and 0 or 1, found '9|600|0'");
    assertThat(told(good.replaceFirst("\\d\\|0\\|0\\|", "")).get(0))
        .contains(": expected 81 cells of 3 fields in version 3, found 240 fields");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"created='17'", "last_played='17'", "note='hard'", "state='2'", "time='9000'"})
  void whatOpenSudokuSaysOfGamesIsReportedOnceAsNotUsed(String stated) {
    String plain = "<game data='1.....2..3.....4' note='' state='1' time='0' created='0'/>";
    String game = "<game data='1.....2..3.....4' " + stated + "/>";
    String faulty = "<game data='12' " + stated + "/>";
    List<Entry> entries =
        entries("<opensudoku>\n" + plain + "\n" + faulty + "\n" + game + game + "</opensudoku>");
    assertThat(entries).hasSize(4);
    assertThat(
            entries.stream()
                .filter(Puzzle.class::isInstance)
                .flatMap(entry -> ((Puzzle) entry).notices().stream()))
        .extracting(Puzzle.Notice::sentence)
        .containsExactly("times, states and notes of games are not used; notes of cells are");
    assertThat(((Puzzle) entries.get(2)).notices()).hasSize(1);
  }

  @Test
  void anSdxFileIsRead() {
    for (long seed = 0; seed < 30; seed++) {
      Grid grid = played(seed);
      PencilMarks marks = notes(grid, new Random(seed));
      String text =
          IntStream.range(0, 9)
              .mapToObj(
                  row ->
                      IntStream.range(9 * row, 9 * row + 9)
                          .mapToObj(
                              cell ->
                                  grid.isEmpty(cell)
                                      ? digits(marks.mask(cell))
                                      : (grid.isGiven(cell) ? "" : "u") + grid.value(cell))
                          .collect(joining(" ")))
              .collect(joining("\n"));
      Puzzle puzzle = (Puzzle) entries(text).get(0);
      assertThat(puzzle.grid()).as(text).isEqualTo(grid);
      assertThat(puzzle.marks()).as(text).isEqualTo(marks);
      assertThat(puzzle.isOfCandidates()).isFalse();
    }
  }

  @Test
  void candidatesAreThePuzzleWhereNoCellHasAValue() {
    Puzzle sukaku = (Puzzle) entries("12 34 1234 13\n".repeat(4)).get(0);
    Puzzle given = CandidateUse.AS_STATED.applyTo(sukaku);
    assertThat(given.grid().shape().rule(GivenCandidates.class)).isPresent();
    assertThat(given.notices().get(0).sentence())
        .isEqualTo(
            "24 candidates are missing that no rule excludes; they are part of the puzzle"
                + " (--no-candidates ignores them)");
    Puzzle ignored = CandidateUse.IGNORED.applyTo(sukaku);
    assertThat(ignored.grid()).isEqualTo(sukaku.grid());
    assertThat(ignored.notices()).hasSize(1);
  }

  /** A single candidate looks like a value there. */
  @Test
  void aTextOfCandidatesOnlyIsAPuzzleOfCandidates() {
    Puzzle puzzle = (Puzzle) entries("4 12 13 123\n12 34 12 34\n12 34 34 12\n34 12 34 12\n").get(0);
    assertThat(puzzle.isOfCandidates()).isTrue();
    Puzzle given = CandidateUse.AS_STATED.applyTo(puzzle);
    assertThat(given.grid().shape().rule(GivenCandidates.class)).isPresent();
  }

  @Test
  void notesOfAPlayerAreIgnoredWithARemarkUnlessTheyAreSaidToBeGiven() {
    String json = "{\"givens\":\"1...............\",\"marks\":{\"r4c4\":[2]}}";
    Puzzle puzzle = (Puzzle) entries(json).get(0);
    assertThat(CandidateUse.AS_STATED.applyTo(puzzle).grid()).isEqualTo(puzzle.grid());
    assertThat(CandidateUse.AS_STATED.applyTo(puzzle).notices()).hasSize(1);
    Shape given = CandidateUse.GIVEN.applyTo(puzzle).grid().shape();
    assertThat(given.rule(GivenCandidates.class).orElseThrow().lines(given))
        .containsExactly("r4c4 = 2");
  }

  @Test
  void givenCandidatesAreWrittenAsJsonAndReadAgain() {
    Grid grid =
        CandidateUse.AS_STATED.applyTo((Puzzle) entries("12 34 1234 13\n".repeat(4)).get(0)).grid();
    String json = new JsonPuzzleWriter().write(grid);
    assertThat(((Puzzle) entries(json).get(0)).grid()).isEqualTo(grid);
  }
}
