package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.sudoku.Conflicts;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads the public collections where they are at hand. */
class PublicPuzzlesTest {

  private static final Path FOLDER = Path.of("../../shared/data/sudoku");

  @ParameterizedTest
  @CsvSource({
    "17-clue.txt, 10000, 17, 17",
    "unbiased.txt, 500, 22, 29",
    "top1465-half.txt, 733, 17, 40",
    "top95.txt, 95, 17, 40",
    "hardest-11plus.txt, 4877, 17, 40",
    "hardest-1106.txt, 188, 17, 40",
    "multiple-solutions.txt, 3000, 17, 70",
  })
  void everyPuzzleOfACollectionIsRead(String name, int puzzles, int fewest, int most)
      throws IOException {
    Path file = FOLDER.resolve(name);
    assumeTrue(Files.exists(file), "the collection " + name + " is not at hand");
    int count = 0;
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      while (reader.hasNext()) {
        Entry entry = reader.next();
        assertThat(entry).isInstanceOf(Puzzle.class);
        Grid grid = ((Puzzle) entry).grid();
        assertThat(grid.filled()).as("%s", entry).isBetween(fewest, most);
        assertThat(Conflicts.in(grid).isEmpty()).as("%s", entry).isTrue();
        count++;
      }
    }
    assertThat(count).isEqualTo(puzzles);
  }
}
