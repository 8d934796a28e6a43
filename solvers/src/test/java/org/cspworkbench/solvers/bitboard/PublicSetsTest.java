package org.cspworkbench.solvers.bitboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Solvers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Public collections of puzzles, where they are at hand. */
class PublicSetsTest {

  private static final Path FOLDER = Path.of("../../shared/data/sudoku");
  private static final Solver BITBOARD = Solvers.byId("bitboard");
  private static final Settings TWO = Settings.defaults().withSolutions(2, 2);

  private static List<String> lines(String file) throws IOException {
    Path path = FOLDER.resolve(file);
    assumeTrue(Files.exists(path), "the collection " + file + " is not at hand");
    return Files.readAllLines(path);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "17-clue.txt, 1",
    "unbiased.txt, 1",
    "top95.txt, 1",
    "top1465-half.txt, 1",
    "hardest-1106.txt, 1",
    "hardest-11plus.txt, 1",
    "multiple-solutions.txt, 2"
  })
  void everyPuzzleHasTheSolutionsThatItIsKnownFor(String file, int solutions) throws IOException {
    for (String line : lines(file)) {
      Problem.Sudoku puzzle = sudoku(line.substring(0, 81));
      assertThat(BITBOARD.solve(puzzle, TWO, null).solutions())
          .as(line)
          .hasSize(solutions)
          .doesNotHaveDuplicates()
          .allMatch(solution -> puzzle.filledWith(solution).isSolved());
    }
  }

  /** The same verdict, and where there is one solution, the same. */
  @Tag("slow")
  @ParameterizedTest(name = "{0} on {1}, one in {2}")
  @CsvSource({
    "mac-alldifferent, 17-clue.txt, 5",
    "mac-alldifferent, unbiased.txt, 1",
    "mac-alldifferent, top95.txt, 1",
    "mac-alldifferent, top1465-half.txt, 1",
    "mac-alldifferent, hardest-1106.txt, 1",
    "mac-alldifferent, hardest-11plus.txt, 10",
    "mac-alldifferent, multiple-solutions.txt, 2",
    "exact-cover, 17-clue.txt, 5",
    "exact-cover, unbiased.txt, 1",
    "exact-cover, top95.txt, 1",
    "exact-cover, top1465-half.txt, 1",
    "exact-cover, hardest-1106.txt, 1",
    "exact-cover, hardest-11plus.txt, 10",
    "exact-cover, multiple-solutions.txt, 2"
  })
  void othersAgree(String id, String file, int step) throws IOException {
    List<String> lines = lines(file);
    Solver referee = Solvers.byId(id);
    for (int i = 0; i < lines.size(); i += step) {
      Problem.Sudoku puzzle = sudoku(lines.get(i).substring(0, 81));
      Result expected = referee.solve(puzzle, TWO, null);
      Result found = BITBOARD.solve(puzzle, TWO, null);
      assertThat(found.solutionCount()).as(lines.get(i)).isEqualTo(expected.solutionCount());
      if (expected.solutionCount() == 1) {
        assertThat(found.solutions()).as(lines.get(i)).isEqualTo(expected.solutions());
      }
    }
  }
}
