package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Puzzles of a file. Those in the repository were made by the generator; public ones are used in
 * addition if they exist.
 *
 * @param file one puzzle on each line
 * @param solutions how many solutions each puzzle has: none, one, or several, which is 2
 */
public record PuzzleSet(Path file, int solutions) {

  /** For {@code @MethodSource}: {@link #ours()}. */
  public static final String OURS = "org.cspworkbench.solvers.PuzzleSet#ours";

  /** For {@code @MethodSource}: {@link #publicOnes()}. */
  public static final String PUBLIC = "org.cspworkbench.solvers.PuzzleSet#publicOnes";

  private static final Path FOLDER = Path.of("../data/sudoku");
  private static final Path PUBLIC_FOLDER = Path.of("../../shared/data/sudoku");

  /** The sets in the repository. */
  public static Stream<PuzzleSet> ours() {
    return Stream.concat(
        Stream.of(
                "easy",
                "medium",
                "hard",
                "unfair",
                "extreme",
                "minimal",
                "19-givens",
                "20-givens",
                "hardest",
                "hardest-alldifferent")
            .map(name -> ours(name, 1)),
        Stream.of(ours("several-solutions", 2), ours("unsatisfiable", 0)));
  }

  /** The set of this name in the repository. */
  public static PuzzleSet ours(String name, int solutions) {
    return new PuzzleSet(FOLDER.resolve(name + ".txt"), solutions);
  }

  /** The public sets that exist here, perhaps none. */
  public static Stream<PuzzleSet> publicOnes() {
    return Stream.of(
            publicOne("17-clue", 1),
            publicOne("unbiased", 1),
            publicOne("top95", 1),
            publicOne("top1465-half", 1),
            publicOne("hardest-1106", 1),
            publicOne("hardest-11plus", 1),
            publicOne("multiple-solutions", 2))
        .filter(set -> Files.exists(set.file()));
  }

  private static PuzzleSet publicOne(String name, int solutions) {
    return new PuzzleSet(PUBLIC_FOLDER.resolve(name + ".txt"), solutions);
  }

  /** The puzzles. */
  public ImmutableList<String> lines() {
    try {
      return Files.readAllLines(file).stream()
          .map(line -> line.substring(0, 81))
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** So many of the puzzles, or all, spread from the beginning to the end. */
  public ImmutableList<String> sample(int puzzles) {
    ImmutableList<String> lines = lines();
    return Stream.iterate(0, k -> k < puzzles, k -> k + 1)
        .map(k -> lines.get((int) ((long) lines.size() * k / puzzles)))
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public String toString() {
    return file.getFileName().toString();
  }
}
