package org.cspworkbench.generator.collection;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.generator.Difficulty;

/**
 * 1,000 puzzles of plain 9×9, 200 of each difficulty, at once. They were made by {@link
 * CollectionMaker}, which makes the same ones again.
 */
public final class PuzzleCollection {

  private static final String RESOURCE = "puzzles.json";

  private static final Supplier<PuzzleCollection> SHIPPED =
      Suppliers.memoize(PuzzleCollection::read);

  private final long seed;
  private final ImmutableListMultimap<Difficulty, CollectedPuzzle> puzzles;

  PuzzleCollection(long seed, Iterable<CollectedPuzzle> puzzles) {
    this.seed = seed;
    this.puzzles = Multimaps.index(puzzles, CollectedPuzzle::difficulty);
  }

  /** Returns the collection of the program; it is read at the first call. */
  public static PuzzleCollection shipped() {
    return SHIPPED.get();
  }

  private static PuzzleCollection read() {
    try {
      return CollectionFormat.CODEC.read(
          RESOURCE,
          Resources.toString(
              Resources.getResource(PuzzleCollection.class, RESOURCE), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (UnreadableException e) {
      throw new IllegalStateException(e.sentence(), e);
    }
  }

  /** Returns the seed from which all of it was made. */
  public long seed() {
    return seed;
  }

  /** Returns the puzzles of one difficulty, by their numbers. */
  public ImmutableList<CollectedPuzzle> puzzles(Difficulty difficulty) {
    return puzzles.get(difficulty);
  }

  /**
   * Returns all puzzles, by their numbers: those of the first difficulty, then those of the next.
   */
  public ImmutableList<CollectedPuzzle> puzzles() {
    return puzzles.values().asList();
  }
}
