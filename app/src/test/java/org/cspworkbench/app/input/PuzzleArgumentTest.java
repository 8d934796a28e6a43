package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.format.CandidateUse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the interpretation of puzzle arguments. */
final class PuzzleArgumentTest {

  private static final InputStream NOTHING = InputStream.nullInputStream();
  private static final ProblemSource.Understanding AS_STATED =
      new ProblemSource.Understanding(CandidateUse.AS_STATED, remark -> {});

  @TempDir private Path folder;

  @Test
  void puzzlesOfEverySizeAreRecognized() throws IOException {
    for (int size : Shape.usualSizes()) {
      for (long seed = 0; seed < 20; seed++) {
        Random random = new Random(seed);
        int[] givens =
            random
                .ints((long) size * size, -size, size + 1)
                .map(value -> Math.max(0, value))
                .toArray();
        Grid grid = Grid.ofGivens(Shape.ofSize(size), givens);
        assertThat(read(grid.toLine(), NOTHING))
            .as("size %d, seed %d", size, seed)
            .containsExactly(grid);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puzzles.txt",
        "top95.txt",
        "2026-11-21.sdk",
        "my_favourite_puzzles_of_2026.txt",
        "data/000000000000000000000000000000",
        "17",
        "x"
      })
  void namesOfFilesAreTakenForFilesAlsoIfThereIsNone(String name) throws IOException {
    try (ProblemSource source = PuzzleArgument.open(name, NOTHING, AS_STATED)) {
      assertThat(source.next()).isEqualTo(new BadInput(name + ": there is no such file"));
      assertThat(source.hasNext()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7?",
        "53..7....\n6..195...",
        "<opensudoku><game data='1'/></opensudoku>",
        " [[5, 3, 1]]",
        "<html>",
      })
  void invalidPuzzlesAreNotTreatedAsFiles(String puzzle) throws IOException {
    try (ProblemSource source = PuzzleArgument.open(puzzle, NOTHING, AS_STATED)) {
      assertThat(source.next())
          .isInstanceOfSatisfying(
              BadInput.class, fault -> assertThat(fault.sentence()).startsWith("the argument:"));
    }
  }

  @Test
  void documentsAreRecognizedByTheirContent() throws IOException {
    String line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    String xml =
        "<?xml version='1.0'?><opensudoku><game data='"
            + line.replace('.', '0')
            + "'/></opensudoku>";
    assertThat(read(xml, NOTHING)).containsExactly(Grid.ofLine(line));
    assertThat(read("\t{\"givens\": \"" + line + "\"}", NOTHING))
        .containsExactly(Grid.ofLine(line));
  }

  @Test
  void aFileTakesPrecedenceOverAPuzzleOfTheSameName() throws IOException {
    Path file = folder.resolve("1.....2..3.....4");
    Files.writeString(file, ".".repeat(16));
    assertThat(read(file.toString(), NOTHING)).containsExactly(Grid.empty(Shape.ofSize(4)));
  }

  @Test
  void aDashStandsForStandardInput() throws IOException {
    InputStream input =
        new ByteArrayInputStream(("1" + ".".repeat(15) + "\n").repeat(3).getBytes(UTF_8));
    assertThat(read("-", input)).hasSize(3);
  }

  private static List<Grid> read(String argument, InputStream standardInput) throws IOException {
    List<Grid> grids = new ArrayList<>();
    try (ProblemSource source = PuzzleArgument.open(argument, standardInput, AS_STATED)) {
      while (source.hasNext()) {
        Item item = source.next();
        assertThat(item).isInstanceOf(NamedProblem.class);
        grids.add(((Problem.Sudoku) ((NamedProblem) item).problem()).grid());
      }
    }
    return grids;
  }
}
