package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.sudoku.format.Reading.entries;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.JigsawRegions;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.SampleGrids;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a format writes is read again, several puzzles to a file, and keeps what it can. */
final class RoundTripTest {

  static Stream<Arguments> sizesAndFormats() {
    return Shape.usualSizes().stream()
        .flatMap(size -> Stream.of(PuzzleFormat.values()).map(format -> Arguments.of(size, format)))
        .filter(
            arguments ->
                ((PuzzleFormat) arguments.get()[1])
                    .writer()
                    .canWrite(Shape.ofSize((int) arguments.get()[0])));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("sizesAndFormats")
  void whatIsWrittenIsReadAgain(int size, PuzzleFormat format) {
    Shape shape = Shape.ofSize(size);
    StringBuilder file = new StringBuilder();
    List<Grid> grids =
        Stream.of(
                SampleGrids.puzzle(shape, 1),
                Grid.empty(shape),
                SampleGrids.solved(shape),
                played(SampleGrids.puzzle(shape, 2), 3))
            .toList();
    grids.forEach(grid -> file.append(format.writer().write(grid)));
    List<Entry> entries = entries(file.toString());
    assertThat(entries).as(file.toString()).hasSize(4).allMatch(entry -> entry instanceof Puzzle);
    for (int i = 0; i < grids.size(); i++) {
      assertThat(((Puzzle) entries.get(i)).grid())
          .as(file.toString())
          .isEqualTo(tellsValuesFromGivens(format) ? grids.get(i) : allGiven(grids.get(i)));
    }
  }

  /** Notes that are not simply the candidates that the grid leaves. */
  @ParameterizedTest
  @EnumSource(
      value = PuzzleFormat.class,
      names = {"JSON", "CANDIDATES", "LIBRARY"})
  void notesAreKept(PuzzleFormat format) {
    Random random = new Random(7);
    for (int trial = 0; trial < 200; trial++) {
      Grid grid = played(SampleGrids.puzzle(Shape.ofSize(9), trial), trial);
      PencilMarks marks = fewer(PencilMarks.candidatesOf(grid), random);
      Puzzle puzzle = (Puzzle) entries(format.writer().write(grid, marks)).get(0);
      assertThat(puzzle.marks()).as(format.writer().write(grid, marks)).isEqualTo(marks);
    }
  }

  /** Two thirds of the notes, and at least one where there is any. */
  private static PencilMarks fewer(PencilMarks marks, Random random) {
    int[] masks = marks.masks().toArray();
    for (int cell = 0; cell < masks.length; cell++) {
      int kept = 0;
      for (int value = 1; value <= 9; value++) {
        kept |= random.nextInt(3) > 0 ? masks[cell] & 1 << (value - 1) : 0;
      }
      masks[cell] = kept == 0 ? masks[cell] : kept;
    }
    return new PencilMarks(ImmutableIntArray.copyOf(masks));
  }

  @Test
  void jsonKeepsEveryKindOfShape() {
    ImmutableIntArray columnsAsRegions =
        ImmutableIntArray.copyOf(Shape.ofSize(9).cells().map(cell -> (cell / 9 + cell) % 9));
    List<Shape> shapes =
        ImmutableList.of(
            Shape.of(3, 2),
            Shape.of(3, 7),
            Shape.ofSize(9).with(Variant.DIAGONALS).with(Variant.ANTI_KNIGHT),
            Shape.ofSize(9).with(Variant.WINDOWS),
            Shape.ofSize(9).with(new JigsawRegions(columnsAsRegions)),
            Shape.ofSize(16)
                .with(
                    new Cages(
                        ImmutableList.of(
                            new Cage(ImmutableIntArray.of(0, 1, 16), 20),
                            new Cage(ImmutableIntArray.of(2, 33), OptionalInt.empty()),
                            new Cage(ImmutableIntArray.of(255), 16)))));
    for (Shape shape : shapes) {
      Grid grid = played(SampleGrids.puzzle(shape, 5), 6);
      Puzzle puzzle = (Puzzle) entries(new JsonPuzzleWriter().write(grid)).get(0);
      assertThat(puzzle.grid().shape()).isSameAs(shape);
      assertThat(puzzle.grid()).isEqualTo(grid);
    }
  }

  /** Random walks over boards of any usual size. */
  @Test
  void jsonKeepsThermometers() {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      List<Integer> sizes = Shape.usualSizes().asList();
      Shape plain = Shape.ofSize(sizes.get(random.nextInt(sizes.size())));
      Shape shape = plain.with(thermometers(plain, random));
      Grid grid = Grid.empty(shape).with(random.nextInt(shape.cellCount()), 1);
      String text = new JsonPuzzleWriter().write(grid);
      Puzzle puzzle = (Puzzle) entries(text).get(0);
      assertThat(puzzle.grid().shape()).as("seed %d: %s", seed, text).isSameAs(shape);
      assertThat(puzzle.grid()).as("seed %d: %s", seed, text).isEqualTo(grid);
    }
  }

  private static Thermometers thermometers(Shape shape, Random random) {
    ImmutableList.Builder<Thermometer> all = ImmutableList.builder();
    for (int t = random.nextInt(6); t >= 0; t--) {
      int[] path = new int[2 + random.nextInt(shape.size() - 1)];
      int left = random.nextInt(shape.size() - path.length + 1);
      int row = random.nextInt(shape.size());
      boolean runsLeft = random.nextBoolean();
      for (int k = 0; k < path.length; k++) {
        path[runsLeft ? path.length - 1 - k : k] = shape.cell(row, left + k);
        row = Math.max(0, Math.min(shape.size() - 1, row + random.nextInt(3) - 1));
      }
      all.add(new Thermometer(ImmutableIntArray.copyOf(path)));
    }
    return new Thermometers(all.build());
  }

  @Test
  void whatAFormCannotSayItDoesNotWrite() {
    Shape x = Shape.ofSize(9).with(Variant.DIAGONALS);
    for (PuzzleFormat format : PuzzleFormat.values()) {
      boolean any = format == PuzzleFormat.JSON;
      assertThat(format.writer().canWrite(x)).as("%s", format).isEqualTo(any);
      assertThat(format.writer().canWrite(Shape.of(3, 2))).as("%s", format).isEqualTo(any);
      assertThat(format.writer().canWrite(Shape.ofSize(9))).as("%s", format).isTrue();
    }
  }

  private static boolean tellsValuesFromGivens(PuzzleFormat format) {
    return format == PuzzleFormat.JSON || format == PuzzleFormat.LIBRARY;
  }

  private static Grid allGiven(Grid grid) {
    return Grid.ofGivens(grid.shape(), grid.shape().cells().map(grid::value).toArray());
  }

  /** With a few values filled in, right or wrong. */
  private static Grid played(Grid puzzle, long seed) {
    Random random = new Random(seed);
    Grid grid = puzzle;
    for (int i = 0; i < 5; i++) {
      int cell = random.nextInt(grid.shape().cellCount());
      grid = grid.isGiven(cell) ? grid : grid.with(cell, 1 + random.nextInt(grid.shape().size()));
    }
    return grid;
  }
}
