package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.GridConflicts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reads every puzzle of a long file: those in the repository, and public ones if they exist. */
class PuzzleSetsTest {

  private static final Path OURS = Path.of("../data/sudoku");
  private static final Path PUBLIC = Path.of("../../shared/data/sudoku");

  /** A file with so many puzzles, each with a number of givens in this range. */
  private record Listed(Path file, int puzzles, int fewest, int most) {

    @Override
    public String toString() {
      return file.getFileName().toString();
    }
  }

  static Stream<Listed> sets() {
    Stream<Listed> ours =
        Stream.of(
            new Listed(OURS.resolve("easy.txt"), 50, 25, 48),
            new Listed(OURS.resolve("medium.txt"), 50, 23, 30),
            new Listed(OURS.resolve("hard.txt"), 50, 22, 32),
            new Listed(OURS.resolve("unfair.txt"), 50, 22, 28),
            new Listed(OURS.resolve("extreme.txt"), 50, 23, 27),
            new Listed(OURS.resolve("minimal.txt"), 500, 22, 28),
            new Listed(OURS.resolve("20-givens.txt"), 30, 20, 20),
            new Listed(OURS.resolve("19-givens.txt"), 1, 19, 19),
            new Listed(OURS.resolve("hardest.txt"), 95, 20, 26),
            new Listed(OURS.resolve("hardest-alldifferent.txt"), 95, 22, 27),
            new Listed(OURS.resolve("several-solutions.txt"), 500, 20, 27),
            new Listed(OURS.resolve("unsatisfiable.txt"), 200, 23, 29));
    Stream<Listed> publicOnes =
        Stream.of(
            new Listed(PUBLIC.resolve("17-clue.txt"), 10_000, 17, 17),
            new Listed(PUBLIC.resolve("unbiased.txt"), 500, 22, 29),
            new Listed(PUBLIC.resolve("top1465-half.txt"), 733, 17, 40),
            new Listed(PUBLIC.resolve("top95.txt"), 95, 17, 40),
            new Listed(PUBLIC.resolve("hardest-11plus.txt"), 4_877, 17, 40),
            new Listed(PUBLIC.resolve("hardest-1106.txt"), 188, 17, 40),
            new Listed(PUBLIC.resolve("multiple-solutions.txt"), 3_000, 17, 70));
    return Stream.concat(ours, publicOnes.filter(set -> Files.exists(set.file())));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sets")
  void everyPuzzleOfASetIsRead(Listed set) throws IOException {
    int count = 0;
    try (PuzzleReader reader = PuzzleReader.open(set.file())) {
      while (reader.hasNext()) {
        Entry entry = reader.next();
        assertThat(entry).isInstanceOf(Puzzle.class);
        Grid grid = ((Puzzle) entry).grid();
        assertThat(grid.filled()).as("%s", entry).isBetween(set.fewest(), set.most());
        assertThat(GridConflicts.in(grid).isEmpty()).as("%s", entry).isTrue();
        count++;
      }
    }
    assertThat(count).isEqualTo(set.puzzles());
  }
}
