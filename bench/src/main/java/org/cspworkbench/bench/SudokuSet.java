package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.sudoku.Grid;
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

  private static final Path FOLDER = Path.of("data/sudoku");

  /** Returns the set of this name in the repository, made by the generator. */
  static SudokuSet ours(String name) {
    return read(FOLDER.resolve(name + ".txt").toString());
  }

  /** Returns the set whose file is the argument of a measurement, or our minimal puzzles. */
  static SudokuSet ofArgument(List<String> arguments) {
    return arguments.isEmpty() ? ours("minimal") : read(arguments.get(0));
  }

  /** Returns every one in {@code step} of the puzzles. */
  ImmutableList<String> everyOneIn(int step) {
    return IntStream.range(0, lines.size())
        .filter(k -> k % step == 0)
        .mapToObj(lines::get)
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the puzzles as problems of one structure. */
  ImmutableList<Csp> csps() {
    return lines.stream()
        .map(line -> SudokuCsp.of(Grid.ofLine(line)))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns the puzzles of a file.
   *
   * @throws IllegalArgumentException if it does not exist, or something in it is no puzzle
   */
  static SudokuSet read(String file) {
    checkArgument(Files.exists(Path.of(file)), "there is no file %s", file);
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
}
