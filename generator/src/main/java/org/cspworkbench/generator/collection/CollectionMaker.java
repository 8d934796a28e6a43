package org.cspworkbench.generator.collection;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.sudoku.Shape;

/**
 * Makes the puzzles of the collection. Those of the first difficulty are the puzzles 1 to 200 of
 * the seed, those of the next 201 to 400, and so on, so that no two have the same solution.
 */
public final class CollectionMaker {

  /** How many puzzles there are of each difficulty. */
  static final int PUZZLES_A_DIFFICULTY = 200;

  /** In the order of the collection. */
  private static final ImmutableList<Difficulty> DIFFICULTIES =
      ImmutableList.copyOf(Difficulty.values());

  private static final long SEED = 2026;

  private CollectionMaker() {}

  /**
   * Writes the collection to the file that the only argument names.
   *
   * @throws IOException if it cannot be written
   */
  public static void main(String[] args) throws IOException {
    ImmutableList.Builder<CollectedPuzzle> puzzles = ImmutableList.builder();
    for (Difficulty difficulty : DIFFICULTIES) {
      for (int index = 0; index < PUZZLES_A_DIFFICULTY; index++) {
        puzzles.add(make(difficulty, index));
      }
    }
    Files.writeString(
        Path.of(args[0]),
        CollectionFormat.CODEC.forPeople(new PuzzleCollection(SEED, puzzles.build())));
  }

  /** Makes the puzzle of this index, from 0, among those of {@code difficulty}. */
  static CollectedPuzzle make(Difficulty difficulty, int index) {
    long number = 1L + (long) DIFFICULTIES.indexOf(difficulty) * PUZZLES_A_DIFFICULTY + index;
    GeneratedPuzzle made =
        PuzzleGenerator.of(PuzzleRequest.of(Shape.ofSize(9)).withGivens(difficulty))
            .generate(SEED, number, Limits.none())
            .orElseThrow();
    Rating rating = made.rating();
    return new CollectedPuzzle(
        number, difficulty, made.puzzle(), rating.score(), rating.hardest().orElseThrow());
  }
}
