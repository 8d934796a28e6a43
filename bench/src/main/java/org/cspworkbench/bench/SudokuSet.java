package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.dig.RandomDig;
import org.cspworkbench.generator.dig.Symmetry;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.SudokuCsp;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/**
 * Puzzles to solve.
 *
 * @param description which they are, in one line
 * @param lines one puzzle each
 */
record SudokuSet(String description, ImmutableList<String> lines) {

  private static final Path UNBIASED = Path.of("../shared/data/sudoku/unbiased.txt");

  private static final int GENERATED = 500;
  private static final int GIVENS = 24;
  private static final long SEED = 24;

  /** The public collection of 95 hard puzzles, as problems of one structure. */
  static ImmutableList<Csp> top95() {
    return read("../shared/data/sudoku/top95.txt").lines().stream()
        .map(line -> SudokuCsp.of(Grid.ofLine(line)).csp())
        .collect(ImmutableList.toImmutableList());
  }

  /** The unbiased set where it is at hand, otherwise puzzles that are made for this. */
  static SudokuSet standard() {
    return Files.exists(UNBIASED) ? read(UNBIASED.toString()) : generated();
  }

  /**
   * The puzzles of a file.
   *
   * @throws IllegalArgumentException if something in it is no puzzle
   */
  static SudokuSet read(String file) {
    try (PuzzleReader reader = PuzzleReader.open(Path.of(file))) {
      ImmutableList<String> lines =
          Streams.stream(reader).map(SudokuSet::line).collect(ImmutableList.toImmutableList());
      return new SudokuSet("%,d puzzles of %s".formatted(lines.size(), file), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String line(Entry entry) {
    if (entry instanceof Fault fault) {
      throw new IllegalArgumentException(fault.message());
    }
    return ((Puzzle) entry).grid().toLine();
  }

  private static SudokuSet generated() {
    Shape nine = Shape.ofSize(9);
    TemplateShuffle fill = new TemplateShuffle(nine);
    RandomDig dig = new RandomDig(nine, Symmetry.NONE, GIVENS);
    ImmutableList<String> lines =
        LongStream.range(0, GENERATED)
            .mapToObj(
                k -> {
                  RandomStream random = new RandomStream(SEED);
                  random.startStream(k);
                  return dig.dig(fill.next(random), random, () -> false).puzzle().toLine();
                })
            .collect(ImmutableList.toImmutableList());
    return new SudokuSet(
        "%,d puzzles made by the generator from seed %d, dug to %d givens or as near as they go (%s is not there)"
            .formatted(lines.size(), SEED, GIVENS, UNBIASED),
        lines);
  }
}
