package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that an input is either read as a problem or rejected with one sentence that states the
 * position and the cause.
 */
class PuzzleEntryTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9, 16, 25})
  void aPuzzleOfAnySizeIsOpened(int size) {
    Grid grid = Grid.empty(Shape.ofSize(size)).with(0, size);
    Reading reading = PuzzleEntry.ofText("Puzzle", "Clipboard", grid.toLine());
    assertThat(reading).isInstanceOf(Reading.Opened.class);
    Problem problem = ((Reading.Opened) reading).problem();
    assertThat(((Problem.Sudoku) problem).grid().toLine()).isEqualTo(grid.toLine());
  }

  @Test
  void aTextOfAnotherProgramIsOpenedWithARemark() {
    Reading reading = PuzzleEntry.ofClipboard("key " + Runs.EASY + " 2.3\n");
    assertThat(reading)
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> {
              assertThat(((Problem.Sudoku) opened.problem()).grid())
                  .isEqualTo(Grid.ofLine(Runs.EASY));
              assertThat(opened.remark().orElseThrow()).contains("the other columns are ignored");
            });
  }

  @Test
  void aFileIsTitledByItsName() throws IOException {
    Path file = Files.writeString(folder.resolve("week3.sdk"), Runs.EASY + "\n");
    assertThat(FileEntry.of(file))
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> {
              assertThat(opened.title()).isEqualTo("week3.sdk");
              assertThat(opened.remark()).isEmpty();
            });
  }

  @Test
  void theFirstOfManyPuzzlesIsOpenedAndThisIsReported() throws IOException {
    Path file = Files.writeString(folder.resolve("many.txt"), Runs.EASY + "\n" + Runs.HARD + "\n");
    assertThat(FileEntry.of(file))
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> {
              assertThat(((Problem.Sudoku) opened.problem()).grid())
                  .isEqualTo(Grid.ofLine(Runs.EASY));
              assertThat(opened.remark())
                  .hasValue("many.txt holds more than one puzzle; this is the first.");
            });
  }

  @Test
  void aGraphIsOpenedWithTheNumberOfColoursAfterItsName() throws IOException {
    Files.writeString(folder.resolve("ring.col"), "p edge 3 4\ne 1 2\ne 2 3\ne 3 1\ne 3 3\n");
    assertThat(FileEntry.of(folder.resolve("ring.col:3")))
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> {
              assertThat(opened.title()).isEqualTo("ring in 3 colours");
              assertThat(opened.remark().orElseThrow()).contains("ring.col:5:", "left out");
            });
    for (String name : List.of("ring.col:x", "ring.col:0", "none.col:3")) {
      assertThat(FileEntry.of(folder.resolve(name)))
          .isInstanceOfSatisfying(
              Reading.Refused.class,
              refused ->
                  assertThat(refused.sentence()).contains(".col").doesNotContain("Exception"));
    }
  }

  /** A dialog of files has no place for the number of colours. */
  @Test
  void aGraphAloneIsOpenedWithTheColoursOfAGreedyColouring() throws IOException {
    Files.writeString(
        folder.resolve("ring.col"), "p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n");
    assertThat(FileEntry.of(folder.resolve("ring.col")))
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> {
              assertThat(opened.title()).isEqualTo("ring in 3 colours");
              assertThat(opened.remark())
                  .hasValue(
                      "3 colours, as many as a greedy colouring takes."
                          + " Open ring.col:4 for another number, such as 4.");
            });
    assertThat(FileEntry.of(folder.resolve("none.col"))).isInstanceOf(Reading.Refused.class);
  }

  @Test
  void anInstanceOfXcsp3IsOpened() throws IOException {
    Path file = folder.resolve("small.xml");
    Files.writeString(
        file,
        "<instance format=\"XCSP3\" type=\"CSP\"><variables><array id=\"x\" size=\"[2]\"> 1..2"
            + " </array></variables><constraints><allDifferent> x[] </allDifferent></constraints>"
            + "</instance>");
    assertThat(FileEntry.of(file)).isInstanceOf(Reading.Opened.class);
    Files.writeString(file, "<instance>");
    assertThat(FileEntry.of(file)).isInstanceOf(Reading.Refused.class);
    Files.writeString(file, "<opensudoku><game data='1.....2..3.....4'/></opensudoku>");
    assertThat(FileEntry.of(file))
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> assertThat(opened.problem()).isInstanceOf(Problem.Sudoku.class));
  }

  @Test
  void conflictingGivensAreReportedBeforeAnySolverStarts() {
    assertThat(PuzzleEntry.ofText("Puzzle", "Text", "55" + ".".repeat(79)))
        .isInstanceOfSatisfying(
            Reading.Opened.class,
            opened -> assertThat(opened.remark().orElseThrow()).contains("r1c1", "r1c2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7z|Text:1:81:",
        "''|Text",
        "no puzzle at all|Text:1:1:"
      })
  void invalidPuzzlesAreRejectedInOneSentenceWithTheirPosition(String content, String place) {
    assertThat(PuzzleEntry.ofText("Puzzle", "Text", content))
        .isInstanceOfSatisfying(
            Reading.Refused.class,
            refused -> assertThat(refused.sentence()).startsWith(place).doesNotContain("\n"));
  }

  @Test
  void unreadableInputIsRejectedInOneSentence() throws IOException {
    Path binary = Files.write(folder.resolve("picture.png"), new byte[] {(byte) 0x89, 0, 1, 2});
    for (Path file : new Path[] {folder, folder.resolve("missing.sdk"), binary}) {
      assertThat(FileEntry.of(file))
          .isInstanceOfSatisfying(
              Reading.Refused.class,
              refused ->
                  assertThat(refused.sentence())
                      .contains(String.valueOf(file.getFileName()))
                      .doesNotContain("\n", "Exception"));
    }
  }

  @Test
  void everyProblemOfTheGalleryIsOpenedByItsExample() {
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      assertThat(PuzzleEntry.ofGallery(entry.usage(), 1))
          .as(entry.usage())
          .isInstanceOf(Reading.Opened.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens", "queens:", "queens:x", "queens:0", "australia:3", "nothing:8"})
  void anInvalidProblemIsRejectedInOneSentence(String usage) {
    assertThat(PuzzleEntry.ofGallery(usage, 1))
        .isInstanceOfSatisfying(
            Reading.Refused.class,
            refused -> assertThat(refused.sentence()).isNotBlank().doesNotContain("Exception"));
  }
}
